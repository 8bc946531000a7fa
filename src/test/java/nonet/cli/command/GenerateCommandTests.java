package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static nonet.cli.command.Shell.nonetWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.cli.command.Shell.Result;
import nonet.grid.Puzzle;
import nonet.service.diagnosis.Verdict;
import nonet.service.diagnosis.Verdicts;
import nonet.solve.Cancel;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenerateCommandTests {

    private static final Verdicts JUDGE = new Verdicts(StepEngine.DANCING_LINKS);

    private static final int MANY = Repetitions.of(6, 20);

    @TempDir
    private Path folder;

    @Test
    @Tag("repeated")
    void puzzlesComeFromTheSeedHoweverManyThreadsThereAre() {
        List<String> command =
                List.of("generate", "puzzles", "--count", Integer.toString(MANY), "--symmetry", "rotational");
        Result one = run(command, "--seed", "42", "--jobs", "1");
        Result two = run(command, "--seed", "42", "--jobs", "2");

        assertThat(two).isEqualTo(one);
        assertThat(one.code()).isZero();
        assertThat(one.out().lines())
                .hasSize(MANY)
                .doesNotHaveDuplicates()
                .allSatisfy(line ->
                        assertThat(JUDGE.check(Puzzle.of(line), Cancel.NEVER)).isInstanceOf(Verdict.OneSolution.class));
        assertThat(run(command).out()).isNotEqualTo(one.out());
    }

    @Test
    void puzzlesAreWrittenInAnyFormatThatIsWritten() {
        List<String> command = List.of("generate", "puzzles", "--count", "2", "--seed", "1", "--clues", "30");
        String lines = run(command).out();

        assertThat(run(command, "--format", "sdm").out()).isEqualTo(lines.replace('.', '0'));
        assertThat(run(command, "--format", "grid").out())
                .startsWith("+-------+")
                .hasLineCount(2 * 13 + 1);
        assertThat(run(command, "--level", "easy", "--format", "opensudoku").out())
                .contains("<opensudoku");
    }

    @Test
    void puzzlesHaveTheRequestedRating() {
        Result made = run(
                List.of("generate", "puzzles", "--count", "3", "--seed", "1", "--er", "2.6-3.4", "--clues", "22-26"));
        assertThat(made.code()).isZero();
        assertThat(nonetWithInput(made.out(), "rate", "--scale", "se", "-")
                        .out()
                        .lines())
                .hasSize(3)
                .allSatisfy(line -> assertThat(line).matches("solved (2\\.[6-9]|3\\.[0-4])/.*"));
        Result pearls = run(List.of("generate", "puzzles", "--count", "3", "--seed", "1", "--pearl"));
        assertThat(nonetWithInput(pearls.out(), "rate", "--scale", "se", "-")
                        .out()
                        .lines())
                .hasSize(3)
                .allSatisfy(line -> assertThat(line).matches("solved (.*)/\\1/.*"));
        assertThat(run(List.of("generate", "puzzles", "--count", "1", "--er", "7.5-7.0"))
                        .err())
                .isEqualTo("nonet: --er must be a range of ratings within 1.0-12.0, such as 7.0-7.5,"
                        + " not '7.5-7.0'.\n");
        assertThat(run(List.of("generate", "puzzles", "--count", "1", "--er", "12.0", "--tries", "3")))
                .isEqualTo(new Result(
                        1,
                        "",
                        "nonet: no matching puzzle was found in 3 grids (3 too easy); allow other"
                                + " givens, symmetry, level or ER.\n"));
    }

    @Test
    void saysFirstThatATechniqueIsRare() {
        List<String> command =
                List.of("generate", "puzzles", "-n", "1", "--seed", "1", "--jobs", "1", "--needs", "uniqueness-5");
        Result made = run(command);
        assertThat(made.code()).isZero();
        assertThat(made.err())
                .isEqualTo("nonet: uniqueness-5 is rare: 1 of 10,000 random puzzles took it."
                        + " The search also starts from 5 known puzzles, rearranged.\n");
        assertThat(run(command, "--quiet")).isEqualTo(new Result(0, made.out(), ""));

        assertThat(run(List.of("generate", "puzzles", "-n", "1", "--needs", "franken-x-wing", "--tries", "2"))
                        .err())
                .startsWith(
                        "nonet: franken-x-wing is rare: none of 10,000 random puzzles took it. No puzzle is known that"
                                + " needs it: where it applied, something simpler did as well. The search may take very"
                                + " long.\n"
                                + "nonet: no matching puzzle was found in 2 grids");
    }

    @Test
    void reportsThatNothingWasFoundAndLeavesNoFile() {
        Path file = folder.resolve("never.txt");
        List<String> command =
                List.of("generate", "puzzles", "--count", "3", "--clues", "17", "--symmetry", "full", "--tries", "40");
        String sentence = "nonet: no matching puzzle was found in 40 grids (40 without such givens);"
                + " allow other givens, symmetry or level.\n";

        assertThat(run(command)).isEqualTo(new Result(1, "", sentence));
        assertThat(run(command, "--out", file.toString())).isEqualTo(new Result(1, "", sentence));
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "grids | --count must be a whole number of 1 or more, not '0'. | --count 0",
                "grids | --count must be a whole number of 1 or more, not '-5'. | --count -5",
                "grids | --count must be a whole number of 1 or more, not 'abc'. | --count abc",
                "grids | --count is missing, as in --count N; see 'nonet generate grids --help'. | --first-digit 1",
                "grids | there are 1,451,520 grids for each first digit, not 1451521; use --random for more."
                        + " | --count 1451521",
                "grids | --count must be a whole number from 1 to 9223372036854775807, not '99999999999999999999'."
                        + " | --count 99999999999999999999",
                "grids | --jobs must be a whole number from 1 to 256, not '0'. | --count 1 --jobs 0",
                "grids | --first-digit must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, not '0'. | --count 1 --first-digit 0",
                "grids | --first-digit must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, not '10'. | --count 1 --first-digit"
                        + " 10",
                "grids | --first-digit and --random cannot be combined." + " | --count 1 --first-digit 3 --random",
                "grids | --seed requires --random. | --count 1 --seed 3",
                "grids | --seed must be a whole number, not 'x'. | --count 1 --random --seed x",
                "grids | --jobs must be a whole number from 1 to 256, not '0'. | --count 1 --random --jobs 0",
                "grids | --format must be one of blocks, line, not 'sdm'. | --count 1 --format sdm",
                "puzzles | --count must be a whole number of 1 or more, not '0'. | --count 0",
                "puzzles | --tries must be a whole number from 1 to 2147483647, not '0'. | --count 1 --tries 0",
                "puzzles | --clues must be 17 or more, the minimum for exactly one solution, not '9-20'."
                        + " | --count 1 --clues 9-20",
                "puzzles | --clues must be a range within 17-81, such as 24-30, not '30-20'."
                        + " | --count 1 --clues 30-20",
                "puzzles | --clues must be a range within 17-81, such as 24-30, not 'few'."
                        + " | --count 1 --clues few",
                "puzzles | --clues must be a range within 17-81, such as 24-30, not '82'." + " | --count 1 --clues 82",
                "puzzles | a minimal puzzle has at most 40 givens, not 50 or more. | --count 1 --minimal --clues 50-60",
                "puzzles | --level must be one of easy, medium, hard, unfair, extreme, not 'mild'."
                        + " | --count 1 --level mild",
                "puzzles | --symmetry must be one of none, rotational, rotational-90, diagonal, anti-diagonal,"
                        + " horizontal, vertical, both-diagonals, both-axes, full, not 'round'. | --count 1 --symmetry"
                        + " round",
                "puzzles | --format must be one of nonet, line, sdm, blocks, grid, ss, spf, csv, tsv, hodoku, pm, s729,"
                        + " shown, sdk, sdx, opensudoku, ksudoku, gnome, sudokuwiki, sudokucoach, sudokuexchange,"
                        + " fpuzzles, sudokupad, sudokucoach-state, solo, json, not 'x'. | --count 1 --format x"
            })
    void reportsInvalidArgumentsInOneSentence(String what, String sentence, String options) {
        List<String> command = List.of(("generate " + what + " " + options).split(" "));

        assertThat(run(command)).isEqualTo(new Result(2, "", "nonet: " + sentence + "\n"));
        assertThat(run(command, "--out", folder.resolve("out.txt").toString()).code())
                .isEqualTo(2);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void puzzlesOfAPathComeFromTheSeedHoweverManyThreadsThereAre() {
        List<String> command = List.of(
                "generate",
                "puzzles",
                "--count",
                "2",
                "--seed",
                "3",
                "--needs",
                "naked-pair,pointing",
                "--score",
                "0-1500");
        Result one = run(command, "--jobs", "1");

        assertThat(run(command, "--jobs", "4")).isEqualTo(one);
        assertThat(one.code()).isZero();
        assertThat(nonetWithInput(one.out(), "rate", "-").out().lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(line).startsWith("solved").contains(" pointing:", " naked-pair:"));
    }

    @Test
    @Tag("repeated")
    void whatCameNearIsWrittenHoweverManyThreadsThereAre() throws IOException {
        String count = Integer.toString(Repetitions.of(1, 2));
        List<String> command =
                List.of("generate", "puzzles", "--count", count, "--seed", "1", "--needs", "w-wing,xy-wing", "--near");
        Path one = folder.resolve("one.txt");
        Path four = folder.resolve("four.txt");
        Result made = run(command, one.toString(), "--jobs", "1");

        assertThat(run(command, four.toString(), "--jobs", "4")).isEqualTo(made);
        assertThat(made.code()).isZero();
        List<String> near = Files.readAllLines(one);
        assertThat(four).hasSameTextualContentAs(one);
        assertThat(near)
                .isNotEmpty()
                .doesNotHaveDuplicates()
                .doesNotContainAnyElementsOf(made.out().lines().toList());
        assertThat(nonetWithInput(String.join("\n", near), "rate", "-").out().lines())
                .hasSameSizeAs(near)
                .allSatisfy(line -> assertThat(line).startsWith("solved").contains(" w-wing:", " xy-wing:"));

        String unwritable = folder.resolve("none").resolve("near.txt").toString();
        assertThat(run(command, unwritable))
                .satisfies(result -> assertThat(result.code()).isEqualTo(2))
                .satisfies(result -> assertThat(result.out()).isEqualTo(made.out()))
                .satisfies(
                        result -> assertThat(result.err()).contains(unwritable).hasLineCount(1));
    }

    @Test
    void aPatternIsReadFromAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("ring.txt"), """
            x1x1x1x1x
            1.......1
            x..x.x..x
            1.x...x.1
            x...1...x
            1.x...x.1
            x..x.x..x
            1.......1
            x1x1x1x1x
            """);
        List<String> command =
                List.of("generate", "puzzles", "--count", "3", "--seed", "3", "--pattern", file.toString());
        Result made = run(command, "--jobs", "1");

        assertThat(run(command, "--jobs", "2")).isEqualTo(made);
        assertThat(run(command, "--jobs", "4")).isEqualTo(made);
        assertThat(made.err()).isEmpty();
        assertThat(made.out().lines())
                .hasSize(3)
                .doesNotHaveDuplicates()
                .allSatisfy(line -> assertThat(line.replaceAll("[1-9]", "x"))
                        .isEqualTo(new String(Files.readAllBytes(file))
                                .replaceAll("\\n", "")
                                .replace('1', 'x')));
        assertThat(run(
                                List.of("generate", "puzzles", "--count", "1", "--pattern"),
                                Files.writeString(folder.resolve("short.txt"), "x..")
                                        .toString())
                        .err())
                .isEqualTo("nonet: " + folder.resolve("short.txt") + ": A pattern has 81 characters, not 3.\n");
    }

    @Test
    void aPatternWithoutASolutionSaysHowFarTheSearchGot() throws IOException {
        String file = Files.writeString(
                        folder.resolve("sparse.txt"),
                        "x...x....x..x......x..x.x".repeat(4).substring(0, 81))
                .toString();
        assertThat(run(
                        List.of("generate", "puzzles", "--count", "1", "--seed", "3", "--tries", "3", "--pattern"),
                        file))
                .satisfies(result -> {
                    assertThat(result.code()).isEqualTo(1);
                    assertThat(result.err())
                            .matches("nonet: no matching puzzle was found in 3 changes of the digits on the pattern"
                                    + " \\(the best digits on the pattern left [\\d,]+ solutions\\); allow other"
                                    + " givens, symmetry or level\\.\n");
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x-wing is both needed and excluded. | --needs x-wing --without x-wing",
                "x-wing is to be the hardest technique and is excluded. | --hardest x-wing --without x-wing",
                "xy-chain is needed, but it is harder than x-wing, which is to be the hardest technique."
                        + " | --needs xy-chain --hardest x-wing",
                "the level of forcing-chain-verity is extreme, but easy is requested."
                        + " | --level easy --needs forcing-chain-verity",
                "one step of xy-chain scores 260, but at most 200 is requested. | --score 0-200 --needs xy-chain",
                "the level easy ends at a score of 800, but at least 900 is requested. | --level easy --score 900-1000",
                "finned-whale is not in use in the profile for the rating; choose a profile that has it."
                        + " | --needs finned-whale",
                "whale is never needed: wherever it applies, an easier technique does as well (x-wing, swordfish)."
                        + " | --needs whale",
                "leviathan is never needed: wherever it applies, an easier technique does as well (x-wing)."
                        + " | --hardest leviathan",
                "dual-two-string-kite is never needed: wherever it applies, an easier technique does as well"
                        + " (two-string-kite). | --needs dual-two-string-kite",
                "dual-empty-rectangle is not in use in the profile for the rating; choose a profile that has it."
                        + " | --hardest dual-empty-rectangle",
                "--needs must be ids of techniques, as in 'nonet techniques', not 'x-ray'. | --needs x-ray",
                "--score must be a range of scores, such as 800-1200, not '9-8'. | --score 9-8",
                "--digits must be 8 or 9, not '7'. | --digits 7",
                "the pattern has 16 cells; no puzzle with one solution has fewer than 17 givens. | --pattern 16",
                "rows 1 and 2 have no givens in the pattern, so they can change places in any solution."
                        + " | --pattern rows",
                "columns 8 and 9 have no givens in the pattern, so they can change places in any solution."
                        + " | --pattern columns",
                "the pattern has 45 cells, but 20 to 30 givens are requested. | --pattern checks --clues 20-30",
                "a minimal puzzle has at most 40 givens, not 45 or more. | --pattern checks --minimal",
                "for the requested symmetry, the pattern lacks r1c8. | --pattern columns --symmetry rotational"
            })
    void contradictoryWishesAreNamedInOneSentence(String sentence, String options) throws IOException {
        write("16", "x".repeat(16) + ".".repeat(65));
        write("rows", ".".repeat(18) + "x".repeat(63));
        write("columns", "xxxx.xx..".repeat(9));
        write("checks", "x.x.x.x.x".repeat(9));
        String named = options.replaceFirst("--pattern (\\S+)", "--pattern " + folder + "/$1");

        assertThat(run(List.of(("generate puzzles --count 1 " + named).split(" "))))
                .isEqualTo(new Result(2, "", "nonet: " + sentence + "\n"));
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aSeedThatWasNotRequestedIsShown() {
        Result made = run(List.of("generate", "puzzles", "--count", "2"));
        assertThat(made.err()).matches("nonet: made with --seed -?\\d+\\.\n");
        String seed = made.err().replaceAll("[^-0-9]+--seed (-?\\d+)\\.\n", "$1");
        assertThat(run(List.of("generate", "puzzles", "--count", "2", "--seed", seed)))
                .isEqualTo(new Result(0, made.out(), ""));
    }

    private static Result run(List<String> command, String... more) {
        return Shell.nonet(Stream.concat(command.stream(), Stream.of(more)).toArray(String[]::new));
    }
}
