package nonet.ui.shell.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.logging.Level;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.codec.app.NonetDocument;
import nonet.codec.text.TextCodec;
import nonet.codec.text.TextFormat;
import nonet.files.FileDigest;
import nonet.grid.Puzzle;
import nonet.photo.image.Gray;
import nonet.play.Document;
import nonet.service.input.LiveTrace;
import nonet.service.input.Opened;
import nonet.service.input.Opener;
import nonet.service.input.ProblemWords;
import nonet.service.input.PuzzleFile;
import nonet.service.input.TraceOrigin;
import nonet.trace.TraceProfile;
import nonet.trace.json.TraceReading;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import nonet.ui.photo.Preview;
import nonet.ui.playback.Following;
import nonet.ui.playback.Playback;
import nonet.ui.playback.Recording;
import nonet.ui.playback.SearchNames;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.Room;
import org.jspecify.annotations.Nullable;

/// Shows what is opened from files, the clipboard and other texts, and reports how it was read.
public final class FileController {

    /// Formats too common to mention.
    private static final Set<TextFormat> USUAL = Set.of(TextFormat.LINE, TextFormat.BLOCKS, TextFormat.FRAMED_GRID);

    /// The longest text beside a picture on the clipboard that is taken for a puzzle.
    private static final int LONGEST_CHECKED = 20_000;

    private static final TaskQueue FOLLOWING = new TaskQueue("first line");
    private static final TaskQueue OTHERS = new TaskQueue("other solvers");

    /// The picture that is being read, or null.
    public final ReadOnlyObjectProperty<@Nullable Preview> readingPhoto;

    /// Whether readings of pictures are always checked before they go to the board.
    public final BooleanProperty checksPhotos;

    /// Tests whether there is an import whose report can be shown.
    public final ReadOnlyBooleanWrapper reported = new ReadOnlyBooleanWrapper();

    private final Messages messages;
    private final ProblemWords problems;
    private final Tasks tasks;
    private final UserPrompts prompts;
    private final EditController edit;
    private final Playback playback;
    private final DocumentIdentity identity;
    private final Codecs codecs = Codecs.standard();
    private final Opener opener = new Opener(() -> codecs);
    private final PhotoImport photos;
    private final ImportReports reports;
    private @Nullable Imported last;

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
        checksPhotos = photos.checksAll;
        readingPhoto = photos.shown;
    }

    /// Opens a file or a folder. The board stays as it is if nothing can be read.
    public void open(Path file) {
        open(List.of(file));
    }

    /// Opens a file, a folder, or several files together, such as those that were dropped.
    ///
    /// @param files at least one
    public void open(List<Path> files) {
        Path file = files.getFirst();
        String name = String.valueOf(file.getFileName());
        prompts.reading(messages.get("file.reading", name));
        show(
                (_, _) -> {
                    // Before it is read, so that a change in between is noticed.
                    String digest = file.toFile().length() > PuzzleFile.largest() ? "" : FileDigest.of(file);
                    Provenance from = new Provenance(name, file, digest, () -> prompts.solveAll(file));
                    return showing(opener.open(files), from);
                },
                failed -> {
                    PuzzleFile.log(Level.WARNING, failed);
                    prompts.warn(messages.get("file.not-opened", name, problems.of(Fault.Unreadable.FAILED)));
                });
    }

    /// Returns what shows something that was opened. What takes long is done before, in the background.
    private Runnable showing(Opened opened, Provenance from) {
        return switch (opened) {
            case Opened.Puzzles(Source source, PuzzleReading.Puzzles read, Optional<NonetDocument.Content> saved) -> {
                Imported imported = new Imported(source, read, from);
                yield () -> {
                    remember(from);
                    saved.ifPresentOrElse(content -> show(imported, content), () -> show(imported));
                };
            }
            case Opened.Trace(TraceReading.Read trace) -> {
                Recording recording = Recording.of(trace.engine(), trace.trace());
                yield () -> {
                    remember(from);
                    show(trace, recording, from.name());
                };
            }
            case Opened.Photo(Source source) -> () -> photos.open(source.bytes(), from.name(), () -> remember(from));
            case Opened.Pictures(List<Path> files) -> () -> prompts.collect(files);
            case Opened.LongList() -> from.solveAll();
            case Opened.SeveralFiles() -> () -> prompts.warn(messages.get("file.several-files"));
            case Opened.Failed(Fault why) -> () -> prompts.warn(sentence(why, from));
        };
    }

    private void remember(Provenance from) {
        if (from.file() != null) {
            identity.remember(from.file());
        }
    }

    private String sentence(Fault why, Provenance from) {
        if (from.file() != null) {
            return messages.get("file.not-opened", from.name(), problems.of(why));
        }
        return why instanceof Fault.NoPuzzle
                ? messages.get("file.nothing-pasted")
                : messages.get("file.not-pasted", problems.of(why));
    }

    /// Shows the valid part of a trace, and says where it becomes invalid.
    private void show(TraceReading.Read read, Recording recording, String name) {
        if (isNew(read.puzzle())) {
            edit.open(name, read.puzzle());
        }
        playback.open(recording);
        if (read.fault() == null) {
            prompts.tell(messages.get(
                    "following.opened",
                    name,
                    SearchNames.of(messages, read.engine()),
                    read.trace().size()));
        } else {
            prompts.warn(messages.get("file.trace-cut", name, read.trace().size(), problems.of(read.fault())));
        }
    }

    /// Tests whether the puzzle of a trace is not that on the board, whose bookmarks are kept otherwise.
    private boolean isNew(Puzzle puzzle) {
        return !edit.document().puzzle().equals(puzzle);
    }

    /// Shows a trace while it is being written, such as from a pipe. The reading ends with the search that is shown of it,
    /// so that the writer's next write fails; a solver that was started for it ends then.
    ///
    /// @param name the name of the stream or the solver
    public void follow(String name, TraceOrigin origin) {
        prompts.tell(messages.get(
                origin instanceof TraceOrigin.Profiler ? "following.listening" : "following.waiting", name));
        tasks.start(FOLLOWING, (_, cancel) -> LiveTrace.open(origin, cancel), live -> show(live, name), failed -> {
            PuzzleFile.log(Level.FINE, failed);
            prompts.warn(messages.get("file.not-opened", name, problems.ofTrace(failed)));
        });
    }

    private void show(LiveTrace live, String name) {
        String by = SearchNames.of(messages, live.lines().engine());
        if (isNew(live.lines().puzzle())) {
            edit.open(by, live.lines().puzzle());
            identity.openedUnsaved();
        }
        playback.follow(live, end -> {
            switch (end) {
                case Following.End.Closed() -> prompts.tell(messages.get("following.ended", by, events()));
                case Following.End.Exited(int code) ->
                    prompts.warn(messages.get("following.exited", by, events(), code));
                case Following.End.Invalid(TraceReading.InvalidLine line) ->
                    prompts.warn(messages.get("file.trace-cut", name, events(), problems.of(line)));
                case Following.End.Unreadable(IOException cause) ->
                    prompts.warn(messages.get("file.trace-cut", name, events(), problems.ofTrace(cause)));
            }
        });
        tasks.start(
                OTHERS,
                (_, _) -> live.other().get(),
                came -> {
                    if (came) {
                        prompts.warn(problems.ofOtherSolver());
                    }
                },
                Tasks.QUIET);
        // A solver that waits for orders makes no event that would lead there.
        edit.room.set(Room.WATCH);
        if (live.hasBoard()) {
            prompts.tell(messages.get(live.solver() == null ? "following.begun" : "following.waits", by));
        } else {
            prompts.warn(messages.get("following.no-board", by));
        }
    }

    /// Returns the number of events of the trace that is shown.
    private long events() {
        TraceProfile profile = playback.search.profile.get();
        return profile == null ? 0 : profile.size();
    }

    /// Reads a puzzle from a text, such as the clipboard's.
    public void paste(String text) {
        if (text.isBlank()) {
            prompts.warn(messages.get("file.nothing-to-paste"));
            return;
        }
        Provenance from = pasted(text);
        read(text, opened -> showing(opened, from));
    }

    /// @param then returns what shows the reading; called in the background
    private void read(String text, Function<Opened, Runnable> then) {
        prompts.reading(messages.get("file.reading", messages.get("file.pasted-name")));
        show((_, _) -> then.apply(opener.open(text)), Tasks.QUIET);
    }

    /// Shows what work in the background has opened.
    private void show(Work<Runnable> opening, Consumer<Throwable> failed) {
        tasks.start(
                TaskQueue.FILES,
                opening,
                show -> {
                    prompts.reading("");
                    show.run();
                },
                problem -> {
                    prompts.reading("");
                    failed.accept(problem);
                });
    }

    private Provenance pasted(String text) {
        String name = messages.get("file.pasted-name");
        return new Provenance(name, null, "", () -> prompts.solveAll(name, text));
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
        if (text.isBlank() || text.length() > LONGEST_CHECKED) {
            paste(picture);
            return;
        }
        Provenance from = pasted(text);
        read(text, opened -> opened instanceof Opened.Failed ? () -> paste(picture) : showing(opened, from));
    }

    /// Prepares the reader of photos in the background, because one may be opened soon.
    public void preparePhotos() {
        photos.prepare();
    }

    /// Stops reading a picture.
    public void stopReadingPhoto() {
        photos.stopReading();
    }

    /// Returns the puzzles of the last import.
    public List<Document> read() {
        return last == null
                ? List.of()
                : last.read().puzzles().stream().map(ReadPuzzle::document).toList();
    }

    /// Returns the name of the last import; empty if there was none.
    public String readFrom() {
        return last == null ? "" : last.from().name();
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
                readings -> prompts.report(reports.of(
                        shown,
                        readings,
                        other -> showing(Opener.of(shown.source(), other), shown.from())
                                .run())),
                tasks::report);
    }

    private void imported(Imported imported) {
        last = imported;
        photos.forget();
        reported.set(true);
    }

    private void show(Imported imported, NonetDocument.Content saved) {
        imported(imported);
        edit.open(saved.states(), saved.present(), saved.film());
        if (!saved.search().searches().isEmpty()) {
            playback.restore(saved.search().searches());
        }
        identify(imported, saved.extra());
        saved.breakpoints().ifPresent(playback.breakpoints::set);
        if (!saved.search().branches().isEmpty()) {
            playback.goTo(saved.search().branches().event());
        } else if (saved.search().moment() > 0
                && saved.search().engine().equals(playback.engine.get().id())) {
            playback.runUntil(saved.search().moment());
        }
        tellOpened(imported, imported.from().name());
    }

    private void show(Imported imported) {
        imported(imported);
        if (imported.read().puzzles().size() == 1) {
            put(imported.read().puzzles().getFirst().document(), imported);
        } else {
            choose(imported);
        }
    }

    private void choose(Imported imported) {
        PuzzleReading.Puzzles read = imported.read();
        List<UserPrompts.FoundPuzzle> choices = new ArrayList<>();
        for (ReadPuzzle each : read.puzzles()) {
            String own = each.document().name();
            String name = own.isEmpty() ? messages.get("file.place", choices.size() + 1, each.line()) : own;
            choices.add(new UserPrompts.FoundPuzzle(name, each.document().named(name)));
        }
        String title = imported.from().file() == null
                ? messages.get("file.several-pasted", choices.size())
                : messages.get("file.several", choices.size(), imported.from().name());
        prompts.choose(
                read.faults().isEmpty() ? title : messages.get("file.and", title, problems.of(read.faults())),
                choices,
                choice -> put(choice.document(), imported),
                imported.from().solveAll());
    }

    private void put(Document document) {
        edit.open(document);
        identity.openedUnsaved();
        reported.set(true);
    }

    /// What was left out is reported at once, except for remarks that every list has.
    private void put(Document document, Imported imported) {
        String name = document.name().isEmpty() ? imported.from().name() : document.name();
        Document named = document.named(name);
        if (imported.read().puzzles().size() == 1) {
            edit.open(named);
        } else {
            // A puzzle of a list is looked at before it is played or watched.
            edit.open(named, Room.SET_UP);
        }
        identify(imported, NonetDocument.Extra.NONE);
        tellOpened(imported, name);
        if (!imported.read().notes().isEmpty() || !imported.read().faults().isEmpty()) {
            report();
        }
    }

    /// Records the origin of the document on the board. One of several puzzles has no file of its own.
    private void identify(Imported imported, NonetDocument.Extra extra) {
        if (imported.from().file() == null) {
            identity.openedUnsaved();
        } else if (imported.read().puzzles().size() == 1) {
            String format = RoundTripCheck.keepsAll(imported.source(), imported.read())
                    ? imported.read().codec().id()
                    : "";
            identity.opened(
                    imported.from().file(), format, extra, imported.from().digest());
        }
    }

    private void tellOpened(Imported imported, String name) {
        Codec codec = imported.read().codec();
        boolean pasted = imported.from().file() == null;
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
