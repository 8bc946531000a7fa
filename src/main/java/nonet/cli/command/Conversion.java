package nonet.cli.command;

import java.io.IOException;
import nonet.cli.input.Documents;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.cli.report.ConversionLoss;
import nonet.codec.api.DocumentWriter;
import nonet.play.Document;

/// Writes documents in another format, each as soon as it is read.
final class Conversion {

    /// Thrown if no file is to be written: there is no puzzle, or one that must not be written.
    static final class NothingWritten extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static final int BUFFER = 1 << 15;

    private final DocumentWriter writer;
    private final Report.Target target;
    private final Streams streams;
    private final StringBuilder text = new StringBuilder();
    private boolean refused;
    private long written;

    Conversion(DocumentWriter writer, Report.Target target, Streams streams) {
        this.writer = writer;
        this.target = target;
        this.streams = streams;
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
                if (!refused) {
                    write(document);
                }
            }

            @Override
            public void complain(String line) throws IOException {
                Conversion.this.complain(line);
            }
        };
    }

    /// Returns the number of puzzles written.
    long written() {
        return written;
    }

    /// Writes a line to standard error, after all previous output.
    void complain(String line) throws IOException {
        flush();
        streams.complain(line);
    }

    /// Ends the output.
    ///
    /// @throws NothingWritten if there is no puzzle, or one that must not be written
    void end() throws IOException {
        if (written > 0) {
            text.append(writer.end());
            flush();
        }
        if (written == 0 || refused) {
            throw new NothingWritten();
        }
    }

    private void write(Document document) throws IOException {
        text.append(writer.next(document));
        written++;
        if (text.length() > BUFFER) {
            flush();
        }
    }

    private void flush() throws IOException {
        if (!text.isEmpty()) {
            target.write(text.toString());
            text.setLength(0);
        }
    }
}
