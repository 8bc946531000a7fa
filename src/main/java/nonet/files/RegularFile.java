package nonet.files;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// A file with a content of its own, in contrast to folders, pipes and devices: opening a pipe waits until another program
/// opens its other end, and some devices never end.
public final class RegularFile {

    private RegularFile() {}

    /// Opens a file for reading. Its end is a [ShortenedFileException] if it is closer than when the file was opened.
    ///
    /// @throws UnsuitableFileException if it is not a regular file
    /// @throws IOException if opening fails
    public static InputStream open(Path file) throws IOException {
        long size = check(file);
        return new Whole(Files.newInputStream(file), file, size);
    }

    /// Tests that a file is a regular one.
    ///
    /// @return its size in bytes
    /// @throws UnsuitableFileException if it is something else
    /// @throws java.nio.file.NoSuchFileException if there is none
    /// @throws IOException if this cannot be known
    public static long check(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (!attributes.isRegularFile()) {
            throw new UnsuitableFileException(
                    file,
                    attributes.isDirectory()
                            ? UnsuitableFileException.Why.FOLDER
                            : UnsuitableFileException.Why.NOT_A_FILE);
        }
        return attributes.size();
    }

    /// Tests that a file is a regular one, unless there is none.
    ///
    /// @throws UnsuitableFileException if it is something else
    /// @throws IOException if this cannot be known
    static void checkIfThere(Path file) throws IOException {
        if (Files.exists(file)) {
            check(file);
        }
    }

    /// Counts the bytes until the end.
    private static final class Whole extends FilterInputStream {

        private final Path file;
        private long missing;

        Whole(InputStream in, Path file, long size) {
            super(in);
            this.file = file;
            missing = size;
        }

        @Override
        public int read() throws IOException {
            int value = super.read();
            count(value < 0 ? -1 : 1);
            return value;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int read = super.read(bytes, from, length);
            count(read);
            return read;
        }

        @Override
        public long skip(long count) throws IOException {
            long skipped = super.skip(count);
            missing -= skipped;
            return skipped;
        }

        private void count(int read) throws ShortenedFileException {
            if (read >= 0) {
                missing -= read;
            } else if (missing > 0) {
                throw new ShortenedFileException(file);
            }
        }
    }
}
