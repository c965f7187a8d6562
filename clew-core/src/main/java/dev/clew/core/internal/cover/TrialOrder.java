package dev.clew.core.internal.cover;

/**
 * Which option to try next: the open one that took part in the most contradictions, the recent ones counting more; among
 * equals the first. A heap, the most active option on top. Mutable, for one thread.
 */
final class TrialOrder {
    private static final double LARGE = 1e100;

    /** What a contradiction counts in comparison with the next one. */
    private static final double DECAY = 0.95;

    private final double[] activity;
    private final int[] heap;
    private final int[] placeOf;
    private int size;
    private double bump = 1;

    /** All options, with the activities to begin with. */
    TrialOrder(double[] activity) {
        this.activity = activity;
        this.heap = new int[activity.length];
        this.placeOf = new int[activity.length];
        for (int option = 0; option < heap.length; option++) {
            heap[option] = option;
            placeOf[option] = option;
        }
        size = heap.length;
        for (int place = size / 2 - 1; place >= 0; place--) {
            sink(place);
        }
    }

    /** The option took part in a contradiction. */
    void bump(int option) {
        activity[option] += bump;
        if (activity[option] > LARGE) {
            rescale();
        }
        if (placeOf[option] >= 0) {
            rise(placeOf[option]);
        }
    }

    /** From now on contradictions count a little more than before. */
    void age() {
        bump /= DECAY;
    }

    private void rescale() {
        for (int option = 0; option < activity.length; option++) {
            activity[option] /= LARGE;
        }
        bump /= LARGE;
    }

    /** Takes an option back that {@link #poll} gave. */
    void add(int option) {
        if (placeOf[option] < 0) {
            heap[size] = option;
            placeOf[option] = size++;
            rise(size - 1);
        }
    }

    /** Takes the most active option out; there must be one. */
    int poll() {
        int top = heap[0];
        placeOf[top] = -1;
        int last = heap[--size];
        if (size > 0) {
            heap[0] = last;
            placeOf[last] = 0;
            sink(0);
        }
        return top;
    }

    private boolean isBefore(int option, int other) {
        return activity[option] > activity[other] || activity[option] == activity[other] && option < other;
    }

    private void rise(int from) {
        int place = from;
        int option = heap[place];
        while (place > 0 && isBefore(option, heap[(place - 1) / 2])) {
            put(heap[(place - 1) / 2], place);
            place = (place - 1) / 2;
        }
        put(option, place);
    }

    private void sink(int from) {
        int place = from;
        int option = heap[place];
        while (2 * place + 1 < size) {
            int child = 2 * place + 1;
            if (child + 1 < size && isBefore(heap[child + 1], heap[child])) {
                child++;
            }
            if (!isBefore(heap[child], option)) {
                break;
            }
            put(heap[child], place);
            place = child;
        }
        put(option, place);
    }

    private void put(int option, int place) {
        heap[place] = option;
        placeOf[option] = place;
    }
}
