package nonet.ui.main;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.files.AtomicFile;
import nonet.format.GridText;
import nonet.format.NamedPuzzle;
import nonet.format.PuzzleText;
import nonet.format.Reading;
import nonet.format.TraceFault;
import nonet.format.TraceReading;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.service.ProblemWords;
import nonet.service.PuzzleFile;
import nonet.service.SolutionList;
import nonet.service.TraceExport;
import nonet.service.TraceFile;
import nonet.solve.StepSolver;
import nonet.ui.kit.Lane;
import nonet.ui.kit.Tasks;
import nonet.ui.kit.Texts;
import nonet.ui.steps.Playback;

/// Brings puzzles in from files and texts, and takes boards out to them.
public final class FileController {

    private static final Logger LOG = Logger.getLogger(FileController.class.getName());

    /// What of the board is written as text, and how.
    public enum Form {
        LINE,
        GRID,
        FRAMED,
        /// The givens alone, on one line.
        GIVENS
    }

    private final Texts texts;
    private final ProblemWords problems;
    private final Tasks tasks;
    private final Person person;
    private final EditController edit;
    private final FrameController frames;
    private final Playback playback;
    private final Consumer<Path> opened;

    /// @param opened is told each file that was opened
    FileController(
            Texts texts,
            Tasks tasks,
            Person person,
            EditController edit,
            FrameController frames,
            Playback playback,
            Consumer<Path> opened) {
        this.texts = texts;
        this.problems = new ProblemWords(texts.locale());
        this.tasks = tasks;
        this.person = person;
        this.edit = edit;
        this.frames = frames;
        this.playback = playback;
        this.opened = opened;
    }

    /// Opens a file. What is on the board stays as it is when nothing can be read.
    public void open(Path file) {
        String name = String.valueOf(file.getFileName());
        tasks.<Runnable>start(
                Lane.FILES,
                (progress, cancel) -> {
                    if (TraceFile.isTrace(file)) {
                        TraceReading trace = TraceFile.read(file);
                        return () -> take(trace, file, name);
                    }
                    PuzzleFile.Result puzzles = PuzzleFile.read(file);
                    return () -> take(puzzles, file, name);
                },
                Runnable::run,
                failed -> {
                    LOG.log(Level.WARNING, "Cannot open " + file, failed.cause());
                    person.warn(texts.get("file.not-opened", name, problems.of(PuzzleFile.Why.FAILED)));
                });
    }

    private void take(PuzzleFile.Result result, Path file, String name) {
        switch (result) {
            case PuzzleFile.Result.Unreadable(PuzzleFile.Why why) ->
                person.warn(texts.get("file.not-opened", name, problems.of(why)));
            case PuzzleFile.Result.Read(Reading.Malformed(var fault)) ->
                person.warn(texts.get("file.not-opened", name, problems.of(fault)));
            case PuzzleFile.Result.Read(Reading.Puzzles(List<NamedPuzzle> puzzles)) -> {
                opened.accept(file);
                take(puzzles, name);
            }
        }
    }

    /// Shows as much of a trace as could be read, and says where it stops making sense.
    private void take(TraceReading reading, Path file, String name) {
        switch (reading) {
            case TraceReading.Unreadable(TraceFault fault) ->
                person.warn(texts.get("file.not-opened", name, problems.of(fault)));
            case TraceReading.Read read -> {
                opened.accept(file);
                edit.open(name, read.puzzle());
                edit.modeProperty().set(EditController.Mode.SOLVE);
                playback.open(read.trace());
                if (read.fault() == null) {
                    person.tell(texts.get("file.opened", name));
                } else {
                    person.warn(texts.get("file.trace-cut", name, read.trace().size(), problems.of(read.fault())));
                }
            }
        }
    }

    /// Writes what the engine did up to the moment that is shown.
    public void saveTrace(Path file, TraceExport.Form form) {
        StepSolver engine = playback.engineProperty().get();
        Puzzle puzzle = playback.puzzle();
        long events = playback.momentProperty().get().index() + 1;
        save(file, out -> TraceExport.write(engine, puzzle, events, form, out));
    }

    /// Takes a puzzle from a text, such as the clipboard's.
    public void paste(String text) {
        if (text.isBlank()) {
            person.warn(texts.get("file.nothing-to-paste"));
            return;
        }
        tasks.start(
                Lane.FILES,
                (progress, cancel) -> PuzzleText.read(text),
                reading -> {
                    switch (reading) {
                        case Reading.Malformed(var fault) ->
                            person.warn(texts.get("file.not-pasted", problems.of(fault)));
                        case Reading.Puzzles(List<NamedPuzzle> puzzles) -> take(puzzles, texts.get("file.pasted-name"));
                    }
                },
                failed -> LOG.log(Level.WARNING, "Cannot read a text", failed.cause()));
    }

    /// Returns the board as text.
    public String text(Form form) {
        Grid shown = frames.frameProperty().get().grid();
        return switch (form) {
            case LINE -> GridText.LINE.of(shown);
            case GRID -> GridText.ROWS.of(shown);
            case FRAMED -> GridText.FRAMED.of(shown);
            case GIVENS -> edit.document().puzzle().toString();
        };
    }

    /// Returns a name for a file of the board, without a folder.
    ///
    /// @param extension with its dot
    public String suggestedName(String extension) {
        String name = edit.document().name();
        int dot = name.lastIndexOf('.');
        String stem = (dot > 0 ? name.substring(0, dot) : name)
                .replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", " ")
                .strip();
        return (stem.isEmpty() ? texts.get("file.untitled") : stem) + extension;
    }

    /// Writes the board as text.
    public void saveText(Path file, Form form) {
        byte[] bytes = (text(form) + "\n").getBytes(StandardCharsets.UTF_8);
        save(file, out -> out.write(bytes));
    }

    /// Writes every solution found up to the moment that is shown, one a line. The engine finds them once more, so
    /// their number does not matter.
    public void saveSolutions(Path file) {
        StepSolver engine = playback.engineProperty().get();
        Puzzle puzzle = playback.puzzle();
        long count = playback.momentProperty().get().solutions();
        save(file, out -> SolutionList.write(engine, puzzle, count, out));
    }

    /// Writes a file in the background. Whether an existing one may be replaced was asked before.
    public void save(Path file, AtomicFile.Content content) {
        String name = String.valueOf(file.getFileName());
        tasks.start(
                Lane.FILES,
                (progress, cancel) -> {
                    AtomicFile.write(file, content);
                    return name;
                },
                done -> person.tell(texts.get("file.saved", done)),
                failed -> {
                    LOG.log(Level.WARNING, "Cannot write " + file, failed.cause());
                    person.warn(texts.get("file.not-saved", name, problems.ofWriting(failed.cause())));
                });
    }

    private void take(List<NamedPuzzle> puzzles, String source) {
        if (puzzles.size() == 1) {
            put(puzzles.getFirst(), source);
            return;
        }
        List<Person.Choice> choices = new ArrayList<>();
        for (int i = 0; i < puzzles.size(); i++) {
            NamedPuzzle puzzle = puzzles.get(i);
            String name = puzzle.name().isEmpty() ? texts.get("file.place", i + 1, puzzle.line()) : puzzle.name();
            choices.add(new Person.Choice(name, puzzle.puzzle()));
        }
        person.choose(
                texts.get("file.several", puzzles.size(), source),
                choices,
                choice -> put(new NamedPuzzle(choice.puzzle(), choice.name(), 1), source));
    }

    private void put(NamedPuzzle puzzle, String source) {
        String name = puzzle.name().isEmpty() ? source : puzzle.name();
        edit.open(name, puzzle.puzzle());
        person.tell(texts.get("file.opened", name));
    }
}
