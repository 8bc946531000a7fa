package nonet.app;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The request of a further start to the running program.
///
/// @param display the display of the user's session
/// @param files the files to open, as absolute paths
record StartRequest(String display, List<Path> files) {

    /// The largest number of files of one request.
    static final int MOST_FILES = 100;

    /// The largest number of characters of a path.
    static final int LONGEST_PATH = 4096;

    private static final String FIRST = "nonet-start-1";

    /// Returns the display of this process.
    static String display(Map<String, String> environment) {
        return environment.getOrDefault("DISPLAY", "") + "|" + environment.getOrDefault("WAYLAND_DISPLAY", "");
    }

    /// Tests whether the request is within the limits.
    boolean fits() {
        return files.size() <= MOST_FILES
                && files.stream().allMatch(file -> file.toString().length() <= LONGEST_PATH);
    }

    void write(String token, DataOutputStream out) throws IOException {
        out.writeUTF(FIRST);
        out.writeUTF(token);
        out.writeUTF(display);
        out.writeInt(files.size());
        for (Path file : files) {
            out.writeUTF(file.toString());
        }
        out.flush();
    }

    /// Reads a request within the limits.
    ///
    /// @param token the token that the sender must present
    /// @throws IOException if the input is anything else
    static StartRequest read(String token, DataInputStream in) throws IOException {
        if (!in.readUTF().equals(FIRST) || !in.readUTF().equals(token)) {
            throw new StreamCorruptedException("not from a start of Nonet");
        }
        String display = in.readUTF();
        int count = in.readInt();
        if (count < 0 || count > MOST_FILES) {
            throw new StreamCorruptedException("too many files: " + count);
        }
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            files.add(path(in.readUTF()));
        }
        return new StartRequest(display, List.copyOf(files));
    }

    private static Path path(String text) throws IOException {
        try {
            Path path = text.length() <= LONGEST_PATH ? Path.of(text) : Path.of("");
            if (path.isAbsolute()) {
                return path;
            }
        } catch (InvalidPathException nonsense) {
            // Reported below.
        }
        throw new StreamCorruptedException("not an absolute path");
    }
}
