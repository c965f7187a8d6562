package dev.clew.web;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Whether a request names this server and comes from its own page. Else a page elsewhere could have its visitor's
 * browser ask this server under a name of its own, or with a form. An address is not a name: a request for the address
 * at which the connection arrived means this machine, so a server on all addresses answers on each. Immutable and
 * thread-safe.
 */
final class HostCheck {
    private static final Pattern AUTHORITY = Pattern.compile("(\\[[0-9A-Fa-f:.]+]|[^:\\[\\]]+)(?::(\\d{1,5}))?");
    private static final Pattern ADDRESS = Pattern.compile("\\[[0-9a-f:.]+]|\\d{1,3}(\\.\\d{1,3}){3}");
    private static final Pattern LOOPBACK = Pattern.compile("127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|\\[::1]|localhost");

    private final Set<String> names = new HashSet<>();

    /** Allows the loopback names, the address and the names given. */
    HostCheck(String bind, List<String> given) {
        names.add(bind.contains(":") ? "[" + bind.toLowerCase(Locale.ROOT) + "]" : bind.toLowerCase(Locale.ROOT));
        given.forEach(name -> names.add(name.toLowerCase(Locale.ROOT)));
    }

    /** Whether the header Host names this server, on a connection to a local address. */
    boolean isOwn(@Nullable String host, String local) {
        return host != null && name(host).filter(name -> isKnown(name, local)).isPresent();
    }

    /** Whether the header Origin is missing or names a page of this server, on a connection to a local address. */
    boolean isOwnOrigin(@Nullable String origin, String host, String local, int port) {
        if (origin == null) {
            return true;
        }
        try {
            URI uri = new URI(origin);
            String authority = String.valueOf(uri.getRawAuthority()).toLowerCase(Locale.ROOT);
            boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
            boolean same = authority.equals(host.toLowerCase(Locale.ROOT)) || uri.getPort() == port;
            return web
                    && same
                    && name(authority).filter(name -> isKnown(name, local)).isPresent();
        } catch (URISyntaxException e) {
            return false;
        }
    }

    private boolean isKnown(String name, String local) {
        return names.contains(name) || LOOPBACK.matcher(name).matches() || isSame(name, local);
    }

    /** Whether both are the same address, however it is written. */
    private static boolean isSame(String name, String local) {
        if (!ADDRESS.matcher(name).matches()) {
            return false;
        }
        try {
            // A literal, so that no lookup is made; the zone of a local address stays out of it.
            String zoneless = local.replaceFirst("%.*", "");
            return InetAddress.getByName(name).equals(InetAddress.getByName(zoneless));
        } catch (UnknownHostException e) {
            return false;
        }
    }

    private static Optional<String> name(String authority) {
        Matcher matcher = AUTHORITY.matcher(authority.strip().toLowerCase(Locale.ROOT));
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
