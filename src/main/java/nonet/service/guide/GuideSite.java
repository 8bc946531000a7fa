package nonet.service.guide;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.mark.Marks;
import nonet.explain.text.Words;
import nonet.files.TextFile;
import nonet.guide.ExampleLogic;
import nonet.guide.Guide;
import nonet.guide.GuideExample;
import nonet.guide.GuidePage;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.Lettering;
import nonet.picture.write.SvgWriter;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import nonet.text.Language;

/// Writes the guide as a static site into a folder: a folder of pages for each language, and the pictures that they
/// share. What was in the folder stays, but for files of the same names.
public final class GuideSite {

    private static final String STYLE = "style.css";
    private static final String SCRIPT = "search.js";

    private final Map<Language, Guide> guides = new EnumMap<>(Language.class);
    private final Map<String, Deduction> patterns = new LinkedHashMap<>();
    private final ExampleLogic logic;

    /// Reads the guide in all languages.
    ///
    /// @param checker finds the digits of brute force
    public GuideSite(Solver checker) {
        logic = new ExampleLogic(checker);
        for (Language language : Language.shown()) {
            guides.put(language, Guide.in(language.locale()));
        }
    }

    /// Writes all files.
    ///
    /// @return how many files were written
    /// @throws IOException if one cannot be written; those before it stay
    public int write(Path folder, Cancel cancel) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        findPatterns(cancel);
        files.put(STYLE, resource(STYLE));
        files.put(SCRIPT, resource(SCRIPT));
        files.put("index.html", SiteIndex.start(guides));
        pictures(files);
        guides.forEach((language, guide) -> pages(language, guide, files));
        for (Map.Entry<String, String> file : files.entrySet()) {
            cancel.check();
            TextFile.write(folder.resolve(file.getKey()), file.getValue());
        }
        return files.size();
    }

    /// Returns the guide with the examples, which are the same in all languages.
    private Guide english() {
        return Objects.requireNonNull(guides.get(Language.ENGLISH));
    }

    private void findPatterns(Cancel cancel) {
        for (Technique technique : Technique.values()) {
            for (GuideExample example : english().examples(technique)) {
                logic.pattern(example, cancel).ifPresent(pattern -> patterns.put(example.id(), pattern));
            }
        }
    }

    private void pages(Language language, Guide guide, Map<String, String> files) {
        SitePage site = new SitePage(language, guide, patterns);
        String folder = SiteLinks.folder(language);
        files.put(folder + "/index.html", new SiteIndex(language, guide).contents());
        files.put(folder + "/pages.js", new SiteIndex(language, guide).searchable());
        for (GuidePage page : guide.pages()) {
            files.put(folder + "/" + SiteLinks.file(page.id()), site.html(page));
        }
    }

    /// Draws the examples of each technique with their patterns, and each look-alike with the pattern that it would have.
    private void pictures(Map<String, String> files) {
        try (Lettering lettering = Lettering.standard()) {
            Explainer explainer = new Explainer(new Words(Language.ENGLISH.locale()));
            for (Technique technique : Technique.values()) {
                List<Diagram> boards = new ArrayList<>();
                List<String> titles = new ArrayList<>();
                for (GuideExample example : english().examples(technique)) {
                    Deduction pattern = patterns.get(example.id());
                    if (pattern != null) {
                        boards.add(ExamplePicture.of(example, pattern));
                        titles.add(explainer.line(pattern));
                    }
                }
                if (!boards.isEmpty()) {
                    files.put(
                            PictureSheet.file(technique),
                            SvgWriter.compact(PictureSheet.of(boards), String.join("; ", titles), lettering));
                }
            }
        }
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(GuideSite.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// The picture of an example: the position with its pattern, or with what a look-alike has in its place.
    private static final class ExamplePicture {

        private ExamplePicture() {}

        /// @param pattern the pattern of the example
        static Diagram of(GuideExample example, Deduction pattern) {
            Marks marks = Explainer.marks(pattern, example.patterned());
            return Diagram.of(example.grid())
                    .solved()
                    .candidates()
                    .marks(example.doubted(marks))
                    .labels()
                    .build();
        }
    }
}
