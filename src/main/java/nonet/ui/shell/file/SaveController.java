package nonet.ui.shell.file;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.FormatFeature;
import nonet.codec.app.NonetDocument;
import nonet.codec.text.TextFormat;
import nonet.codec.web.WebLinks;
import nonet.files.AtomicFile;
import nonet.files.FileDigest;
import nonet.grid.Grid;
import nonet.grid.GridText;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.play.History;
import nonet.play.SteeredSearch;
import nonet.service.input.ProblemWords;
import nonet.service.search.RecordedSearch;
import nonet.service.search.SolutionList;
import nonet.service.search.TraceExport;
import nonet.settings.Origin;
import nonet.solve.StepSolver;
import nonet.trace.TraceProfile;
import nonet.trace.TraceText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Tasks;
import nonet.ui.playback.EventWords;
import nonet.ui.playback.Playback;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.FrameController;
import nonet.ui.shell.file.UserPrompts.Answer;
import org.jspecify.annotations.Nullable;

/// Writes the board, its solutions and the trace to files, texts and links.
public final class SaveController {

    private static final int MOST_STATES = 1_000;

    /// The text forms of the board. If candidates belong to the puzzle and a cell is blank, they are included: a line
    /// becomes 729 candidates, and a grid one of pencil marks.
    public enum Form {
        LINE,
        GRID,
        FRAMED,
        /// The givens alone, on one line.
        GIVENS
    }

    private final Messages messages;
    private final ProblemWords problems;
    private final FileWriter files;
    private final UserPrompts prompts;
    private final EditController edit;
    private final FrameController frames;
    private final Playback playback;
    private final DocumentIdentity identity;
    private final Codecs codecs = Codecs.standard();

    /// @param identity records the file of the document
    public SaveController(
            Messages messages,
            Tasks tasks,
            UserPrompts prompts,
            EditController edit,
            FrameController frames,
            Playback playback,
            DocumentIdentity identity) {
        this.messages = messages;
        this.problems = new ProblemWords(messages::locale);
        this.files = new FileWriter(messages, tasks, prompts);
        this.prompts = prompts;
        this.edit = edit;
        this.frames = frames;
        this.playback = playback;
        this.identity = identity;
    }

    /// Returns the board as text.
    public String text(Form form) {
        Grid shown = frames.frame.get().grid();
        if (isWithCandidates(form)) {
            Puzzle written = written(form);
            return switch (form) {
                case LINE, GIVENS -> written.candidateText();
                case GRID, FRAMED ->
                    codecs.of(TextFormat.PENCIL_MARKS)
                            .write(List.of(Document.of("", written)))
                            .stripTrailing();
            };
        }
        return switch (form) {
            case LINE -> GridText.LINE.of(shown);
            case GRID -> GridText.ROWS.of(shown);
            case FRAMED -> GridText.FRAMED.of(shown);
            case GIVENS -> edit.document().puzzle().toString();
        };
    }

    /// Returns the puzzle that the text of the board contains.
    private Puzzle written(Form form) {
        Puzzle puzzle = edit.document().puzzle();
        return form == Form.GIVENS
                ? puzzle
                : puzzle.withGivens(frames.frame.get().grid().values());
    }

    /// Tests whether the text of the board contains the puzzle's own candidates.
    public boolean isWithCandidates(Form form) {
        Grid shown = frames.frame.get().grid();
        return edit.document().puzzle().isRestricted()
                && (form == Form.GIVENS || !shown.blanks().isEmpty());
    }

    /// Returns a suggested name for a file of the board, without a folder.
    ///
    /// @param extension the extension with its dot
    public String suggestedName(String extension) {
        String name = identity.name();
        int dot = name.lastIndexOf('.');
        String stem = (dot > 0 ? name.substring(0, dot) : name)
                .replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", " ")
                .strip();
        return (stem.isEmpty() ? messages.get("file.untitled") : stem) + extension;
    }

    /// Writes the board as text.
    public void saveText(Path file, Form form) {
        Codec codec = codecs.of(
                switch (form) {
                    case LINE, GIVENS -> TextFormat.LINE;
                    case GRID -> TextFormat.BLOCKS;
                    case FRAMED -> TextFormat.FRAMED_GRID;
                });
        String text = text(form) + "\n";
        List<Document> written = List.of(Document.of("", written(form)));
        save(file, out -> {
            codecs.check(codec, text, written);
            out.write(text.getBytes(StandardCharsets.UTF_8));
        });
    }

    /// Writes every solution found up to the current moment, one per line. The engine finds them again, so their number
    /// does not matter.
    public void saveSolutions(Path file) {
        StepSolver engine = searcher();
        Puzzle puzzle = playback.search.puzzle();
        long count = playback.search.moment().solutions();
        files.write(file, (out, cancel) -> SolutionList.write(engine, puzzle, count, out, cancel));
    }

    /// Writes a file in the background. Its replacement was confirmed before.
    public void save(Path file, AtomicFile.Content content) {
        files.save(file, content, () -> {}, () -> {});
    }

    /// Returns the name of a file that is being saved; empty if there is none.
    public String unfinished() {
        return files.unfinished();
    }

    /// Runs an action after the pending saves. If one of them fails, which is reported to the user, the other action
    /// runs.
    public void afterSaving(Runnable action, Runnable failure) {
        files.afterSaving(action, failure);
    }

    /// Writes the events of the engine up to the current moment, in the words of the window.
    public void saveTrace(Path file) {
        StepSolver engine = searcher();
        Puzzle puzzle = playback.search.puzzle();
        long events = eventsToSave();
        TraceText lines = new EventWords(messages.copy()).lines(playback.bySteps.get());
        files.write(file, (out, cancel) -> TraceExport.write(engine, puzzle, events, lines, out, cancel));
    }

    /// Writes the events of the engine up to the current moment.
    public void saveTrace(Path file, TraceExport.Form form) {
        StepSolver engine = searcher();
        Puzzle puzzle = playback.search.puzzle();
        long events = eventsToSave();
        files.write(file, (out, cancel) -> TraceExport.write(engine, puzzle, events, form, out, cancel));
    }

    /// Returns what makes the events that are shown once more.
    private StepSolver searcher() {
        RecordedSearch recorded = playback.search.recorded.get();
        StepSolver steered = playback.search.engine();
        return recorded != null ? recorded : steered == null ? playback.engine.get() : steered;
    }

    private long eventsToSave() {
        long shown = playback.search.moment().index() + 1;
        TraceProfile recorded = playback.search.profile.get();
        return shown > 0 || recorded == null ? shown : recorded.size();
    }

    /// Returns the formats in which the board can be saved, those with the fewest losses first.
    public List<Codec> formats() {
        return codecs.all().stream()
                .filter(codec -> codec.writes() && !codec.extensions().isEmpty())
                .toList();
    }

    /// Returns the name of a format in the user's language.
    public String nameOf(Codec codec) {
        return problems.nameOf(codec);
    }

    /// Returns the folder of the document's file; null if it has none.
    public @Nullable Path folder() {
        String file = identity.origin().file();
        return file.isEmpty() ? null : Path.of(file).getParent();
    }

    /// Saves the document in its file, if it has one. If the file would lose something, offers to save it elsewhere.
    ///
    /// Asks first if another program has changed the file since it was read or written.
    ///
    /// @param elsewhere asks for another file
    /// @param reload opens a file
    public void save(Runnable elsewhere, Consumer<Path> reload) {
        Origin origin = identity.origin();
        if (origin.file().isEmpty()) {
            elsewhere.run();
            return;
        }
        Path file = Path.of(origin.file());
        Answer better = new Answer(messages.get("file.save-elsewhere"), elsewhere);
        Codec codec = codecs.named(origin.format()).orElse(null);
        if (codec == null) {
            prompts.decide(messages.get("file.holds-more", file.getFileName()), List.of(better));
            return;
        }
        String losses = losses(codec);
        Runnable write = () -> write(
                file,
                codec,
                origin.digest(),
                () -> prompts.decide(
                        messages.get("file.changed", file.getFileName()),
                        List.of(
                                new Answer(messages.get("file.save-as"), elsewhere),
                                new Answer(messages.get("file.reload"), () -> reload.accept(file)),
                                new Answer(messages.get("file.overwrite"), () -> write(file, codec)))));
        if (losses.isEmpty()) {
            write.run();
        } else {
            Answer anyway = new Answer(messages.get("file.save-without"), write);
            prompts.decide(losses, List.of(better, anyway));
        }
    }

    /// Writes the document in a format. Asks first if the format lacks some of its features.
    public void saveAs(Path file, Codec codec) {
        String losses = losses(codec);
        if (losses.isEmpty()) {
            write(file, codec);
        } else {
            prompts.confirm(losses, messages.get("file.save-without"), () -> write(file, codec));
        }
    }

    private void write(Path file, Codec codec) {
        write(file, codec, "", () -> {});
    }

    /// @param known the digest that the file must have; empty for any
    private void write(Path file, Codec codec, String known, Runnable changed) {
        Document document = edit.document();
        History history = edit.history.get();
        Set<SteeredSearch> searches = identity.searches();
        String text =
                codec instanceof NonetDocument ? NonetDocument.write(content(history)) : codec.write(List.of(document));
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        AtomicFile.Content content = out -> {
            if (FileDigest.isChanged(file, known)) {
                throw new FileWriter.ChangedException(file);
            }
            codecs.check(codec, text, List.of(document));
            out.write(bytes);
        };
        Runnable written = () -> identity.saved(history, searches, file, codec.id(), FileDigest.of(bytes));
        files.save(file, content, written, changed);
    }

    /// Returns the sentence on the features that a format lacks; empty if there are none.
    private String losses(Codec codec) {
        Set<FormatFeature> lost = codec instanceof NonetDocument ? Set.of() : lost(codec, edit.document());
        String said = lost.isEmpty() ? "" : problems.ofLost(lost);
        return lost.contains(FormatFeature.CANDIDATES) ? messages.get("file.other-puzzle", said) : said;
    }

    /// Returns the features of a document that its text in a format does not hold, but not the name if the format knows no
    /// names, as most names are those that the window gives, such as a file's.
    private Set<FormatFeature> lost(Codec codec, Document document) {
        Document unnamed = codec.features().contains(FormatFeature.NAMES) ? document : document.named("");
        return codecs.lost(codec, unnamed);
    }

    private NonetDocument.Content content(History history) {
        boolean foreign = playback.search.foreign.get() != null;
        return new NonetDocument.Content(
                history.states(MOST_STATES),
                Math.min(history.age(), MOST_STATES),
                new NonetDocument.Content.Search(
                        playback.engine.get().id(),
                        foreign ? 0 : playback.search.moment().step(),
                        playback.searches()),
                Optional.of(playback.breakpoints.get()),
                identity.extra(),
                history.film());
    }

    /// A web page that shows the board.
    ///
    /// @param site the name of its site
    /// @param lost the sentence on what the page does not show; empty if it shows everything
    public record Link(String site, String address, String lost) {}

    /// Returns links to the board on other sites. Creating them sends nothing.
    public List<Link> links() {
        Document document = edit.document();
        return WebLinks.pages().stream()
                .map(codec ->
                        new Link(codec.name(), codec.write(List.of(document)).strip(), notShown(lost(codec, document))))
                .toList();
    }

    private String notShown(Set<FormatFeature> lost) {
        String said = problems.ofLost(lost);
        return lost.contains(FormatFeature.CANDIDATES) ? messages.get("links.other-puzzle", said) : said;
    }
}
