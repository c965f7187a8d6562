package dev.clew.bench.order;

/** Ends work when the process has used some CPU time; asking costs nothing. Closing it ends its thread. */
final class Deadline implements AutoCloseable {
    private static final long BETWEEN_MILLIS = 20;

    private final Thread watch;
    private volatile boolean over;

    Deadline(ProcessTime time, double seconds) {
        watch = new Thread(() -> {
            try {
                while (time.seconds() < seconds) {
                    Thread.sleep(BETWEEN_MILLIS);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            over = true;
        });
        watch.setDaemon(true);
        watch.start();
    }

    boolean isOver() {
        return over;
    }

    @Override
    public void close() {
        watch.interrupt();
    }
}
