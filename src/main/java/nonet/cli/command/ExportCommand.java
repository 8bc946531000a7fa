package nonet.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import nonet.cli.input.Documents;
import nonet.cli.input.Input;
import nonet.cli.option.ChoiceConverter;
import nonet.cli.option.Inputs;
import nonet.cli.option.LanguageOption;
import nonet.cli.option.OutOption;
import nonet.cli.option.ProfileOption;
import nonet.cli.option.QuietOption;
import nonet.cli.option.WholeNumber;
import nonet.cli.output.Streams;
import nonet.codec.Codecs;
import nonet.picture.Layout;
import nonet.picture.Paper;
import nonet.picture.write.Pixels;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.service.export.Booklet;
import nonet.service.export.Exporter;
import nonet.service.export.Exporter.Kind;
import nonet.service.export.Subject;
import nonet.service.recording.Recorder;
import nonet.service.search.Engines;
import nonet.solve.Cancel;
import nonet.text.Plural;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The command `nonet export`.
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Export puzzles, the path to a solution, or the search of an engine, as pages or pictures.",
        footer = {
            "%nIf the format holds one page per file, further pages are written to numbered files.",
            "%nExamples:",
            "  nonet export --per-page 6 --solutions --out book.pdf collection.txt",
            "  nonet export --walkthrough --out path.html puzzle.txt",
            "  nonet export --marks --out board.svg puzzle.txt",
            "  nonet export --recording --engine classic --out search.html puzzle.txt"
        },
        exitCodeList = {"0:success", "2:an argument or an input is invalid, or a file cannot be written"})
final class ExportCommand implements Callable<Integer> {

    /// All pages are kept in memory until the last one is made.
    private static final int MOST_PUZZLES = 10_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = {"-t", "--to"},
            paramLabel = "FORM",
            description = "Output format: pdf, svg, png or html. Default: from the extension of the file.")
    private @Nullable Kind to;

    @Option(
            names = {"-o", "--out"},
            required = true,
            paramLabel = "FILE",
            description = "Output file.")
    private Path out = Path.of("");

    @Option(
            names = "--per-page",
            paramLabel = "N",
            converter = PerPage.class,
            description = "Pictures per page: 1, 2, 4, 6 or 9. Default: 1, or 6 with --walkthrough.")
    private @Nullable Integer perPage;

    @Option(
            names = "--paper",
            paramLabel = "SIZE",
            defaultValue = "a4",
            description = "Paper size: a4 or letter. Default: a4.")
    private Paper paper = Paper.A4;

    @Option(names = "--marks", description = "Show the candidates. Those that are part of a puzzle are always shown.")
    private boolean marks;

    @Option(names = "--solutions", description = "Add the solutions at the end.")
    private boolean solutions;

    @Option(names = "--levels", description = "Show the level of each puzzle, with the profile.")
    private boolean levels;

    @Option(names = "--ratings", description = "Show the Sudoku Explainer rating of each puzzle: SE and ER/EP/ED.")
    private boolean ratings;

    @Option(
            names = "--codes",
            description = "Add a QR code of 81 digits to each puzzle, 0 for a blank; not with excluded candidates.")
    private boolean codes;

    @Option(
            names = "--walkthrough",
            description = "Export the path to the solution of one puzzle, with a picture of each step.")
    private boolean walkthrough;

    @Option(
            names = "--truths-and-links",
            description = "With --walkthrough, show locked sets, such as subsets and fish, as truths and links.")
    private boolean truthsAndLinks;

    @Option(
            names = "--title",
            paramLabel = "TEXT",
            description = "Title at the top of the pages, or of a recording. Default: none.")
    private String title = "";

    @Option(
            names = "--language",
            paramLabel = "TAG",
            defaultValue = "en",
            description = "Language: " + LanguageOption.TAGS + ". Default: en.")
    private Locale language = Locale.ENGLISH;

    @Option(
            names = "--size",
            paramLabel = "PIXELS",
            converter = Width.class,
            description = "Width of a PNG or a moving picture. Default: 1200, or 480 with --recording.")
    private @Nullable Integer size;

    @Option(
            names = "--dpi",
            paramLabel = "N",
            converter = Resolution.class,
            description = "Pixels per inch of a PNG. Default: 300.")
    private int dpi = Pixels.DEFAULT.dpi();

    @Option(names = "--transparent", description = "Make the background of an SVG or PNG transparent.")
    private boolean transparent;

    @Mixin
    private final RecordingOptions recording;

    @Mixin
    private ProfileOption profile = new ProfileOption();

    @Mixin
    private Inputs inputs = new Inputs();

    private final Codecs codecs;
    private final Engines engines;

    @Mixin
    private final QuietOption quiet;

    ExportCommand(Codecs codecs, Engines engines, Streams streams) {
        this.codecs = codecs;
        this.engines = engines;
        this.quiet = new QuietOption(streams);
        this.recording = new RecordingOptions(engines.watchable().getFirst());
    }

    @Override
    public Integer call() throws IOException {
        if (truthsAndLinks && !walkthrough) {
            throw wrong("--truths-and-links requires --walkthrough.");
        }
        Recorder.@Nullable Form form = recording.form(spec, out, size);
        Kind kind = form == null ? kind() : Kind.HTML;
        DocumentCollector collector =
                new DocumentCollector(walkthrough ? "--walkthrough" : form != null ? "--recording" : "");
        Documents reader = new Documents(codecs, null, quiet.streams().in());
        boolean whole = true;
        for (String input : inputs.arguments()) {
            whole &= reader.read(input, collector);
        }
        List<Document> documents = collector.documents;
        if (documents.isEmpty() || documents.size() == MOST_PUZZLES && !whole) {
            return NonetCommand.WRONG;
        }
        if (form != null) {
            engines.use(profile.orModern().profile());
            Locale shown = form == Recorder.Form.HTML ? language : spoken();
            return recording.write(documents.getFirst(), title, form, size, shown, out, quiet.streams());
        }
        return export(documents, kind) && whole ? NonetCommand.FINE : NonetCommand.WRONG;
    }

    /// Writes pages or pictures, and returns whether they were written.
    private boolean export(List<Document> documents, Kind kind) throws IOException {
        int onPage = perPage != null ? perPage : walkthrough ? Layout.STEPS_PER_PAGE : 1;
        Layout layout = new Layout(paper, onPage, marks, solutions, true, levels, ratings, codes);
        Pixels pixels = new Pixels(size == null ? Pixels.DEFAULT.width() : size, dpi, !transparent);
        ProfileOption.Named by = profile.orModern();
        Exporter exporter = Exporter.by(by.name(), new HumanLogic(engines.fast(), by.profile()));
        Locale spoken = spoken();
        Subject subject = walkthrough
                ? exporter.walkthrough(
                        documents.getFirst(), spoken, new Exporter.Extras(truthsAndLinks, ratings), Cancel.NEVER)
                : new Subject.Puzzles(title, documents);
        return OutOption.write(out, quiet.streams(), () -> {
            try (Booklet booklet = exporter.open(subject, layout, spoken)) {
                exporter.writeAll(booklet, kind, pixels, out, _ -> {}, Cancel.NEVER);
            }
        });
    }

    /// Collects the documents, because their names decide the font of all pages.
    private final class DocumentCollector implements Documents.Sink {

        final List<Document> documents = new ArrayList<>();
        private final String forOne;

        /// @param forOne the option that takes one puzzle only; empty for none
        DocumentCollector(String forOne) {
            this.forOne = forOne;
        }

        /// @throws ParameterException if a second puzzle comes where an option takes only one
        @Override
        public void take(Document document) throws Input.Unreadable {
            if (!forOne.isEmpty() && !documents.isEmpty()) {
                throw wrong(forOne + " takes one puzzle, not several.");
            }
            if (documents.size() == MOST_PUZZLES) {
                throw new Input.Unreadable(
                        "export", "At most " + Plural.of(MOST_PUZZLES, "puzzle") + " can be exported at once.");
            }
            documents.add(document);
        }

        @Override
        public void complain(String line) throws IOException {
            quiet.streams().complain(line);
        }

        @Override
        public void note(String line) throws IOException {
            quiet.streams().note(line);
        }
    }

    /// Returns the language of the words, or English if this machine has no font for it.
    private Locale spoken() throws IOException {
        Locale spoken = Exporter.spoken(language);
        if (!spoken.getLanguage().equals(language.getLanguage())) {
            quiet.streams().note("nonet: the text is in English, because a TrueType font or a translation is missing.");
        }
        return spoken;
    }

    private Kind kind() {
        if (to != null) {
            return to;
        }
        String name = String.valueOf(out.getFileName()).toLowerCase(Locale.ROOT);
        for (Kind kind : Kind.values()) {
            if (name.endsWith("." + kind.extension())) {
                return kind;
            }
        }
        throw wrong("the file name '" + name + "' has no extension of a known format; use --to pdf, svg, png or html.");
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    private static final class PerPage extends ChoiceConverter<Integer> {
        PerPage() {
            super(Layout.PER_PAGE, String::valueOf);
        }
    }

    private static final class Width extends WholeNumber<Integer> {
        Width() {
            super(Pixels.SMALLEST, Pixels.LARGEST, Math::toIntExact);
        }
    }

    private static final class Resolution extends WholeNumber<Integer> {
        Resolution() {
            super(1, Pixels.FINEST, Math::toIntExact);
        }
    }
}
