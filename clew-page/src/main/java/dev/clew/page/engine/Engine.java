package dev.clew.page.engine;

import dev.clew.desk.service.Reply;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** What JavaScript calls: questions as the API takes them, and its replies. For one worker, which is one thread. */
public final class Engine {
    private static final LocalApi API = new LocalApi(Engine::seed);

    private Engine() {}

    /** Nothing has to happen before the first question. */
    public static void main(String[] arguments) {}

    /** Receives progress while a puzzle is made. */
    @JSFunctor
    public interface Listener extends JSObject {
        /** Takes how far it is, as JSON. */
        void hear(String progress);
    }

    /** The reply to a question: an object with {@code status}, {@code type} and {@code body}. */
    @JSExport
    public static JSObject ask(String question, String body, Listener listener) {
        Reply reply = API.reply(question, body, listener::hear);
        return toJs(reply.status(), reply.type(), reply.body());
    }

    @JSBody(
            params = {"status", "type", "body"},
            script = "return {status: status, type: type, body: body};")
    private static native JSObject toJs(int status, String type, String body);

    private static long seed() {
        return (long) random() << 32 | random() & 0xFFFF_FFFFL;
    }

    @JSBody(script = "return crypto.getRandomValues(new Int32Array(1))[0];")
    private static native int random();
}
