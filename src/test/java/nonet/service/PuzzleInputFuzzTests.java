package nonet.service;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import nonet.codec.Codec;
import nonet.codec.Codecs;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Whatever a batch is fed with, it comes to an end and says something.
@Timeout(120)
class PuzzleInputFuzzTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String ALPHABET = "0123456789...__**?? \t\n\n\r,;|+-#[]{}<>:\"/=xX\u00E9\u6570\0";
    private static final int ROUNDS = 12_000;

    private final Codecs codecs = Codecs.standard();
    private final PuzzleInput input = new PuzzleInput(() -> codecs);

    @Test
    void twelveThousandRandomAndDamagedInputsAreAnswered() {
        List<String> whole = codecs.all().stream()
                .filter(Codec::writes)
                .map(codec -> codec.write(List.of(Document.of("a", Puzzle.of(PUZZLE)))))
                .toList();
        for (int seed = 0; seed < ROUNDS; seed++) {
            Random random = new Random(seed);
            byte[] bytes = seed % 3 == 0 ? random(random) : damaged(whole, random);
            assertThatCode(() -> solve(bytes)).describedAs("seed %d", seed).doesNotThrowAnyException();
        }
    }

    private void solve(byte[] bytes) throws IOException {
        int[] told = {0};
        PuzzleFeed feed = input.open(new ByteArrayInputStream(bytes)).feed();
        new Batch(new Batch.Plan(new FastSolver(), 2, 1, 4, () -> 0))
                .run(feed, block -> told[0] += block.size() + block.misread().size(), Cancel.NEVER);
        if (told[0] == 0) {
            throw new AssertionError("nothing was said");
        }
    }

    private static byte[] random(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(300); i >= 0; i--) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /// Lists of several puzzles, and documents, with a few bytes wrong, missing, or there twice.
    private static byte[] damaged(List<String> whole, Random random) {
        StringBuilder text = new StringBuilder(PUZZLE + "\n" + PUZZLE + "\n");
        if (random.nextBoolean()) {
            text.setLength(0);
        }
        text.append(whole.get(random.nextInt(whole.size())));
        if (random.nextInt(3) == 0) {
            text.setLength(random.nextInt(text.length()) + 1);
        }
        if (random.nextInt(3) == 0) {
            text.insert(random.nextInt(text.length()), text.substring(text.length() / 2));
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        for (int i = random.nextInt(6); i > 0; i--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
    }
}
