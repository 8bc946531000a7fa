package nonet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nonet.cli.Shell.Result;
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
    void whatCannotBeReadIsSaid() {
        assertThat(Shell.nonetWithInput("nothing here", "convert", "--to", "line", "-"))
                .isEqualTo(new Result(2, "", "<stdin>: There is no puzzle in it.\n"));
        assertThat(Shell.nonet("convert", "--to", "line", folder.resolve("none").toString())
                        .code())
                .isEqualTo(2);
    }

    @Test
    void anUnknownFormatIsRefusedWithTheOnesThereAre() {
        Result result = Shell.nonet("convert", "--to", "hsol", PUZZLE);
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.err()).contains("there is no format 'hsol' for --to").contains("opensudoku");
    }

    @Test
    void whatWasLeftOutIsSaid() {
        Result result = Shell.nonetWithInput(
                "[Puzzle]\n" + PUZZLE.replaceAll("(.{9})", "$1\n") + "[Colours]\n", "convert", "--to", "line", "-");
        assertThat(result).isEqualTo(new Result(0, PUZZLE + "\n", "<stdin>: Its colors were left out.\n"));
    }

    @Test
    void formatsAreListed() {
        assertThat(Shell.nonet("formats").out())
                .startsWith("id ")
                .containsPattern("line +read, write +txt +several +81 characters")
                .containsPattern("hsol +read +hsol +placed marks +HoDoKu game");
    }
}
