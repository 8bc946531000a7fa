package nonet.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import nonet.cli.input.Documents;
import nonet.cli.input.Input;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.cli.report.ConversionLoss;
import nonet.codec.CheckedWriter;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.files.AtomicFile;
import nonet.play.Document;
import nonet.service.export.Exporter;
import org.jspecify.annotations.Nullable;

/// Writes documents in another format, each as soon as it is read.
final class Conversion {

    /// Thrown if no file is to be written: there is no puzzle, or one that must not be written.
    static final class NothingWritten extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /// Thrown if a file cannot be written.
    static final class Unwritten extends IOException {
        private static final long serialVersionUID = 1;

        private final transient Path file;
        private final IOException cause;

        Unwritten(Path file, IOException cause) {
            super(cause);
            this.file = file;
            this.cause = cause;
        }

        /// Returns the sentence for standard error.
        String line() {
            return Input.unwritten(file, cause);
        }
    }

    /// Receives the documents, and writes them.
    interface Output {

        void write(Document document) throws IOException;

        /// Passes on what was written so far.
        void flush() throws IOException;

        /// Ends the output.
        void end() throws IOException;

        /// Tests whether no further document can be written.
        boolean isFull();
    }

    private final Output output;
    private final Streams streams;
    private boolean refused;
    private boolean full;
    private long written;

    Conversion(Output output, Streams streams) {
        this.output = output;
        this.streams = streams;
    }

    /// Returns the output to one text. A text that holds one document is passed on at the end only.
    static Output toText(Codecs codecs, Codec codec, Report.Target target) {
        CheckedWriter writer = new CheckedWriter(codecs, codec);
        return new Output() {
            private boolean any;

            @Override
            public void write(Document document) throws IOException {
                any = true;
                if (writer.add(document)) {
                    flush();
                }
            }

            @Override
            public void flush() throws IOException {
                if (codec.holdsSeveral()) {
                    target.write(writer.take());
                }
            }

            @Override
            public void end() throws IOException {
                target.write(writer.end());
            }

            @Override
            public boolean isFull() {
                return any && !codec.holdsSeveral();
            }
        };
    }

    /// Returns the output to a file for each document: the file itself if there is one, otherwise files with a number
    /// before the extension, such as `mine-2.nonet`.
    static Output toFiles(Codecs codecs, Codec codec, Path file) {
        return new Output() {
            private @Nullable Document first;
            private int count;

            @Override
            public void write(Document document) throws IOException {
                count++;
                if (count == 1) {
                    first = document;
                    return;
                }
                if (first != null) {
                    write(first, Exporter.numbered(file, 1));
                    first = null;
                }
                write(document, Exporter.numbered(file, count));
            }

            private void write(Document document, Path place) throws IOException {
                try {
                    byte[] text = codecs.written(codec, List.of(document)).getBytes(StandardCharsets.UTF_8);
                    AtomicFile.write(place, out -> out.write(text));
                } catch (IOException failed) {
                    throw new Unwritten(place, failed);
                }
            }

            @Override
            public void flush() {}

            @Override
            public void end() throws IOException {
                if (first != null) {
                    write(first, file);
                }
            }

            @Override
            public boolean isFull() {
                return false;
            }
        };
    }

    /// Returns a sink that writes the puzzles of an input.
    ///
    /// @param loss counts the losses
    Documents.Sink counting(ConversionLoss loss) {
        return new Documents.Sink() {
            @Override
            public void take(Document document) throws IOException {
                loss.add(document);
                refused |= loss.isRefused();
                full |= output.isFull();
                if (!refused && !full) {
                    output.write(document);
                    written++;
                }
            }

            @Override
            public void complain(String line) throws IOException {
                Conversion.this.complain(line);
            }

            @Override
            public void note(String line) throws IOException {
                Conversion.this.note(line);
            }
        };
    }

    /// Returns the number of puzzles written.
    long written() {
        return written;
    }

    /// Writes a line to standard error, after all previous output.
    void complain(String line) throws IOException {
        output.flush();
        streams.complain(line);
    }

    /// Writes a line that is not about an error to standard error, unless the user wants none.
    void note(String line) throws IOException {
        output.flush();
        streams.note(line);
    }

    /// Tests whether there were more puzzles than the output holds.
    boolean isOverfull() {
        return full;
    }

    /// Ends the output.
    ///
    /// @throws NothingWritten if there is no puzzle, one that must not be written, or more than the output holds
    void end() throws IOException {
        if (full) {
            throw new NothingWritten();
        }
        if (written > 0) {
            output.end();
        }
        if (written == 0 || refused) {
            throw new NothingWritten();
        }
    }
}
