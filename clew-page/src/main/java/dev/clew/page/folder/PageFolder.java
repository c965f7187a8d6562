package dev.clew.page.folder;

import dev.clew.page.build.ClassPathFiles;
import dev.clew.page.build.Digests;
import dev.clew.page.build.EngineBuild;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The page as a folder of static files that any host can serve from any path: every reference is relative. Its sources
 * lie on the class path, the engine in a folder.
 */
public final class PageFolder {
    private static final String PAGE = "dev/clew/page/files/";
    private static final String FONTS = "dev/clew/press/fonts/";
    private static final String GUIDE = "dev/clew/page/guide/index.html";
    private static final String INDEX = "index.html";
    private static final String WORKER = "engine/worker.js";
    private static final String SERVICE_WORKER = "sw.js";
    private static final String MANIFEST = "manifest.webmanifest";
    private static final String STYLES = "style.css";
    private static final String SCRIPT = "app.js";
    private static final String THEME = "app/theme.js";
    private static final List<Integer> ICONS = List.of(192, 512);
    private static final int TOUCH_ICON = 180;

    private final Map<String, byte[]> sources;
    private final Path engine;
    private final Names names = new Names();

    private PageFolder(Map<String, byte[]> sources, Path engine) {
        this.sources = sources;
        this.engine = engine;
    }

    /**
     * The files of the page by name.
     *
     * @param engine the folder with the compiled engine
     */
    public static Map<String, byte[]> make(Path engine) throws IOException {
        return make(sources(), engine);
    }

    /** The files that a page of other sources has. */
    static Map<String, byte[]> make(Map<String, byte[]> sources, Path engine) throws IOException {
        return new PageFolder(sources, engine).make();
    }

    /** Everything that the page is made of but the engine, by name. */
    static Map<String, byte[]> sources() throws IOException {
        Map<String, byte[]> sources = new TreeMap<>();
        ClassPathFiles.read(List.of(PAGE, FONTS, GUIDE.substring(0, GUIDE.lastIndexOf('/'))), name -> true)
                .forEach((name, content) -> sources.put(
                        name.equals(GUIDE)
                                ? "guide.html"
                                : name.startsWith(FONTS)
                                        ? "fonts/" + name.substring(FONTS.length())
                                        : name.substring(PAGE.length()),
                        content));
        return sources;
    }

    private Map<String, byte[]> make() throws IOException {
        names.announce(SERVICE_WORKER);
        names.keep("guide.html", source("guide.html"));
        for (String name : sources.keySet()) {
            if (name.startsWith("fonts/")) {
                names.publish(name, source(name));
            }
        }
        for (String name : List.of(EngineBuild.RUNTIME, EngineBuild.WASM, EngineBuild.SCRIPT)) {
            names.publish("engine/" + name, Files.readAllBytes(engine.resolve(name)));
        }
        names.publish(WORKER, names.rewrite(Module.withoutComments(text(WORKER)), WORKER, "engine/"));
        names.publish(THEME, Module.withoutComments(text(THEME)));
        addIcons();
        names.keep(MANIFEST, bytes(names.rewrite(text(MANIFEST), MANIFEST, "")));
        addPage();
        return names.files();
    }

    private void addIcons() throws IOException {
        names.publish("icon.svg", source("icon.svg"));
        Icon icon = new Icon(text("icon.svg"));
        for (int pixels : ICONS) {
            names.publish("icons/plain-" + pixels + ".png", icon.plain(pixels));
            names.publish("icons/maskable-" + pixels + ".png", icon.maskable(pixels));
        }
        names.publish("icons/touch.png", icon.maskable(TOUCH_ICON));
    }

    private void addPage() {
        IndexPage index = new IndexPage(text(INDEX));
        names.publish(STYLES, index.styles(name -> names.rewrite(text(name), name, "")));
        Modules modules = new Modules();
        for (String name : sources.keySet()) {
            if (name.endsWith(".js") && !name.equals(WORKER) && !name.equals(THEME) && !name.equals(SERVICE_WORKER)) {
                modules.add(name, names.rewrite(text(name), name, ""));
            }
        }
        modules.later(index.start())
                .forEach((name, script) ->
                        names.publish(name, name.substring(name.lastIndexOf('/') + 1), bytes(rewritten(script))));
        names.publish(SCRIPT, rewritten(modules.script(index.start())));
        String draft = index.write(names, STYLES, SCRIPT, "");
        Map<String, byte[]> all = new TreeMap<>(names.files());
        all.put(INDEX, bytes(draft));
        all.put(SERVICE_WORKER, source(SERVICE_WORKER));
        String build = Digests.of(all).substring(0, 12);
        names.keep(INDEX, bytes(index.write(names, STYLES, SCRIPT, build)));
        names.keep(
                SERVICE_WORKER,
                bytes(ServiceWorkerText.write(
                        text(SERVICE_WORKER), build, names.files().keySet())));
    }

    /** What is loaded later is published by now, and lies beside the script that names it. */
    private String rewritten(String script) {
        return names.rewrite(script, SCRIPT, "");
    }

    private byte[] source(String name) {
        return Objects.requireNonNull(sources.get(name), name);
    }

    private String text(String name) {
        return new String(source(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
