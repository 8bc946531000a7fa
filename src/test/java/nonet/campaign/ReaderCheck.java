package nonet.campaign;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.service.batch.PuzzleBlock;
import nonet.service.input.PuzzleInput;
import nonet.service.input.PuzzleStream;

/// What must hold of every input, however it is damaged: each reader ends, soon, with puzzles or faults, and a puzzle
/// that was read and written again stays the same.
final class ReaderCheck {

    /// The time a reader may take, in seconds of the processor for each million bytes, and at the least.
    private static final double SECONDS_A_MEGABYTE = 5;

    private final Codecs codecs = Codecs.standard();
    private final PuzzleInput input = new PuzzleInput(() -> codecs);
    private final List<Codec> readers =
            codecs.all().stream().filter(Codec::reads).toList();

    /// Reads an input through the doors of the window and of the commands, and with one reader by its name.
    ///
    /// @param turn which reader is tried by its name
    /// @throws AssertionError if something does not hold
    void check(byte[] bytes, int turn) {
        long began = processorNanos();
        try {
            Source source = Source.of(bytes);
            if (codecs.read(source) instanceof PuzzleReading.Puzzles read) {
                rewritten(read);
            }
            Codec reader = readers.get(turn % readers.size());
            reader.read(source);
            reader.confidence(source);
            drain(bytes);
        } catch (IOException | RuntimeException broken) {
            throw new AssertionError("a reader fails: " + broken, broken);
        }
        double seconds = (processorNanos() - began) / 1e9;
        double most = SECONDS_A_MEGABYTE * Math.max(1, bytes.length / 1e6);
        if (seconds > most) {
            throw new AssertionError("%d bytes took %.1f s".formatted(bytes.length, seconds));
        }
    }

    /// Reads what a batch would, and expects that it says something.
    private void drain(byte[] bytes) throws IOException {
        PuzzleStream stream = input.open(new ByteArrayInputStream(bytes));
        PuzzleBlock block = new PuzzleBlock(64);
        long said = 0;
        while (stream.fill(block)) {
            said += block.size() + block.misread().size();
        }
        if (said == 0) {
            throw new AssertionError("nothing was said");
        }
    }

    private void rewritten(PuzzleReading.Puzzles read) {
        Codec lines = codecs.named("line").orElseThrow();
        List<nonet.play.Document> documents = new ArrayList<>();
        read.puzzles().stream().limit(50).forEach(parsed -> documents.add(parsed.document()));
        if (!(lines.read(Source.of(lines.write(documents))) instanceof PuzzleReading.Puzzles again)) {
            throw new AssertionError("what was read cannot be read again");
        }
        List<String> before =
                documents.stream().map(document -> document.puzzle().toString()).toList();
        List<String> after = again.puzzles().stream()
                .map(each -> each.document().puzzle().toString())
                .toList();
        if (!before.equals(after)) {
            throw new AssertionError("written and read again, " + before + " became " + after);
        }
    }

    private static long processorNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
