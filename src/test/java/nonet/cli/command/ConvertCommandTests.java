package nonet.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import nonet.cli.command.Shell.Result;
import nonet.cli.output.Streams;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.text.Plural;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @TempDir
    private Path folder;

    @Test
    void everyFormatBecomesEveryOther() {
        for (String id :
                new String[] {"ss", "opensudoku", "sudokuwiki", "fpuzzles", "gnome", "nonet", "sdk", "hodoku"}) {
            Result there = Shell.nonet("convert", "--to", id, PUZZLE);
            assertThat(there.err()).isEmpty();
            assertThat(Shell.nonetWithInput(there.out(), "convert", "--to", "line", "-"))
                    .describedAs(id)
                    .isEqualTo(new Result(0, PUZZLE + "\n", ""));
        }
    }

    @Test
    void severalFilesGoIntoOne() throws IOException {
        Path one = Files.writeString(folder.resolve("a.sdm"), PUZZLE.replace('.', '0'));
        Path out = folder.resolve("b.txt");
        Result result = Shell.nonet("convert", "--to", "line", "--out", out.toString(), one.toString(), one.toString());
        assertThat(result).isEqualTo(new Result(0, "", ""));
        assertThat(out).hasContent(PUZZLE + "\n" + PUZZLE);
    }

    @Test
    void unreadableInputIsReported() {
        assertThat(Shell.nonetWithInput("nothing here", "convert", "--to", "line", "-"))
                .isEqualTo(new Result(2, "", "<stdin>: It contains no puzzle.\n"));
        assertThat(Shell.nonet("convert", "--to", "line", folder.resolve("none").toString())
                        .code())
                .isEqualTo(2);
    }

    @Test
    void anUnknownFormatIsRefusedWithTheOnesThereAre() {
        Result result = Shell.nonet("convert", "--to", "hsol", PUZZLE);
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err())
                .startsWith("nonet: --to must be one of nonet, line, ")
                .endsWith(", json, not 'hsol'.\n");
    }

    @Test
    void omissionsAreReported() {
        Result result = Shell.nonetWithInput(
                "[Puzzle]\n" + PUZZLE.replaceAll("(.{9})", "$1\n") + "[Colours]\n", "convert", "--to", "line", "-");
        assertThat(result).isEqualTo(new Result(0, PUZZLE + "\n", "<stdin>: Its colors were left out.\n"));
    }

    @Test
    void aVariantThatIsNamedAboveAGridIsSaid() {
        String sentence =
                "<stdin>: Line 1 names a variant: the puzzle is read as classic sudoku, without the other rules.\n";
        for (String name : new String[] {"Killer sudoku", "# X-sudoku\nType: x", "The Windoku of today\n"}) {
            Result result = Shell.nonetWithInput(
                    name + "\n" + PUZZLE.replaceAll("(.{9})", "$1\n"), "convert", "--to", "line", "-");
            assertThat(result.out()).isEqualTo(PUZZLE + "\n");
            assertThat(result.err()).contains(name.contains("Type") ? sentence.replace("1", "2") : sentence);
        }
    }

    @Test
    void formatsAreListed() {
        assertThat(Shell.nonet("formats").out())
                .startsWith("id ")
                .containsPattern("line +read, write +txt +several +81 characters")
                .containsPattern("hsol +read +hsol +placed marks +HoDoKu game");
    }

    @Test
    void candidatesThatBelongToAPuzzleAreNotDropped() throws IOException {
        Path sukaku = Files.writeString(folder.resolve("sukaku.txt"), Sukakus.UNIQUE + "\n");
        Path out = folder.resolve("out.txt");
        String refused = sukaku + ": 'line' cannot hold the candidates of 1 puzzle, and leaving them out would change"
                + " the puzzle; nothing was written. Formats that can: nonet, hodoku, pm, s729. Use --lossy to write"
                + " it anyway.";
        assertThat(Shell.nonet("convert", "--to", "line", "--out", out.toString(), sukaku.toString()))
                .isEqualTo(new Result(2, "", refused + "\n"));
        assertThat(out).doesNotExist();
        assertThat(Shell.nonet("convert", "--to", "line", "--lossy", sukaku.toString()))
                .isEqualTo(new Result(
                        0,
                        ".".repeat(81) + "\n",
                        sukaku + ": 'line' cannot hold candidates that are part of a puzzle; left out of 1 puzzle."
                                + " Formats that can: nonet, hodoku, pm, s729.\n"));
    }

    @Test
    void everyFormatThatHoldsCandidatesKeepsTheSolution() {
        for (String id : new String[] {"nonet", "hodoku", "s729", "pm"}) {
            Result there = Shell.nonetWithInput(Sukakus.UNIQUE, "convert", "--to", id, "-");
            assertThat(there.code()).describedAs(id).isZero();
            assertThat(there.err()).describedAs(id).isEmpty();
            assertThat(Shell.nonetWithInput(there.out(), "solve", "-"))
                    .describedAs(id)
                    .isEqualTo(new Result(0, Sukakus.SOLUTION + "\n", ""));
        }
    }

    @Test
    void notesThatAFormatCannotHoldAreNamed() {
        String game = ":0000:x:" + PUZZLE.replaceFirst("\\.", "+4") + ":115 225:::";
        Result result = Shell.nonetWithInput(game, "convert", "--to", "line", "-");
        assertThat(result.code()).isZero();
        assertThat(result.out()).isEqualTo(PUZZLE + "\n");
        assertThat(result.err())
                .startsWith(
                        "<stdin>: 'line' cannot hold entered digits, pencil marks; left out of 1 puzzle. Formats that"
                                + " can: nonet,");
    }

    @Test
    void puzzlesAreWrittenWhileMoreAreRead() {
        int lines = 30_000;
        byte[] line = (PUZZLE + " a name\n").getBytes(UTF_8);
        AtomicLong read = new AtomicLong();
        InputStream in = new InputStream() {
            @Override
            public int read() {
                return read.get() == (long) lines * line.length
                        ? -1
                        : line[(int) (read.getAndIncrement() % line.length)];
            }
        };
        AtomicLong ahead = new AtomicLong();
        AtomicLong written = new AtomicLong();
        Writer out = new Writer() {
            @Override
            public void write(char[] text, int from, int count) {
                written.addAndGet(count);
                ahead.accumulateAndGet(read.get() / line.length - written.get() / 82, Math::max);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        StringWriter err = new StringWriter();
        int code = NonetCommand.run(Shell.ENGINES, "1.2.3", new Streams(in, out, err), "convert", "--to", "line", "-");
        assertThat(err).hasToString(lostNames("line", lines));
        assertThat(code).isZero();
        assertThat(written.get()).isEqualTo(lines * 82L);
        assertThat(ahead.get()).isLessThan(lines / 3);
    }

    @Test
    void aStateBelowItsPuzzleIsPartOfIt() {
        String grid = PUZZLE.replaceAll("(.{9})", "$1\n");
        String state = PUZZLE.replaceFirst("\\.", "4").replaceAll("(.{9})", "$1\n");
        Result result = Shell.nonetWithInput(grid + "\n" + state, "convert", "--to", "hodoku", "-");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).hasLineCount(1).contains("+4");
    }

    @Test
    void puzzlesBeforeOneThatIsRefusedAreCounted() throws IOException {
        String list = PUZZLE + "\n" + PUZZLE + "\n" + Sukakus.UNIQUE + "\n" + PUZZLE + "\n";
        String end = ". Use --lossy to write it anyway.\n";
        Result result = Shell.nonetWithInput(list, "convert", "--to", "line", "-");
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEqualTo(PUZZLE + "\n" + PUZZLE + "\n");
        assertThat(result.err())
                .contains("nothing but the 2 puzzles before was written")
                .endsWith(end);
        Path out = Files.writeString(folder.resolve("out.txt"), "as it was");
        assertThat(Shell.nonetWithInput(list, "convert", "--to", "line", "--out", out.toString(), "-")
                        .err())
                .contains("nothing was written")
                .endsWith(end);
        assertThat(out).hasContent("as it was");
    }

    @Test
    void reportsFaultsBetweenThePuzzles() {
        String list = PUZZLE + " one\n" + PUZZLE.substring(1) + "\n" + PUZZLE + " two\n";
        assertThat(Shell.nonetWithInput(list, "convert", "--to", "line", "-"))
                .isEqualTo(new Result(
                        2,
                        PUZZLE + "\n" + PUZZLE + "\n",
                        "<stdin>:2:80: 80 cells instead of 81.\n" + lostNames("line", 2)));
    }

    @Test
    void aCollectionIsOpenedAndClosedAroundItsPuzzles() {
        String list = PUZZLE + " one\n" + PUZZLE + " two\n";
        Result result = Shell.nonetWithInput(list, "convert", "--to", "opensudoku", "-");
        String game = "    <game created=\"0\" state=\"1\" time=\"0\" data=\"" + PUZZLE.replace('.', '0') + "\" />\n";
        assertThat(result)
                .isEqualTo(new Result(
                        0,
                        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                + "<opensudoku version=\"2\">\n"
                                + "  <folder name=\"one\">\n"
                                + game + game + "  </folder>\n</opensudoku>\n",
                        lostNames("opensudoku", 2)));
    }

    private static String lostNames(String format, int puzzles) {
        return "<stdin>: '" + format + "' cannot hold names; left out of " + Plural.of(puzzles, "puzzle")
                + ". Formats that can: nonet, sdk, fpuzzles, sudokupad.\n";
    }

    @Test
    void severalPuzzlesAreRefusedByAFormatThatHoldsOne() throws IOException {
        String list = PUZZLE + "\n" + PUZZLE.replace('5', '.') + "\n";
        Path out = Files.writeString(folder.resolve("out.nonet"), "as it was");
        for (Codec codec : Codecs.standard().all()) {
            if (codec.writes() && !codec.holdsSeveral()) {
                Result result = Shell.nonetWithInput(list, "convert", "--to", codec.id(), "--out", out.toString(), "-");
                assertThat(result)
                        .isEqualTo(new Result(
                                2,
                                "",
                                "'" + codec.id()
                                        + "' holds one puzzle, and there are several; nothing was written."
                                        + " Formats that can: line, sdm, blocks, grid, ss, spf, csv, tsv,"
                                        + " hodoku, pm, s729, shown, opensudoku, json. Use --each to write a"
                                        + " file for each puzzle.\n"));
                assertThat(Shell.nonetWithInput(list, "convert", "--to", codec.id(), "-")
                                .out())
                        .isEmpty();
            }
        }
        assertThat(out).hasContent("as it was");
    }

    @Test
    void eachPuzzleGetsAFileOfItsOwn() throws IOException {
        String second = PUZZLE.replace('5', '.');
        Path out = folder.resolve("mine.nonet");
        assertThat(Shell.nonetWithInput(
                        PUZZLE + "\n" + second + "\n",
                        "convert",
                        "--to",
                        "nonet",
                        "--each",
                        "--out",
                        out.toString(),
                        "-"))
                .isEqualTo(new Result(0, "", ""));
        assertThat(out).doesNotExist();
        String one = folder.resolve("mine-1.nonet").toString();
        String two = folder.resolve("mine-2.nonet").toString();
        assertThat(Shell.nonet("convert", "--to", "line", one, two).out()).isEqualTo(PUZZLE + "\n" + second + "\n");

        assertThat(Shell.nonet("convert", "--to", "nonet", "--each", "--out", out.toString(), PUZZLE))
                .isEqualTo(new Result(0, "", ""));
        assertThat(Shell.nonet("convert", "--to", "line", out.toString()).out()).isEqualTo(PUZZLE + "\n");
        assertThat(Shell.nonet("convert", "--to", "nonet", "--each", PUZZLE))
                .isEqualTo(
                        new Result(2, "", "nonet: --each needs --out, the name that the files are numbered from.\n"));
    }

    @Test
    void severalPuzzlesComeBackFromEveryFormatThatHoldsThem() {
        String list = PUZZLE + "\n" + PUZZLE.replace('5', '.') + "\n" + PUZZLE.replace('6', '.') + "\n";
        for (Codec codec : Codecs.standard().all()) {
            if (codec.writes() && codec.holdsSeveral()) {
                Result there = Shell.nonetWithInput(list, "convert", "--to", codec.id(), "-");
                // A puzzle of candidates has no givens to write into a line.
                String back = codec.id().equals("s729") ? "s729" : "line";
                assertThat(Shell.nonetWithInput(there.out(), "convert", "--to", back, "-")
                                .out())
                        .describedAs(codec.id())
                        .isEqualTo(back.equals("line") ? list : there.out());
            }
        }
    }

    /// The format has no place for candidates: written into it, the puzzle would have none at all.
    @Test
    void candidatesThatCannotBeReadBackAreALoss() throws IOException {
        Path out = folder.resolve("out.doku");
        Result result = Shell.nonetWithInput(Sukakus.UNIQUE, "convert", "--to", "shown", "--out", out.toString(), "-");
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).startsWith("<stdin>: 'shown' cannot hold the candidates of 1 puzzle");
        assertThat(out).doesNotExist();
    }

    @Test
    void marksInSomeCellsDoNotChangeThePuzzle() {
        String marked = ":0000:x:" + PUZZLE + ":115 225:::";
        String some = "[Puzzle]\n" + PUZZLE.replaceAll("(.{9})", "$1\n") + "[PencilMarks]\n,,124,26,,,,,\n"
                + ",,,,,,,,\n".repeat(8);
        for (String game : new String[] {marked, some}) {
            Result written = Shell.nonetWithInput(game, "convert", "--to", "s729", "-");
            assertThat(written.code()).isZero();
            assertThat(Shell.nonetWithInput(written.out(), "check", "-").out()).isEqualTo("unique\n");
        }
    }

    /// In these formats marks are the candidates of the puzzle.
    @Test
    void aPuzzleThatItsWrongMarksWouldChangeIsRefused() throws IOException {
        String game = "[Puzzle]\n" + PUZZLE.replaceAll("(.{9})", "$1\n") + "[PencilMarks]\n,,12,26,,,,,\n"
                + ",,,,,,,,\n".repeat(8);
        Path out = Files.writeString(folder.resolve("old.txt"), "old");
        for (String format : new String[] {"pm", "s729", "hodoku"}) {
            String name = Codecs.standard().named(format).orElseThrow().name();
            String sentence =
                    "The format \u201C" + name + "\u201D would make marks or entered digits part of the puzzle,"
                            + " with another solution; choose another format.\n";
            Result shown = Shell.nonetWithInput(game, "convert", "--lossy", "--to", format, "-");
            assertThat(shown.code()).isEqualTo(2);
            assertThat(shown.out()).isEmpty();
            assertThat(shown.err()).endsWith("nonet: " + sentence);
            for (String each : new String[] {"--lossy", "--each"}) {
                String file = out.toString();
                Result written = Shell.nonetWithInput(game, "convert", each, "--to", format, "--out", file, "-");
                assertThat(written.code()).isEqualTo(2);
                assertThat(written.err()).endsWith("nonet: " + out + ": " + sentence);
            }
            assertThat(out).hasContent("old");
        }
        assertThat(Shell.nonetWithInput(game, "convert", "--to", "sdk", "-").code())
                .isZero();
    }

    @Test
    void whatCannotBeReadAgainIsRefusedEvenIfItMayLose() throws IOException {
        Path out = Files.writeString(folder.resolve("old.doku"), "old");
        Result result = Shell.nonetWithInput(
                Sukakus.UNIQUE, "convert", "--lossy", "--to", "shown", "--out", out.toString(), "-");
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err())
                .endsWith(
                        "nonet: " + out + ": The format \u201CGrid with ! at givens\u201D cannot hold this, as it could"
                                + " not be read again; choose another format.\n");
        assertThat(out).hasContent("old");
    }
}
