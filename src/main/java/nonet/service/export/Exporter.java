package nonet.service.export;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.text.Words;
import nonet.files.AtomicFile;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.picture.Layout;
import nonet.picture.PageWords;
import nonet.picture.Stage;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.Lettering;
import nonet.picture.write.PdfWriter;
import nonet.picture.write.Pixels;
import nonet.picture.write.PngWriter;
import nonet.picture.write.SvgWriter;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Solver;

/// Exports puzzles, boards and solution paths as pages and pictures.
public final class Exporter {

    /// The kind of a file.
    public enum Kind {
        PDF,
        SVG,
        PNG,
        HTML;

        /// Returns the file extension, without a dot.
        public String extension() {
            return name().toLowerCase(Locale.ROOT);
        }

        /// Tests whether a file holds one picture, which a board alone fills.
        public boolean isPicture() {
            return this == SVG || this == PNG;
        }
    }

    /// The parts of a walkthrough besides the steps in words.
    ///
    /// @param truthsAndLinks whether steps that are locked sets are shown as truths and links
    /// @param ratings whether to show the rating of Sudoku Explainer beside the givens
    public record Extras(boolean truthsAndLinks, boolean ratings) {

        /// Nothing.
        public static final Extras NONE = new Extras(false, false);
    }

    private final Hints hints;
    private final HumanLogic logic;
    private final String profile;
    private final FontFinder fonts;

    /// @param hints finds the steps of walkthroughs
    /// @param logic rates puzzles, and solves them for the solutions page
    /// @param profile the name of the profile
    Exporter(Hints hints, HumanLogic logic, String profile, FontFinder fonts) {
        this.profile = profile;
        this.fonts = fonts;
        this.hints = hints;
        this.logic = logic;
    }

    /// Returns an exporter that explains and rates by the profile *Modern*.
    ///
    /// @param checker solves puzzles, and answers if no technique applies
    public static Exporter standard(Solver checker) {
        return by("Modern", new HumanLogic(checker, Profile.modern()));
    }

    /// Returns an exporter that explains and rates by a profile.
    ///
    /// @param profile the name of the profile, which pages show with each rating
    public static Exporter by(String profile, HumanLogic logic) {
        return new Exporter(Hints.of(logic), logic, profile, FontFinder.ofSystem());
    }

    /// Returns the language if this machine has a font for it, otherwise English.
    public static Locale spoken(Locale language) {
        return FontFinder.ofSystem().spoken(language);
    }

    /// Returns the path to the solution in words and pictures, as far as human logic gets.
    ///
    /// @throws CancellationException if cancelled
    public Subject.Walkthrough walkthrough(Document document, Locale locale, Cancel cancel) {
        return walkthrough(document, locale, Extras.NONE, cancel);
    }

    /// Returns the path to the solution in words and pictures, as far as human logic gets.
    ///
    /// @param extras what is shown besides
    /// @throws CancellationException if cancelled
    public Subject.Walkthrough walkthrough(Document document, Locale locale, Extras extras, Cancel cancel) {
        PageWords words = new PageWords(locale);
        Explainer explainer = new Explainer(new Words(locale));
        List<Stage> stages = new ArrayList<>();
        stages.add(Stage.plain(
                words.start(),
                start(document, words, extras, cancel),
                Diagram.of(Hints.position(document).grid())
                        .candidates(document.puzzle().isRestricted())
                        .build()));
        List<Step> steps = new ArrayList<>();
        HintResult end = hints.path(document, found -> steps.add(found.step()), cancel);
        for (Step step : steps) {
            Explanation explanation =
                    explainer.explain(step.deduction(), step.before().grid(), extras.truthsAndLinks);
            stages.add(new Stage(
                    words.step(stages.size(), explanation.name()),
                    explainer.passages(explanation),
                    Diagram.of(step.before().grid())
                            .candidates()
                            .marks(explanation.marks())
                            .labels()
                            .build()));
        }
        cancel.check();
        boolean solved = end instanceof HintResult.Complete;
        Grid last = steps.isEmpty() ? document.grid() : steps.getLast().after().grid();
        stages.add(Stage.plain(
                words.end(solved),
                List.of(words.after(solved, steps.size())),
                Diagram.of(last).candidates(!solved).build()));
        return new Subject.Walkthrough(document.name(), stages);
    }

    /// Returns the solution of a puzzle; the first one if there are several, and the puzzle itself if there is none,
    /// with a sentence that says so.
    ///
    /// @throws CancellationException if cancelled
    public Subject.Board solution(Document document, Locale locale, Cancel cancel) {
        PageWords words = new PageWords(locale);
        Puzzle puzzle = document.puzzle();
        return switch (logic.checker().solvability(puzzle, cancel)) {
            case Answer.Unique(Grid solution) -> solved(document, solution, List.of());
            case Answer.Several(Grid first, var _, var _) -> solved(document, first, List.of(words.severalSolutions()));
            case Answer.None() ->
                new Subject.Board(document.name(), Diagram.of(Grid.of(puzzle)).build(), List.of(words.noSolution()));
        };
    }

    private static Subject.Board solved(Document document, Grid solution, List<String> notes) {
        return new Subject.Board(document.name(), Diagram.of(solution).solved().build(), notes);
    }

    private List<String> start(Document document, PageWords words, Extras extras, Cancel cancel) {
        List<String> lines = new ArrayList<>();
        lines.add(words.givens(document.grid().givens().size(), profile));
        String rating = extras.ratings ? new RatingNotes(logic.checker(), words).of(document.puzzle(), cancel) : "";
        if (!rating.isEmpty()) {
            lines.add(rating);
        }
        return lines;
    }

    /// Lays out a subject.
    ///
    /// @param locale the language of the texts; one that is [#spoken]
    public Booklet open(Subject subject, Layout layout, Locale locale) {
        List<Document> documents =
                subject instanceof Subject.Puzzles(String _, List<Document> puzzles) ? puzzles : List.of();
        StringBuilder letters = new StringBuilder(subject.title()).append(profile);
        documents.forEach(document -> letters.append(document.name()));
        if (subject instanceof Subject.Walkthrough(String _, List<Stage> stages)) {
            stages.forEach(stage -> letters.append(stage.heading()).append(stage.passages()));
        }
        PageWords words = new PageWords(locale);
        Lettering lettering = fonts.covering(letters + words.letters());
        PuzzleItems items = new PuzzleItems(documents, layout, words, logic, profile);
        return new Booklet(subject, layout, words, lettering, items);
    }

    /// Returns the files of one or more pictures: the file itself for one, and for several a file each with a number
    /// before the extension, such as `board-2.svg`.
    public static List<Path> files(Path file, int pictures) {
        if (pictures == 1) {
            return List.of(file);
        }
        return IntStream.rangeClosed(1, pictures)
                .mapToObj(number -> numbered(file, number))
                .toList();
    }

    /// Returns the file with a number before the extension, such as `board-2.svg`.
    public static Path numbered(Path file, int number) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        int end = dot > 0 ? dot : name.length();
        return file.resolveSibling(name.substring(0, end) + "-" + number + name.substring(end));
    }

    /// Writes everything: one file, or where a file holds one picture and there are several pages, one a page.
    ///
    /// @param progress accepts the completed fraction, 0 to 1
    /// @return the files
    /// @throws IOException if writing fails
    /// @throws CancellationException if cancelled
    public List<Path> writeAll(
            Booklet booklet, Kind kind, Pixels pixels, Path file, DoubleConsumer progress, Cancel cancel)
            throws IOException {
        List<Path> files = files(file, kind.isPicture() ? booklet.count(true) : 1);
        for (int i = 0; i < files.size(); i++) {
            int page = i;
            DoubleConsumer part = done -> progress.accept((page + done) / files.size());
            part.accept(0);
            AtomicFile.write(files.get(i), out -> write(booklet, kind, pixels, page, out, part, cancel));
        }
        return files;
    }

    /// Writes a file.
    ///
    /// @param page the page of a picture, from 0; ignored for files that hold all pages
    /// @param progress accepts the completed fraction, 0 to 1
    /// @throws IOException if writing fails
    /// @throws CancellationException if cancelled
    public void write(
            Booklet booklet,
            Kind kind,
            Pixels pixels,
            int page,
            OutputStream out,
            DoubleConsumer progress,
            Cancel cancel)
            throws IOException {
        switch (kind) {
            case PDF -> pdf(booklet, out, progress, cancel);
            case SVG -> {
                String svg = SvgWriter.file(
                        booklet.draw(page, true, cancel), booklet.title(), pixels.ground(), booklet.lettering());
                out.write(svg.getBytes(StandardCharsets.UTF_8));
            }
            case PNG -> PngWriter.write(image(booklet, pixels, page, cancel), pixels.dpi(), out);
            case HTML -> {
                String html = booklet.html(cancel);
                cancel.check();
                out.write(html.getBytes(StandardCharsets.UTF_8));
            }
        }
        cancel.check();
    }

    /// Returns a picture in pixels.
    ///
    /// @param page the number of the page, from 0
    public static BufferedImage image(Booklet booklet, Pixels pixels, int page, Cancel cancel) {
        Drawing drawing = booklet.draw(page, true, cancel);
        return new PngWriter(booklet.lettering()).draw(drawing, pixels.width() / drawing.width(), pixels.ground());
    }

    private static void pdf(Booklet booklet, OutputStream out, DoubleConsumer progress, Cancel cancel)
            throws IOException {
        int pages = booklet.count(false);
        try (PdfWriter writer = new PdfWriter(booklet.title(), booklet.words().locale(), booklet.lettering())) {
            for (int page = 0; page < pages; page++) {
                cancel.check();
                progress.accept((double) page / pages);
                writer.add(booklet.draw(page, false, cancel));
            }
            cancel.check();
            writer.write(out);
        }
    }
}
