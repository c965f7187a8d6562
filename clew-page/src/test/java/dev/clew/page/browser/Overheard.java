package dev.clew.page.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;

/** What a page and its engine say to each other: tests read questions, hold them back, and change answers. */
final class Overheard {
    private static final String SCRIPT = """
            {
                const engine = { asked: [], hold: "", held: null, retell: null };
                window.overheard = engine;
                const answered = ({ data }, asked) => {
                    const [question, pattern, words] = engine.retell ?? [];
                    const told = question && data.body && asked === question;
                    return told ? { ...data, body: data.body.replace(new RegExp(pattern), () => words) } : data;
                };
                window.Worker = class extends Worker {
                    postMessage(message) {
                        engine.asked.push(message);
                        this.question = message.question;
                        if (engine.hold === message.question) {
                            engine.hold = "";
                            engine.held = () => super.postMessage(message);
                        } else {
                            super.postMessage(message);
                        }
                    }

                    addEventListener(type, listener) {
                        super.addEventListener(type, (event) =>
                            listener(type === "message" ? { data: answered(event, this.question) } : event));
                    }
                };
            }
            """;

    private final Page page;

    private Overheard(Page page) {
        this.page = page;
    }

    /** Listens to all pages of a context that are opened from now on. */
    static void listen(BrowserContext context) {
        context.addInitScript(SCRIPT);
    }

    static Overheard on(Page page) {
        return new Overheard(page);
    }

    /** The body of the last question of a kind, once there is one. */
    String lastAsked(String question) {
        String last = "name => overheard.asked.findLast((one) => one.question === name)?.body ?? null";
        page.waitForCondition(() -> page.evaluate(last, question) != null);
        return (String) page.evaluate(last, question);
    }

    /** Forgets what was asked. */
    Overheard anew() {
        page.evaluate("overheard.asked.length = 0");
        return this;
    }

    /** Holds the next question of a kind back; later ones are answered. */
    void hold(String question) {
        page.evaluate("name => (overheard.hold = name)", question);
    }

    /** Waits until the question that is to be held back was asked. */
    void awaitHeld() {
        page.waitForCondition(() -> Boolean.TRUE.equals(page.evaluate("overheard.held !== null")));
    }

    /** Lets the engine have what was held back. */
    void release() {
        page.evaluate("() => { const go = overheard.held; overheard.held = null; go(); }");
    }

    /** Changes the answers to questions of a kind. */
    void retell(String question, String pattern, String words) {
        page.evaluate("retell => (overheard.retell = retell)", List.of(question, pattern, words));
    }
}
