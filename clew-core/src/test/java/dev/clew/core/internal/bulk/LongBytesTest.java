package dev.clew.core.internal.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.core.engine.BulkWorker;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LongBytesTest {
    @Test
    void bothAreTheSame() {
        Random random = new Random(7);
        byte[] bytes = new byte[40];
        random.nextBytes(bytes);
        LongBytes fast = new LongHandle();
        LongBytes plain = new LongShifts();
        for (int from = 0; from <= bytes.length - Long.BYTES; from++) {
            assertThat(plain.get(bytes, from)).isEqualTo(fast.get(bytes, from));
            byte[] one = bytes.clone();
            byte[] other = bytes.clone();
            long value = random.nextLong();
            fast.put(one, from, value);
            plain.put(other, from, value);
            assertThat(other).isEqualTo(one);
        }
        assertThat(LongBytes.BEST).isInstanceOf(LongHandle.class);
    }

    /** Where handles cannot be linked, as on Android before API 33, puzzles are solved all the same. */
    @Test
    void withoutHandlesPuzzlesAreSolved() throws ReflectiveOperationException {
        Class<?> worker = new WithoutHandles().loadClass(BulkWorker.class.getName());
        byte[] puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .getBytes(StandardCharsets.US_ASCII);
        byte[] solution = new byte[81];
        Object plain = worker.getConstructor().newInstance();
        assertThat(worker.getMethod("isPuzzle", byte[].class, int.class).invoke(null, puzzle, 0))
                .isEqualTo(true);
        worker.getMethod("solve", byte[].class, int[].class, int.class, byte[].class, int.class)
                .invoke(plain, puzzle, new int[1], 1, solution, 81);
        assertThat(new String(solution, StandardCharsets.US_ASCII))
                .isEqualTo("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
        Object best = worker.getClassLoader()
                .loadClass(LongBytes.class.getName())
                .getField("BEST")
                .get(null);
        assertThat(best.getClass().getSimpleName()).isEqualTo("LongShifts");
    }

    /** Classes of core anew, but for one that cannot be linked. */
    private static final class WithoutHandles extends ClassLoader {
        WithoutHandles() {
            super(LongBytesTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.equals(LongHandle.class.getName())) {
                throw new NoClassDefFoundError("java/lang/invoke/VarHandle");
            }
            if (!name.startsWith("dev.clew.core.")) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            return known != null ? known : define(name);
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] code = in.readAllBytes();
                return defineClass(name, code, 0, code.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
