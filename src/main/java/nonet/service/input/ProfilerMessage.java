package nonet.service.input;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import nonet.service.input.ProfilerException.Why;
import org.jspecify.annotations.Nullable;

/// A message that a constraint solver sends to cp-profiler, version 3 of its protocol: the size in 4 bytes with the least
/// significant first, then that many bytes, with integers whose most significant byte is the first.
sealed interface ProfilerMessage {

    /// A search begins. It may be one of several.
    record Start(String info) implements ProfilerMessage {}

    /// The search begins again at the root.
    record Restart() implements ProfilerMessage {}

    /// The searches have ended.
    record Done() implements ProfilerMessage {}

    /// A node of the tree.
    ///
    /// @param tree the number of the restart and of the thread
    /// @param parent the number of the parent in its tree; negative for the root
    /// @param alternative the number of the branch from the parent, from 0
    /// @param children how many branches there are from the node
    record Node(long tree, int id, int parent, int alternative, int children, Status status, Texts texts)
            implements ProfilerMessage {

        String label() {
            return texts.label;
        }

        String info() {
            return texts.info;
        }
    }

    /// The texts of a message, empty if they are left out.
    ///
    /// @param label the decision, such as `x[4]=7`; of a second branch, some solvers repeat the decision that was refuted
    /// @param info what the solver adds, such as domains or the values of a solution
    record Texts(String label, String info) {}

    /// What became of a node.
    enum Status {
        SOLVED,
        FAILED,
        BRANCH,
        /// Not entered, because the search jumped back beyond it.
        SKIPPED
    }

    /// Far more than the domains of 729 variables need.
    int LARGEST = 1 << 20;

    /// Reads the next message, and waits for it if there is none yet.
    ///
    /// @return null at the end
    /// @throws ProfilerException if the bytes are no message, or end within one
    static @Nullable ProfilerMessage read(InputStream in) throws IOException {
        byte[] size = in.readNBytes(4);
        if (size.length == 0) {
            return null;
        }
        int length = size.length < 4
                ? 0
                : ByteBuffer.wrap(size).order(ByteOrder.LITTLE_ENDIAN).getInt();
        if (size.length == 4 && (length < 1 || length > LARGEST)) {
            throw new ProfilerException(Why.NO_MESSAGE);
        }
        byte[] bytes = in.readNBytes(length);
        if (size.length < 4 || bytes.length < length) {
            throw new ProfilerException(Why.CUT_OFF);
        }
        try {
            return parse(new Fields(ByteBuffer.wrap(bytes)));
        } catch (EOFException short_) {
            throw new ProfilerException(Why.NO_MESSAGE);
        }
    }

    private static ProfilerMessage parse(Fields fields) throws IOException {
        return switch (fields.next()) {
            case 0 -> node(fields);
            case 1 -> new Done();
            case 2 -> new Start(fields.texts().info);
            case 3 -> new Restart();
            default -> throw new ProfilerException(Why.NO_MESSAGE);
        };
    }

    private static Node node(Fields fields) throws IOException {
        int id = fields.integer();
        long tree = (long) fields.integer() << 32 | fields.integer();
        int parent = fields.integer();
        fields.integer();
        fields.integer();
        int alternative = fields.integer();
        int children = fields.integer();
        Status status = switch (fields.next()) {
            case 0 -> Status.SOLVED;
            case 1 -> Status.FAILED;
            case 2 -> Status.BRANCH;
            // 6 in earlier versions.
            case 3, 6 -> Status.SKIPPED;
            default -> throw new ProfilerException(Why.NO_MESSAGE);
        };
        return new Node(tree, id, parent, alternative, children, status, fields.texts());
    }

    /// The fields of a message, in order.
    record Fields(ByteBuffer bytes) {

        int next() throws EOFException {
            require(1);
            return bytes.get();
        }

        int integer() throws EOFException {
            require(4);
            return bytes.getInt();
        }

        /// Reads the optional fields, of which nogoods and the version are passed over.
        Texts texts() throws IOException {
            String label = "";
            String info = "";
            while (bytes.hasRemaining()) {
                switch (next()) {
                    case 0 -> label = text();
                    case 1 -> text();
                    case 2 -> info = text();
                    case 3 -> integer();
                    default -> throw new ProfilerException(Why.NO_MESSAGE);
                }
            }
            return new Texts(label, info);
        }

        private String text() throws EOFException {
            int length = integer();
            require(length);
            byte[] text = new byte[length];
            bytes.get(text);
            return new String(text, StandardCharsets.UTF_8);
        }

        private void require(int count) throws EOFException {
            if (count < 0 || bytes.remaining() < count) {
                throw new EOFException();
            }
        }
    }
}
