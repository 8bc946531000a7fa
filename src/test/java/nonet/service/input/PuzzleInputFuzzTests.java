package nonet.service.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.service.batch.Batch;
import nonet.solve.CancelToken;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Whatever comes in, a batch that is fed with it comes to an end and says something, and so does every single reader.
@Tag("campaign")
@Execution(ExecutionMode.CONCURRENT)
@Timeout(600)
class PuzzleInputFuzzTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String ALPHABET = "0123456789...__**?? \t\n\n\r,;|+-#[]{}<>:\"/=xX\u00E9\u6570\0";
    private static final int ROUNDS = 20_000;

    /// A batch asks every reader whether it knows an input; beyond that, each has to read one of so many.
    private static final int SHARE = 8;

    private final Codecs codecs = Codecs.standard();
    private final PuzzleInput input = new PuzzleInput(() -> codecs);
    private final List<Codec> readers =
            codecs.all().stream().filter(Codec::reads).toList();

    @Test
    void twentyThousandRandomAndDamagedInputsAreAnsweredByEveryReader() {
        List<String> whole = codecs.all().stream()
                .filter(Codec::writes)
                .map(codec -> codec.write(List.of(Document.of("a", Puzzle.of(PUZZLE)))))
                .toList();
        Map<String, Integer> read = new HashMap<>();
        Map<String, Integer> refused = new HashMap<>();
        for (int seed = 0; seed < ROUNDS; seed++) {
            Random random = new Random(seed);
            byte[] bytes = seed % 3 == 0 ? random(random) : damaged(whole, random);
            assertThatCode(() -> solve(bytes)).describedAs("seed %d", seed).doesNotThrowAnyException();
            Source source = Source.of(bytes);
            for (int next = seed % SHARE; next < readers.size(); next += SHARE) {
                Codec reader = readers.get(next);
                assertThatCode(() -> {
                            PuzzleReading reading = reader.read(source);
                            (reading instanceof PuzzleReading.Puzzles ? read : refused)
                                    .merge(reader.id(), 1, Integer::sum);
                        })
                        .describedAs("%s, seed %d", reader.id(), seed)
                        .doesNotThrowAnyException();
            }
        }
        // Each got what it knows, in spite of the damage, and what it does not.
        List<String> written =
                readers.stream().filter(Codec::writes).map(Codec::id).toList();
        assertThat(read.keySet()).containsAll(written);
        assertThat(refused.keySet()).containsAll(readers.stream().map(Codec::id).toList());
    }

    private void solve(byte[] bytes) throws IOException {
        int[] told = {0};
        PuzzleStream stream = input.open(new ByteArrayInputStream(bytes));
        new Batch(new Batch.Plan(new FastSolver(), 2, 1, 4, () -> 0))
                .run(
                        stream::fill,
                        block -> told[0] += block.size() + block.misread().size(),
                        new CancelToken());
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
