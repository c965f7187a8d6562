package dev.clew.desk.parameter;

/** A value that its parameter takes, but not together with the others. */
public final class Clash extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Parameter<?> parameter;

    /** A complaint about a parameter that goes on where its name and a colon end. */
    public Clash(Parameter<?> parameter, String complaint) {
        super(complaint);
        this.parameter = parameter;
    }

    /** The parameter to change. */
    public Parameter<?> parameter() {
        return parameter;
    }
}
