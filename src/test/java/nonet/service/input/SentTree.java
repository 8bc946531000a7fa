package nonet.service.input;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// The messages of a constraint solver to cp-profiler.
public final class SentTree {

    public static final int SOLVED = 0;
    public static final int FAILED = 1;
    public static final int BRANCH = 2;

    private SentTree() {}

    /// What is done with a connection before it is closed.
    public interface Last {
        void with(Socket socket) throws IOException;
    }

    /// Returns a free port.
    public static int freePort() throws IOException {
        try (ServerSocket any = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return any.getLocalPort();
        }
    }

    /// Sends messages once a program accepts the connection.
    public static void send(int port, byte[]... messages) {
        send(port, _ -> {}, messages);
    }

    /// Sends messages once a program accepts the connection.
    ///
    /// @param last done before the connection is closed
    public static void send(int port, Last last, byte[]... messages) {
        while (true) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                socket.getOutputStream().write(join(messages));
                last.with(socket);
                return;
            } catch (IOException notYet) {
                Thread.onSpinWait();
            }
        }
    }

    public static byte[] root(String info) {
        return message(0, BRANCH, "ROOT", info, 0, -1, -1);
    }

    public static byte[] node(int id, int parent, int alternative, int status, String label) {
        return node(id, parent, alternative, status, label, "");
    }

    public static byte[] node(int id, int parent, int alternative, int status, String label, String info) {
        return message(0, status, label, info, id, parent, alternative);
    }

    /// @param node number, parent and alternative; empty for other messages
    public static byte[] message(int type, int status, String label, String info, int... node) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.write(type);
            if (node.length > 0) {
                for (int each : new int[] {node[0], 0, 0, node[1], 0, 0, node[2], 2}) {
                    out.writeInt(each);
                }
                out.write(status);
            }
            text(out, 0, label);
            text(out, 2, info);
            byte[] body = bytes.toByteArray();
            ByteArrayOutputStream whole = new ByteArrayOutputStream();
            for (int shift = 0; shift < 32; shift += 8) {
                whole.write(body.length >> shift);
            }
            whole.write(body);
            return whole.toByteArray();
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static void text(DataOutputStream out, int field, String text) throws IOException {
        if (!text.isEmpty()) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            out.write(field);
            out.writeInt(bytes.length);
            out.write(bytes);
        }
    }

    public static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
