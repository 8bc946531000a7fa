package nonet.campaign;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.grid.Puzzle;
import nonet.play.Document;

/// Puzzles and files to begin with.
final class Samples {

    static final String PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    static final String SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /// Seldom easy: it needs forcing chains and a second of work in a walkthrough.
    static final String HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    private Samples() {}

    /// Returns a puzzle that is the one above with its digits renamed, so that each has its own solution.
    static String renamed(String puzzle, Random random) {
        List<Character> digits = new ArrayList<>(List.of('1', '2', '3', '4', '5', '6', '7', '8', '9'));
        java.util.Collections.shuffle(digits, random);
        StringBuilder renamed = new StringBuilder(puzzle);
        for (int i = 0; i < renamed.length(); i++) {
            char digit = puzzle.charAt(i);
            if (digit >= '1' && digit <= '9') {
                renamed.setCharAt(i, digits.get(digit - '1'));
            }
        }
        return renamed.toString();
    }

    static String list(int lines, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines; i++) {
            text.append(renamed(PUZZLE, random)).append('\n');
        }
        return text.toString();
    }

    /// Returns a document in every format that is written, and the files of other programs that the tests hold.
    static List<byte[]> documents() throws IOException {
        List<byte[]> documents = new ArrayList<>();
        for (Codec codec : Codecs.standard().all()) {
            if (codec.writes()) {
                documents.add(codec.write(List.of(Document.of("name", Puzzle.of(PUZZLE))))
                        .getBytes(java.nio.charset.StandardCharsets.UTF_8));
            }
        }
        Path resources = Path.of("src/test/resources");
        try (Stream<Path> files = Files.walk(resources)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().contains("golden"))
                    .sorted()
                    .toList()) {
                if (Files.size(file) < 200_000) {
                    documents.add(Files.readAllBytes(file));
                }
            }
        }
        return documents;
    }
}
