package dev.clew.core.internal.bulk;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** One access of memory for eight bytes. Immutable. */
final class LongHandle extends LongBytes {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    static LongBytes make() {
        return new LongHandle();
    }

    @Override
    public long get(byte[] bytes, int from) {
        return (long) LONGS.get(bytes, from);
    }

    @Override
    void put(byte[] bytes, int from, long value) {
        LONGS.set(bytes, from, value);
    }
}
