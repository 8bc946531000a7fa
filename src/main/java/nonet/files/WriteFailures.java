package nonet.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The failures of writes that Java reports without a type. Their messages come from the system in its own language, so
/// the state of the disk decides first.
final class WriteFailures {

    /// What systems say in English if a write exceeds the space or the user's share of it.
    private static final List<String> FULL = List.of("no space left", "not enough space", "disk quota exceeded");

    /// The messages of Linux and macOS in English on a file that only its owner may replace, as in a shared folder, or
    /// that is immutable.
    private static final List<String> DENIED = List.of("operation not permitted");

    /// The reasons of Linux, macOS and Windows in English for a name that they do not look up.
    private static final List<String> LONG_NAME = List.of("name too long", "name or extension is too long");

    /// The longest name, in characters, that any of the usual file systems allows.
    private static final int LONGEST_NAME = 255;

    private WriteFailures() {}

    /// Tests whether a file that does not exist cannot be created, because its name is too long.
    static boolean isTooLong(Path file) {
        try {
            Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return false;
        } catch (FileSystemException failed) {
            // The message has the name of the file.
            String reason = String.valueOf(failed.getReason()).toLowerCase(Locale.ROOT);
            return LONG_NAME.stream().anyMatch(reason::contains)
                    || String.valueOf(file.getFileName()).length() > LONGEST_NAME;
        } catch (IOException other) {
            return false;
        }
    }

    /// Returns a failure with the type of its cause if that is known, else as it is. A missing folder is named.
    ///
    /// @param file the file that could not be created or written
    /// @param length the number of bytes that were to be written, or less
    static IOException typed(IOException failed, Path file, long length) {
        if (failed instanceof NoSuchFileException) {
            // Java names the temporary file, of which callers know nothing.
            return new NoSuchFileException(String.valueOf(file.toAbsolutePath().getParent()));
        }
        if (failed instanceof FileSystemException && failed.getClass() != FileSystemException.class) {
            return failed;
        }
        if (isTooLong(file)) {
            return new UnsuitableFileException(file, UnsuitableFileException.Why.LONG_NAME);
        }
        Path folder = lastFolder(file);
        IOException typed = null;
        if (folder != null && !Files.isDirectory(folder)) {
            typed = new NotDirectoryException(folder.toString());
        } else if (folder != null && isReadOnly(folder) || says(failed, DENIED)) {
            typed = new AccessDeniedException(file.toString());
        } else if (folder != null && usable(folder) < length || says(failed, FULL)) {
            typed = new DiskFullException(file);
        }
        if (typed == null) {
            return failed;
        }
        typed.initCause(failed);
        return typed;
    }

    /// Returns the last part of a file's folder that exists.
    private static @Nullable Path lastFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        while (folder != null && !Files.exists(folder)) {
            folder = folder.getParent();
        }
        return folder;
    }

    private static long usable(Path folder) {
        try {
            return Files.getFileStore(folder).getUsableSpace();
        } catch (IOException unknown) {
            return Long.MAX_VALUE;
        }
    }

    private static boolean isReadOnly(Path folder) {
        try {
            return Files.getFileStore(folder).isReadOnly();
        } catch (IOException unknown) {
            return false;
        }
    }

    private static boolean says(IOException failed, List<String> sentences) {
        String message = String.valueOf(failed.getMessage()).toLowerCase(Locale.ROOT);
        return sentences.stream().anyMatch(message::contains);
    }
}
