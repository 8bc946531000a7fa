package nonet.ui.shell.file;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.Outcome;
import nonet.codec.api.ParsedPuzzle;
import nonet.codec.api.Source;
import nonet.codec.app.NonetDocument;
import nonet.codec.text.TextCodec;
import nonet.codec.text.TextFormat;
import nonet.files.FileDigest;
import nonet.format.Fault;
import nonet.format.TraceFault;
import nonet.format.TraceReading;
import nonet.photo.image.Gray;
import nonet.play.Document;
import nonet.service.input.ProblemWords;
import nonet.service.input.PuzzleFile;
import nonet.service.input.PuzzleFile.Loaded;
import nonet.service.input.PuzzleInput;
import nonet.service.search.TraceFile;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.photo.Preview;
import nonet.ui.playback.Playback;
import nonet.ui.shell.edit.EditController;
import org.jspecify.annotations.Nullable;

/// Imports puzzles from files and texts, and reports how it read them.
public final class FileController {

    private static final Logger LOG = Logger.getLogger(FileController.class.getName());

    /// Formats too common to mention.
    private static final Set<TextFormat> USUAL = Set.of(TextFormat.LINE, TextFormat.BLOCKS, TextFormat.FRAMED_GRID);

    /// The longest text beside a picture on the clipboard that is taken for a puzzle.
    private static final int LONGEST_CHECKED = 20_000;

    private final Messages messages;
    private final ProblemWords problems;
    private final Tasks tasks;
    private final UserPrompts prompts;
    private final EditController edit;
    private final Playback playback;
    private final DocumentIdentity identity;
    private final Codecs codecs = Codecs.standard();
    private final ReadOnlyBooleanWrapper reported = new ReadOnlyBooleanWrapper();
    private final PhotoImport photos;
    private final ImportReports reports;
    private @Nullable Imported last;
    /// The action that solves all puzzles of the last file or text.
    private Runnable solveAll = () -> {};

    /// @param identity records the opened files
    public FileController(
            Messages messages,
            Tasks tasks,
            UserPrompts prompts,
            EditController edit,
            Playback playback,
            DocumentIdentity identity) {
        this.messages = messages;
        this.problems = new ProblemWords(messages::locale);
        this.tasks = tasks;
        this.prompts = prompts;
        this.edit = edit;
        this.playback = playback;
        this.identity = identity;
        reports = new ImportReports(messages, problems);
        photos = new PhotoImport(messages, tasks, prompts, this::put);
    }

    /// Opens a file. The board stays as it is if nothing can be read.
    public void open(Path file) {
        String name = String.valueOf(file.getFileName());
        tasks.<Runnable>start(
                TaskQueue.FILES,
                (progress, cancel) -> {
                    if (TraceFile.isTrace(file)) {
                        TraceReading trace = TraceFile.read(file);
                        return () -> take(trace, file, name);
                    }
                    if (new PuzzleInput(() -> codecs).isLongList(file)) {
                        return () -> prompts.solveAll(file);
                    }
                    String digest = FileDigest.of(file);
                    return switch (PuzzleFile.load(file)) {
                        case Loaded.Unreadable(PuzzleFile.Why why) ->
                            () -> prompts.warn(messages.get("file.not-opened", name, problems.of(why)));
                        case Loaded.Content(Source source)
                        when source.isPicture() ->
                            () -> photos.open(source.bytes(), name, () -> identity.remember(file));
                        case Loaded.Content(Source source) -> {
                            Outcome outcome = codecs.read(source);
                            yield () -> take(outcome, source, file, name, digest);
                        }
                    };
                },
                Runnable::run,
                failed -> {
                    PuzzleFile.log(Level.WARNING, failed.cause());
                    prompts.warn(messages.get("file.not-opened", name, problems.of(PuzzleFile.Why.FAILED)));
                });
    }

    private void take(Outcome outcome, Source source, Path file, String name, String digest) {
        switch (outcome) {
            case Outcome.Refused(var fault) -> prompts.warn(messages.get("file.not-opened", name, problems.of(fault)));
            case Outcome.Read read -> {
                identity.remember(file);
                solveAll = () -> prompts.solveAll(file);
                take(new Imported(source, read, name, file, digest));
            }
        }
    }

    /// Shows the valid part of a trace, and says where it becomes invalid.
    private void take(TraceReading reading, Path file, String name) {
        switch (reading) {
            case TraceReading.Unreadable(TraceFault fault) ->
                prompts.warn(messages.get("file.not-opened", name, problems.of(fault)));
            case TraceReading.Read read -> {
                identity.remember(file);
                edit.open(name, read.puzzle());
                edit.modeProperty().set(EditController.Mode.SOLVE);
                playback.open(read.trace());
                if (read.fault() == null) {
                    prompts.tell(messages.get("file.opened", name));
                } else {
                    prompts.warn(
                            messages.get("file.trace-cut", name, read.trace().size(), problems.of(read.fault())));
                }
            }
        }
    }

    /// Reads a puzzle from a text, such as the clipboard's.
    public void paste(String text) {
        if (text.isBlank()) {
            prompts.warn(messages.get("file.nothing-to-paste"));
            return;
        }
        String name = messages.get("file.pasted-name");
        tasks.<Runnable>start(
                TaskQueue.FILES,
                (progress, cancel) -> {
                    if (new PuzzleInput(() -> codecs).isLongList(text)) {
                        return () -> prompts.solveAll(name, text);
                    }
                    Source source = Source.of(text);
                    return switch (codecs.read(source)) {
                        case Outcome.Refused(Fault.NoPuzzle _) ->
                            () -> prompts.warn(messages.get("file.nothing-pasted"));
                        case Outcome.Refused(var fault) ->
                            () -> prompts.warn(messages.get("file.not-pasted", problems.of(fault)));
                        case Outcome.Read read ->
                            () -> {
                                solveAll = () -> prompts.solveAll(name, text);
                                take(new Imported(source, read, name, null, ""));
                            };
                    };
                },
                Runnable::run,
                failed -> LOG.log(Level.WARNING, "Cannot read a text", failed.cause()));
    }

    /// Reads a puzzle from a picture, such as the clipboard's.
    ///
    /// @param picture returns the picture; called in the background
    public void paste(Supplier<Gray> picture) {
        photos.paste(picture);
    }

    /// Reads a puzzle from a text, or from the picture beside it if there is none in the text.
    ///
    /// @param picture returns the picture; called in the background
    public void paste(String text, Supplier<Gray> picture) {
        tasks.start(
                TaskQueue.FILES,
                (_, _) -> text.length() <= LONGEST_CHECKED && codecs.read(Source.of(text)) instanceof Outcome.Read,
                isPuzzle -> {
                    if (isPuzzle) {
                        paste(text);
                    } else {
                        paste(picture);
                    }
                },
                failed -> LOG.log(Level.WARNING, "Cannot read a text", failed.cause()));
    }

    /// Prepares the reader of photos in the background, because one may be opened soon.
    public void preparePhotos() {
        photos.prepare();
    }

    /// The picture that is being read, or null.
    public ReadOnlyObjectProperty<@Nullable Preview> readingPhotoProperty() {
        return photos.shownProperty();
    }

    /// Stops reading a picture.
    public void stopReadingPhoto() {
        photos.stopReading();
    }

    /// Adds the puzzles of pictures, or of a folder of them, to the library.
    public void collect(List<Path> pictures) {
        prompts.collect(pictures);
    }

    /// Whether readings of pictures are always checked before they go to the board.
    public BooleanProperty checksPhotosProperty() {
        return photos.checksAllProperty();
    }

    /// Tests whether there is an import whose report can be shown.
    public ReadOnlyBooleanProperty reportedProperty() {
        return reported.getReadOnlyProperty();
    }

    /// Returns the puzzles of the last import.
    public List<Document> read() {
        return last == null
                ? List.of()
                : last.read().puzzles().stream().map(ParsedPuzzle::document).toList();
    }

    /// Returns the name of the last import; empty if there was none.
    public String readFrom() {
        return last == null ? "" : last.name();
    }

    /// Shows how the last file or text was read, what was left out, and in which other formats it can be read.
    public void report() {
        Imported shown = last;
        if (photos.isLast()) {
            photos.check();
            return;
        }
        if (shown == null) {
            return;
        }
        tasks.start(
                TaskQueue.FILES,
                (progress, cancel) -> codecs.readings(shown.source()),
                readings -> prompts.report(reports.of(shown, readings, other -> take(shown.as(other)))),
                failed -> LOG.log(Level.WARNING, "Cannot read again", failed.cause()));
    }

    private void take(Imported imported) {
        last = imported;
        photos.forget();
        reported.set(true);
        Outcome.Read read = imported.read();
        NonetDocument.Content saved = read.codec() instanceof NonetDocument
                ? NonetDocument.readAll(imported.source().text())
                : null;
        if (saved != null) {
            edit.open(saved.states(), saved.present());
            identify(imported, saved.extra());
            if (saved.moment() > 0
                    && saved.engine().equals(playback.engineProperty().get().id())) {
                playback.runUntil(saved.moment());
            }
            tellOpened(imported, imported.name());
        } else if (read.puzzles().size() == 1) {
            put(read.puzzles().getFirst().document(), imported);
        } else {
            choose(imported);
        }
    }

    private void choose(Imported imported) {
        Outcome.Read read = imported.read();
        List<UserPrompts.Choice> choices = new ArrayList<>();
        for (ParsedPuzzle parsed : read.puzzles()) {
            String own = parsed.document().name();
            String name = own.isEmpty() ? messages.get("file.place", choices.size() + 1, parsed.line()) : own;
            choices.add(new UserPrompts.Choice(name, parsed.document().named(name)));
        }
        String title = messages.get("file.several", choices.size(), imported.name());
        prompts.choose(
                read.faults().isEmpty() ? title : messages.get("file.and", title, problems.of(read.faults())),
                choices,
                choice -> put(choice.document(), imported),
                solveAll);
    }

    private void put(Document document) {
        edit.open(document);
        identity.openedUnsaved();
        reported.set(true);
    }

    /// What was left out is reported at once, unless it is only what accompanies every puzzle of a list.
    private void put(Document document, Imported imported) {
        String name = document.name().isEmpty() ? imported.name() : document.name();
        edit.open(document.named(name));
        identify(imported, NonetDocument.Extra.NONE);
        tellOpened(imported, name);
        if (!imported.read().notes().isEmpty() || !imported.read().faults().isEmpty()) {
            report();
        }
    }

    /// Records the origin of the document on the board. One of several puzzles has no file of its own.
    private void identify(Imported imported, NonetDocument.Extra extra) {
        if (imported.file() == null) {
            identity.openedUnsaved();
        } else if (imported.read().puzzles().size() == 1) {
            String format = WritingBack.keepsAll(imported.source(), imported.read())
                    ? imported.read().codec().id()
                    : "";
            identity.opened(imported.file(), format, extra, imported.digest());
        }
    }

    private void tellOpened(Imported imported, String name) {
        Codec codec = imported.read().codec();
        boolean pasted = imported.file() == null;
        boolean usual =
                codec instanceof NonetDocument || codec instanceof TextCodec text && USUAL.contains(text.format());
        if (usual) {
            prompts.tell(pasted ? messages.get("file.pasted") : messages.get("file.opened", name));
        } else {
            String format = problems.nameOf(codec);
            prompts.tell(
                    pasted ? messages.get("file.pasted-as", format) : messages.get("file.opened-as", name, format));
        }
    }
}
