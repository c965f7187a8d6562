package dev.clew.web;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where a server that is bound to an address can be reached. Immutable.
 *
 * @param bind the address or name it is bound to
 */
record BoundAddress(String bind) {
    /** The address to type into a browser on this machine. */
    String address(int port) {
        return isEverywhere() ? url("localhost", port) : url(bind, port);
    }

    /** Whether other machines can reach it; also if the name cannot be resolved. */
    boolean isPublic() {
        try {
            return !InetAddress.getByName(bind).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return true;
        }
    }

    /** The addresses to type into a browser on another machine. */
    List<String> networkAddresses(int port) {
        if (!isPublic()) {
            return List.of();
        }
        return isEverywhere()
                ? own().map(address -> url(address.getHostAddress(), port)).toList()
                : List.of(url(bind, port));
    }

    private boolean isEverywhere() {
        return bind.equals("0.0.0.0") || bind.equals("::");
    }

    /** The addresses of this machine that others can use, without those that need a zone. */
    private Stream<InetAddress> own() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(BoundAddress::isUp)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address || bind.equals("::"))
                    .filter(address -> !(address instanceof Inet6Address && address.isLinkLocalAddress()));
        } catch (SocketException e) {
            return Stream.empty();
        }
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback();
        } catch (SocketException e) {
            return false;
        }
    }

    private static String url(String host, int port) {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port + "/";
    }
}
