package nonet.cli.command;

import java.io.IOException;
import java.util.List;
import nonet.cli.output.Streams;
import nonet.relatives.Isomorphism;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The commands on disguises: `nonet transform` and `nonet shuffle`.
final class TransformCommands {

    private TransformCommands() {}

    /// The option `--seed`, and the random isomorphisms that follow from it.
    private static final class Shuffle {

        @Option(
                names = "--seed",
                paramLabel = "N",
                description = "Seed of the random symmetries; the same seed gives the same ones. Default: 1.")
        private long seed = 1;

        /// Returns the isomorphism for a puzzle; it depends on the seed and the puzzle's number only.
        private Isomorphism of(long number) {
            return Isomorphism.shuffle(seed, number);
        }
    }

    /// The command `nonet shuffle`.
    @Command(
            name = "shuffle",
            mixinStandardHelpOptions = true,
            description = "Print each puzzle in disguise: lines moved and digits replaced at random.",
            footer = {
                "%nThe solutions are those of the puzzle, in the same disguise. For a certain symmetry see",
                "'nonet transform'; 'nonet canonical' sees through each.",
                "%nExamples:",
                "  nonet shuffle puzzle.txt",
                "  nonet shuffle --seed 7 --out disguised.txt puzzles.txt"
            },
            exitCodeList = {"0:success", "2:an argument or an input is invalid"})
    static final class Shuffled extends RelativesCommands {

        @Mixin
        private Shuffle shuffle = new Shuffle();

        Shuffled(Streams streams) {
            super(streams);
        }

        @Override
        Work work() {
            return (puzzle, number) -> shuffle.of(number).of(puzzle).text();
        }
    }

    /// The command `nonet transform`.
    @Command(
            name = "transform",
            mixinStandardHelpOptions = true,
            description = "Print each puzzle rotated, mirrored, transposed, with other digits, or shuffled.",
            footer = {
                "%nSeveral options apply in this order: --rotate, --mirror, --transpose, --relabel, --shuffle.",
                "%nExamples:",
                "  nonet transform --rotate 90 puzzle.txt",
                "  nonet transform --mirror --relabel 987654321 puzzle.txt",
                "  nonet transform --shuffle --seed 7 puzzles.txt"
            },
            exitCodeList = {"0:success", "2:an argument or an input is invalid"})
    static final class Transform extends RelativesCommands {

        @Option(names = "--rotate", paramLabel = "DEGREES", description = "Rotate clockwise by 90, 180 or 270 degrees.")
        private int degrees;

        @Option(names = "--mirror", description = "Exchange left and right.")
        private boolean mirror;

        @Option(names = "--transpose", description = "Exchange rows and columns.")
        private boolean transpose;

        @Option(
                names = "--relabel",
                paramLabel = "DIGITS",
                description = "Replace the digits 1 to 9 by these nine, in this order.")
        private String relabel = "123456789";

        @Option(names = "--shuffle", description = "Move lines and replace digits at random.")
        private boolean shuffles;

        @Mixin
        private Shuffle shuffle = new Shuffle();

        Transform(Streams streams) {
            super(streams);
        }

        @Override
        public Integer call() throws IOException {
            if (degrees % 90 != 0 || degrees < 0 || degrees > 270) {
                throw misuse("--rotate takes 90, 180 or 270, not " + degrees + ".");
            }
            if (!relabel.chars()
                    .sorted()
                    .mapToObj(Character::toString)
                    .toList()
                    .equals(List.of("123456789".split("")))) {
                throw misuse("--relabel takes each of the digits 1 to 9 once, not '" + relabel + "'.");
            }
            return super.call();
        }

        @Override
        Work work() {
            Isomorphism fixed = fixed();
            return (puzzle, number) -> (shuffles ? fixed.then(shuffle.of(number)) : fixed)
                    .of(puzzle)
                    .text();
        }

        private Isomorphism fixed() {
            Isomorphism all = Isomorphism.rotation(degrees / 90);
            if (mirror) {
                all = all.then(Isomorphism.mirror());
            }
            if (transpose) {
                all = all.then(Isomorphism.transposition());
            }
            return all.then(Isomorphism.ofDigits(
                    relabel.chars().map(digit -> digit - '1').toArray()));
        }
    }
}
