package dev.clew.desk.parameter;

/** A value that its parameter takes, but not together with the others. */
public final class Clash extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Parameter<?> parameter;

    /** An error message about a parameter that continues after its name and a colon. */
    public Clash(Parameter<?> parameter, String complaint) {
        super(complaint);
        this.parameter = parameter;
    }

    /** The parameter to change. */
    public Parameter<?> parameter() {
        return parameter;
    }
}
