package nonet.codec.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Archives of texts, and files that are named rather than read.
class ZipArchiveTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String OTHER =
            "97..8....5..914....82....6.6...2...71..3.8..43...6...8.6....89....591..6....7..35";

    private static PuzzleReading read(Map<String, String> entries) {
        return Codecs.standard().read(Source.of(ContainerFiles.zip(entries)));
    }

    @Test
    void eachTextIsReadAsAFile() {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("easy/", "");
        entries.put("easy/one.txt", PUZZLE + "\n");
        entries.put("README.md", "Some puzzles.\n");
        entries.put("__MACOSX/easy/one.txt", OTHER);
        entries.put("two.json", "{\"name\": \"Two\", \"grid\": \"" + OTHER + "\"}");
        entries.put("short.txt", PUZZLE.replaceAll(".{9}", "$0\n").substring(10));

        assertThat(read(entries)).isInstanceOfSatisfying(PuzzleReading.Puzzles.class, read -> {
            assertThat(read.codec().id()).isEqualTo("zip");
            assertThat(read.puzzles())
                    .extracting(each -> each.puzzle().toString(), each -> each.name())
                    .containsExactly(tuple(PUZZLE, "one.txt"), tuple(OTHER, "Two"));
            assertThat(read.faults()).isEqualTo(List.of(new Fault.InEntry("short.txt", new Fault.BadHeight(1, 1, 8))));
        });
    }

    @Test
    void whatIsNotReadIsSaid() {
        Map<String, String> entries = new LinkedHashMap<>();
        for (int i = 0; i < 1000; i++) {
            entries.put(i + ".txt", i % 100 == 0 ? PUZZLE : "");
        }
        assertThat(read(entries)).isInstanceOfSatisfying(PuzzleReading.Puzzles.class, read -> {
            assertThat(read.puzzles()).hasSize(10);
            assertThat(read.faults()).isEmpty();
        });
        entries.put("folder/", "");
        assertThat(((PuzzleReading.Puzzles) read(entries)).faults()).isEmpty();
        entries.put("last.txt", OTHER);
        assertThat(read(entries)).isInstanceOfSatisfying(PuzzleReading.Puzzles.class, read -> {
            assertThat(read.puzzles()).hasSize(10);
            assertThat(read.faults()).containsExactly(new Fault.OnlyFirst(Fault.OnlyFirst.Part.FILES, 1000));
        });
    }

    @Test
    void anEncryptedArchiveIsCalledThat() {
        byte[] zip = ContainerFiles.zip(Map.of("one.txt", PUZZLE));
        zip[6] |= 1;

        assertThat(Codecs.standard().read(Source.of(zip))).isEqualTo(new PuzzleReading.Nothing(new Fault.Encrypted()));
    }

    @Test
    void aNameIsOneLineWithoutControls() {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("\u001B]0;owned\u0007\u001B[2J.txt", PUZZLE);

        assertThat(((PuzzleReading.Puzzles) read(entries))
                        .puzzles()
                        .getFirst()
                        .document()
                        .name())
                .isEqualTo("]0;owned  [2J.txt");
    }

    @Test
    void archivesInArchivesAreNotUnpacked() {
        String inner = new String(ContainerFiles.zip(Map.of("one.txt", PUZZLE)), StandardCharsets.ISO_8859_1);

        assertThat(read(Map.of("inner.bin", inner)))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.OtherFile(Fault.OtherFile.Kind.ARCHIVE)));
    }

    @Test
    void anArchiveWithoutAPuzzleSaysSo() {
        assertThat(read(Map.of("a.txt", "Nothing here.\n"))).isEqualTo(new PuzzleReading.Nothing(new Fault.NoPuzzle()));
    }

    @Test
    void anArchiveWithoutItsEndIsDamaged() {
        byte[] whole = ContainerFiles.zip(Map.of("a.txt", PUZZLE));
        byte[] cut = Arrays.copyOf(whole, whole.length - 30);

        assertThat(Codecs.standard().read(Source.of(cut)))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.BadSyntax(1, 1)));
    }

    @Test
    void allEntriesTogetherAreBounded() {
        Map<String, String> entries = new LinkedHashMap<>();
        for (int i = 0; i < 10; i++) {
            entries.put(i + ".txt", " ".repeat(2 << 20));
        }

        assertThat(read(entries)).isEqualTo(new PuzzleReading.Nothing(new Fault.TooLarge()));
    }

    @ParameterizedTest
    @CsvSource({"word/document.xml, WORD", "ppt/presentation.xml, PRESENTATION"})
    void documentsAreNamed(String entry, Fault.OtherFile.Kind kind) {
        assertThat(read(Map.of("[Content_Types].xml", "<Types/>", entry, "<a>" + PUZZLE + "</a>")))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.OtherFile(kind)));
    }

    @ParameterizedTest
    @CsvSource({
        "1F8B0800000000000003, ARCHIVE",
        "526172211A070100, ARCHIVE",
        "377ABCAF271C0004, ARCHIVE",
        "D0CF11E0A1B11AE10000, OLD_OFFICE"
    })
    void otherFilesAreNamedByTheirFirstBytes(String start, Fault.OtherFile.Kind kind) {
        byte[] bytes = HexFormat.of().parseHex(start + "00FF10C0".repeat(50));

        assertThat(Codecs.standard().read(Source.of(bytes)))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.OtherFile(kind)));
    }
}
