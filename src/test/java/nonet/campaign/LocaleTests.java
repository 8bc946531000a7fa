package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Languages with other digits, other upper cases and other character sets: commands print the same bytes.
@Tag("campaign")
class LocaleTests {

    private static final List<Map<String, String>> LOCALES = List.of(
            Map.of("LC_ALL", "C"),
            Map.of("LC_ALL", "POSIX"),
            Map.of("LC_ALL", "C.UTF-8", "JDK_JAVA_OPTIONS", "-Duser.language=tr -Duser.country=TR"),
            Map.of("LC_ALL", "tr_TR.UTF-8"),
            Map.of("LC_ALL", "C.UTF-8", "JDK_JAVA_OPTIONS", "-Duser.language=ar -Duser.country=EG"),
            Map.of("LC_ALL", "C.UTF-8", "JDK_JAVA_OPTIONS", "-Duser.language=hi -Duser.country=IN"),
            Map.of("LC_ALL", "C.UTF-8", "JDK_JAVA_OPTIONS", "-Duser.language=th -Duser.country=TH"),
            Map.of("LC_ALL", "C.UTF-8", "JDK_JAVA_OPTIONS", "-Duser.language=de -Duser.country=DE"),
            Map.of("LC_ALL", "C.UTF-8", "JDK_JAVA_OPTIONS", "-Duser.language=zh -Duser.country=CN"));

    @TempDir
    private Path home;

    @Test
    void commandsPrintTheSameEverywhere() throws Exception {
        Program program = new Program(home);
        Path named = home.resolve("r\u00E4tsel \u6570\u72EC.txt");
        Files.writeString(
                named, "# \u00FC\u6570\n" + Samples.PUZZLE + " caf\u00E9 \u6570\nbad\n" + Samples.HARD + "\n");
        // The shell finds the name, whatever the locale makes of it.
        List<String> lines = List.of(
                "\"$nonet\" solve r*.txt",
                "\"$nonet\" check r*.txt",
                "\"$nonet\" count r*.txt",
                "\"$nonet\" rate --format csv r*.txt",
                "\"$nonet\" rate --format json r*.txt",
                "\"$nonet\" convert --to opensudoku r*.txt | grep -v -i created",
                "\"$nonet\" convert --to nonet --out x.nonet r*.txt; cat x.nonet",
                "\"$nonet\" export --to svg --out \u00FC.svg r*.txt; cat *.svg | head -c 20000; rm *.svg",
                "\"$nonet\" path " + Samples.PUZZLE,
                "\"$nonet\" steps " + Samples.HARD,
                "\"$nonet\" trace " + Samples.PUZZLE,
                "\"$nonet\" generate puzzles --count 2 --seed 5 --level HARD",
                "\"$nonet\" techniques",
                "\"$nonet\" formats",
                "\"$nonet\" help solve");
        int runs = 0;
        for (String line : lines) {
            Program.Ended plain =
                    program.shell(Map.of("LC_ALL", "C.UTF-8"), line).speaksPlainly();
            for (Map<String, String> locale : LOCALES) {
                Program.Ended there = program.shell(locale, line).speaksPlainly();
                assertThat(there.text()).describedAs("%s in %s", line, locale).isEqualTo(plain.text());
                assertThat(there.code())
                        .describedAs("%s in %s: %s", line, locale, there.err())
                        .isEqualTo(plain.code());
                runs++;
            }
        }
        Findings.add("foreign locales and character sets", runs, "same output, same exit code");
    }
}
