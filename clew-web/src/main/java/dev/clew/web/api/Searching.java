package dev.clew.web.api;

import dev.clew.logic.Profile;

/** Whether a request may be answered with a guess where no technique goes on; by itself it may not. */
final class Searching {
    static final String FIELD = "search";

    private Searching() {}

    /** The profile to answer with. */
    static Profile profile(Request request) {
        return request.fields().flag(FIELD) ? Profile.clew().withSearch() : Profile.clew();
    }
}
