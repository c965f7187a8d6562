package dev.clew.page.build;

import dev.clew.page.engine.Engine;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles the engine: WebAssembly with its runtime, and JavaScript for browsers that lack its garbage collection. */
public final class EngineBuild {
    /** The engine as WebAssembly. */
    public static final String WASM = "engine.wasm";

    /** What starts the WebAssembly. */
    public static final String RUNTIME = "engine-runtime.js";

    /** The engine as JavaScript. */
    public static final String SCRIPT = "engine.js";

    /** The names of the classes in the WebAssembly, one a line. */
    public static final String CLASSES = "classes.txt";

    /** A digest of everything that the engine is compiled from. */
    private static final String MADE_OF = "made-of.txt";

    private static final List<String> SOURCES = Stream.of(
                    "core", "logic", "generate", "io", "press", "desk", "page/engine", "page/build")
            .map(module -> "dev/clew/" + module)
            .toList();

    private static final String RUNTIME_RESOURCE = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";

    private final Path folder;

    /** A build into a folder. */
    public EngineBuild(Path folder) {
        this.folder = folder;
    }

    /** Whether the folder has what compiling now would give. */
    public boolean isFresh() throws IOException {
        Path known = folder.resolve(MADE_OF);
        return Files.exists(known) && Files.readString(known).equals(madeOf());
    }

    private static String madeOf() throws IOException {
        String compilers = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(place -> Path.of(place).getFileName().toString())
                .filter(name -> name.startsWith("teavm-"))
                .sorted()
                .collect(Collectors.joining("\n", "", "\n"));
        return compilers + Digests.of(ClassPathFiles.read(SOURCES, name -> true)) + "\n";
    }

    /**
     * Compiles both.
     *
     * @throws IOException if a file cannot be written, or if something does not compile; the message names it
     */
    public void run() throws IOException {
        Files.createDirectories(folder);
        Files.deleteIfExists(folder.resolve(MADE_OF));
        Collection<String> classes = compile(TeaVMTargetType.WEBASSEMBLY_GC, WASM);
        Files.write(folder.resolve(CLASSES), new TreeSet<>(classes));
        try (InputStream runtime = EngineBuild.class.getClassLoader().getResourceAsStream(RUNTIME_RESOURCE)) {
            Files.write(
                    folder.resolve(RUNTIME),
                    Objects.requireNonNull(runtime, RUNTIME_RESOURCE).readAllBytes());
        }
        compile(TeaVMTargetType.JAVASCRIPT, SCRIPT);
        Files.writeString(folder.resolve(MADE_OF), madeOf());
    }

    private Collection<String> compile(TeaVMTargetType target, String name) throws IOException {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(target);
        tool.setMainClass(Engine.class.getName());
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(name);
        tool.setObfuscated(true);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.setClassLoader(new WithoutJdk(EngineBuild.class.getClassLoader()));
        tool.setLog(new EmptyTeaVMToolLog());
        try {
            tool.generate();
        } catch (TeaVMToolException e) {
            throw new IOException("The engine cannot be compiled: " + e.getMessage(), e);
        }
        List<String> problems = new ArrayList<>();
        tool.getProblemProvider().getSevereProblems().forEach(problem -> problems.add(words(problem)));
        if (!problems.isEmpty()) {
            throw new IOException("The engine cannot be compiled:\n" + String.join("\n", problems));
        }
        return tool.getClasses();
    }

    private static String words(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText() + " in " + problem.getLocation().getMethod();
    }
}
