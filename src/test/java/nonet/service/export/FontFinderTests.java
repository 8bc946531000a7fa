package nonet.service.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import nonet.grid.Puzzle;
import nonet.picture.Layout;
import nonet.picture.PageWords;
import nonet.picture.drawing.Lettering;
import nonet.picture.write.Pixels;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Machines that have no Chinese letters.
class FontFinderTests {

    private static final String CHINESE = new PageWords(Locale.SIMPLIFIED_CHINESE).letters();
    private static final FontFinder NONE = new FontFinder(_ -> List.of());
    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @Test
    void withoutAFontForChinesePagesAreEnglish() {
        assertThat(NONE.spoken(Locale.SIMPLIFIED_CHINESE)).isEqualTo(Locale.US);
        assertThat(NONE.spoken(Locale.US)).isEqualTo(Locale.US);
        try (Lettering lettering = NONE.covering(CHINESE)) {
            assertThat(lettering.covers(CHINESE)).isFalse();
            assertThat(lettering.covers("r1c1 = 5")).isTrue();
        }
    }

    @Test
    void filesThatAreNoFontsAreNoHelp(@TempDir Path folder) throws IOException {
        Path broken = Files.writeString(folder.resolve("NotoSansSC.ttf"), "no font at all");
        FontFinder fonts = new FontFinder(_ -> List.of(broken, folder.resolve("missing.ttf"), folder));
        assertThat(fonts.spoken(Locale.SIMPLIFIED_CHINESE)).isEqualTo(Locale.US);
    }

    @Test
    void aTextWithKanaHasAJapaneseFontAndOtherTextsAChineseOne() {
        List<Path> files = List.of(Path.of("wqy-microhei.ttc"), Path.of("Helvetica.ttf"), Path.of("ipag.ttf"));
        assertThat(FontFinder.arranged(files, "数独の解き方")).containsExactly(files.get(2), files.get(0));
        assertThat(FontFinder.arranged(files, "数独")).containsExactly(files.get(0), files.get(2));
    }

    @Test
    void aChineseNameDoesNotKeepAPageFromBeingWritten() throws IOException {
        HumanLogic logic = new HumanLogic(new FastSolver(), Profile.hodoku());
        Exporter exporter = new Exporter(Hints.of(logic), logic, "HoDoKu", NONE);
        Subject subject = new Subject.Puzzles("", List.of(Document.of("\u6570\u72EC No. 7", PUZZLE)));
        for (Exporter.Kind kind : Exporter.Kind.values()) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (Booklet booklet = exporter.open(subject, Layout.DEFAULT, NONE.spoken(Locale.SIMPLIFIED_CHINESE))) {
                exporter.write(booklet, kind, Pixels.DEFAULT, 0, out, part -> {}, Cancel.NEVER);
            }
            assertThat(out.size()).as("%s", kind).isGreaterThan(1_000);
            if (kind == Exporter.Kind.PDF) {
                try (PDDocument pdf = Loader.loadPDF(out.toByteArray())) {
                    assertThat(new PDFTextStripper().getText(pdf)).contains("No. 7");
                }
            }
        }
    }
}
