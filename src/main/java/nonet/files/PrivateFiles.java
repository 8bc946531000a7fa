package nonet.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Files and folders that only their owner can read and write, where the file system has such permissions.
public final class PrivateFiles {

    private static final Logger LOG = Logger.getLogger(PrivateFiles.class.getName());
    private static final String FILE = "rw-------";
    private static final String FOLDER = "rwx------";

    private PrivateFiles() {}

    /// Creates a folder, and those above it, where they are missing.
    ///
    /// @throws IOException if that fails
    public static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, attributes(folder, FOLDER));
    }

    /// Creates the folder of a file, and those above it, where they are missing.
    ///
    /// @throws IOException if that fails
    public static void createFolderOf(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            createFolder(folder);
        }
    }

    /// Creates an empty file if it is missing, and restricts one that exists.
    ///
    /// @throws UnsuitableFileException if it is there and not a regular file
    /// @throws IOException if it cannot be created
    public static void create(Path file) throws IOException {
        if (Files.exists(file)) {
            RegularFile.check(file);
            protect(file);
        } else {
            try {
                open(file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE))
                        .close();
            } catch (IOException failed) {
                throw WriteFailures.typed(failed, file, 0);
            }
        }
    }

    /// Opens a file, which is private if it is created.
    ///
    /// @throws UnsuitableFileException if it is there and not a regular file
    /// @throws IOException if that fails
    public static FileChannel open(Path file, Set<? extends OpenOption> options) throws IOException {
        RegularFile.checkIfThere(file);
        return FileChannel.open(file, options, attributes(file, FILE));
    }

    /// Restricts a file or a folder that exists, as far as its file system allows. What its owner may not do stays so.
    public static void protect(Path path) {
        try {
            if (isPosix(path)) {
                Set<PosixFilePermission> left = Files.getPosixFilePermissions(path);
                if (left.retainAll(permissions(Files.isDirectory(path) ? FOLDER : FILE))) {
                    Files.setPosixFilePermissions(path, left);
                }
            }
        } catch (IOException stays) {
            LOG.log(Level.FINE, "Cannot restrict " + path, stays);
        }
    }

    private static FileAttribute<?>[] attributes(Path path, String permissions) {
        return isPosix(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions(permissions))}
                : new FileAttribute<?>[0];
    }

    private static Set<PosixFilePermission> permissions(String text) {
        return PosixFilePermissions.fromString(text);
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
