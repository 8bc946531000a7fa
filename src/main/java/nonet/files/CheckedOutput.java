package nonet.files;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

/// Output to a file whose failures have a type if [WriteFailures] finds one.
final class CheckedOutput extends FilterOutputStream {

    private final Path file;

    CheckedOutput(OutputStream out, Path file) {
        super(out);
        this.file = file;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException failed) {
            throw WriteFailures.typed(failed, file, length);
        }
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }
}
