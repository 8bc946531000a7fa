package nonet.app;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import nonet.files.AtomicFile;
import nonet.files.PrivateFiles;

/// The address at which the running program accepts further starts: a Unix domain socket in the settings folder or, if
/// these are not available, a local port with a token that is stored in the settings folder.
///
/// @param token the token that a start must present; empty for a Unix domain socket
record StartAddress(SocketAddress address, String token) {

    private static final String SOCKET = "nonet.socket";
    private static final String PORT = "nonet.port";
    private static final long LARGEST = 200;

    /// A listening channel, and the token of its address.
    record Listening(ServerSocketChannel channel, String token) {}

    /// Starts listening. Only for the program that holds the lock of the folder: the address of a program that has
    /// ended is removed.
    static Listening listen(Path folder) throws IOException {
        Path socket = folder.resolve(SOCKET);
        Files.deleteIfExists(socket);
        Files.deleteIfExists(folder.resolve(PORT));
        try {
            ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
            channel.bind(UnixDomainSocketAddress.of(socket));
            PrivateFiles.protect(socket);
            return new Listening(channel, "");
        } catch (IOException | UnsupportedOperationException withoutSockets) {
            // Windows before 10, and folders whose path is too long for a socket.
            return listenOnPort(folder);
        }
    }

    private static Listening listenOnPort(Path folder) throws IOException {
        ServerSocketChannel channel = ServerSocketChannel.open();
        channel.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        byte[] random = new byte[16];
        new SecureRandom().nextBytes(random);
        String token = HexFormat.of().formatHex(random);
        Path file = folder.resolve(PORT);
        int port = ((InetSocketAddress) channel.getLocalAddress()).getPort();
        AtomicFile.writePrivate(file, out -> out.write((port + "\n" + token).getBytes(StandardCharsets.US_ASCII)));
        return new Listening(channel, token);
    }

    /// Returns the address of the running program of a folder.
    ///
    /// @throws IOException if there is none
    static StartAddress of(Path folder) throws IOException {
        Path socket = folder.resolve(SOCKET);
        if (Files.exists(socket)) {
            return new StartAddress(UnixDomainSocketAddress.of(socket), "");
        }
        Path file = folder.resolve(PORT);
        List<String> lines = Files.size(file) > LARGEST ? List.of() : Files.readAllLines(file);
        if (lines.size() != 2 || !lines.getFirst().matches("\\d{1,5}")) {
            throw new NoSuchFileException(file.toString());
        }
        int port = Integer.parseInt(lines.getFirst()) & 0xFFFF;
        return new StartAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), lines.getLast());
    }

    /// Opens an unconnected channel.
    SocketChannel open() throws IOException {
        return address instanceof UnixDomainSocketAddress
                ? SocketChannel.open(StandardProtocolFamily.UNIX)
                : SocketChannel.open();
    }
}
