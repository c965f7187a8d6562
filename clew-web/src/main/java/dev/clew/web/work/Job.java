package dev.clew.web.work;

import java.util.Comparator;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One piece of work in a {@link Lane}. Its answer fails with a {@link CancellationException} if it was called off, and
 * with a {@link RejectedExecutionException} if its time ended before its first turn. Thread-safe.
 */
public final class Job<T> {
    /** The job with less time comes first, then the older one. */
    static final Comparator<Job<?>> LEAST_SERVED =
            Comparator.<Job<?>>comparingLong(job -> job.served).thenComparingLong(job -> job.number);

    private enum State {
        NEW,
        RUNNING,
        PARKED,
        ENDED
    }

    private final Lane lane;
    private final ReentrantLock lock;
    private final Condition granted;
    private final long number;
    private final long end;
    private final Function<Turn, T> work;
    private final CompletableFuture<T> answer = new CompletableFuture<>();
    private volatile boolean cancelled;

    // The lane's lock guards these.
    private State state = State.NEW;
    private boolean hasTurn;
    private long served;

    // These are for the thread of the job alone.
    private long sliceStart;
    private boolean over;

    Job(Lane lane, long number, long end, Function<Turn, T> work) {
        this.lane = lane;
        this.lock = lane.lock();
        this.granted = lock.newCondition();
        this.number = number;
        this.end = end;
        this.work = work;
    }

    /** The result. */
    public CompletableFuture<T> answer() {
        return answer;
    }

    /** Calls it off: its place is free at once if it has not begun, and at its next look at the time if it has. */
    public void cancel() {
        cancelled = true;
        lock.lock();
        try {
            if (state == State.PARKED) {
                granted.signal();
            } else if (state == State.NEW && lane.stopAwaiting(this)) {
                end(new CancellationException("Called off before it began"));
            }
        } finally {
            lock.unlock();
        }
    }

    /** Has its turn; false where it cannot begin. The lane holds its lock. */
    boolean grant() {
        hasTurn = true;
        if (state == State.PARKED) {
            granted.signal();
            return true;
        }
        state = State.RUNNING;
        hasTurn = lane.start(this::run);
        if (!hasTurn) {
            end(new RejectedExecutionException("No thread is left"));
        }
        return hasTurn;
    }

    /** Ends without having run. What waits for the answer runs on other threads, because the caller holds the lock. */
    private void end(Exception why) {
        state = State.ENDED;
        lane.leave();
        ForkJoinPool.commonPool().execute(() -> answer.completeExceptionally(why));
    }

    private void run() {
        sliceStart = System.nanoTime();
        T result = null;
        Throwable failure = null;
        try {
            result = isOver() ? null : work.apply(this::isOver);
        } catch (Throwable e) {
            failure = e;
        }
        leave();
        complete(result, failure);
    }

    private void leave() {
        lock.lock();
        try {
            state = State.ENDED;
            lane.leave();
            if (hasTurn) {
                hasTurn = false;
                lane.takeBackTurn();
            }
        } finally {
            lock.unlock();
        }
    }

    private void complete(@Nullable T result, @Nullable Throwable failure) {
        if (cancelled) {
            answer.completeExceptionally(new CancellationException("Called off"));
        } else if (failure != null) {
            answer.completeExceptionally(failure);
        } else if (result == null) {
            answer.completeExceptionally(new RejectedExecutionException("The time ended before the first turn"));
        } else {
            answer.complete(result);
        }
    }

    private boolean isOver() {
        long now = System.nanoTime();
        if (!over && now - sliceStart > Lane.SLICE_NANOS) {
            letOthersGoFirst(now);
        }
        over = over || cancelled || now - end > 0 || Thread.currentThread().isInterrupted();
        return over;
    }

    private void letOthersGoFirst(long now) {
        lock.lock();
        try {
            served += now - sliceStart;
            if (hasTurn && lane.isDue(this)) {
                hasTurn = false;
                state = State.PARKED;
                lane.await(this);
                lane.takeBackTurn();
                awaitTurn();
                state = State.RUNNING;
            }
        } finally {
            lock.unlock();
        }
        sliceStart = System.nanoTime();
    }

    /** A cancelled or late job continues without a turn, because it only needs to end. */
    private void awaitTurn() {
        try {
            long left = end - System.nanoTime();
            while (!hasTurn && !cancelled && left > 0) {
                left = granted.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (!hasTurn) {
            lane.stopAwaiting(this);
        }
    }
}
