package nonet.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import nonet.codec.Codecs;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.files.AtExit;
import nonet.files.PrivateFiles;
import nonet.files.TemporaryFiles;
import nonet.library.LibraryFile;
import nonet.library.NativeSqlite;
import nonet.library.Pack;
import nonet.play.Document;
import nonet.rate.Profile;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.diagnosis.Verdicts;
import nonet.service.input.TraceOrigin;
import nonet.service.search.Engines;
import nonet.settings.Profiles;
import nonet.settings.SettingsFolder;
import nonet.settings.SettingsStore;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.HiddenFocus;
import nonet.ui.shell.control.About;
import nonet.ui.shell.control.Program;
import nonet.ui.shell.control.SharedChoices;
import nonet.ui.shell.control.SolverServices;
import org.jspecify.annotations.Nullable;

/// The life cycle of the program with its windows, from the wiring of its parts to the last save.
public class Window extends Application {

    private static final String SAMPLES = "/nonet/assets/samples/samples.txt";

    private static final Logger LOG = Logger.getLogger(Window.class.getName());

    /// The time to wait for a running program that does not answer.
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /// The first parameter of a program that accepts further starts.
    static final String SERVING = "serving";

    private static final String ALONE = "alone";

    /// The first parameter of a program that follows the trace which the second one names.
    private static final String FOLLOWING = "following";

    /// The first parameter of a program that follows the solver which the others start.
    private static final String RUNNING = "running";

    /// The first parameter of a program that listens at a port for a solver, whose cells a pattern names.
    private static final String LISTENING = "listening";

    private final LibraryFile library = new LibraryFile(SettingsFolder.current().resolve("library.db"), Pack::all);
    private final SettingsStore store = new SettingsStore(SettingsFolder.current(), Duration.ofMillis(500));
    private final AtExit saving = new AtExit(store::close);

    private final CompletableFuture<OpenWindows> opened = new CompletableFuture<>();
    private @Nullable StartServer server;
    private boolean elsewhere;

    /// Opens the windows and returns when all are closed; or lets the running program open them.
    static void open(List<Path> files) {
        StartRequest request = request(files);
        StartClient.Outcome outcome = StartClient.handOver(SettingsFolder.current(), request, PATIENCE);
        if (outcome != StartClient.Outcome.TAKEN) {
            String mode = outcome == StartClient.Outcome.NONE ? SERVING : ALONE;
            launch(
                    Window.class,
                    Stream.concat(Stream.of(mode), request.files().stream().map(Path::toString))
                            .toArray(String[]::new));
        }
    }

    /// Opens the window on a trace that is still being written, in this process, which has the stream, and returns when all
    /// windows are closed.
    ///
    /// @param trace not a stream that is open, which cannot be a parameter
    static void follow(TraceOrigin trace) {
        switch (trace) {
            case TraceOrigin.Named(String name) -> launch(Window.class, FOLLOWING, name);
            case TraceOrigin.Solver(List<String> command) ->
                launch(
                        Window.class,
                        Stream.concat(Stream.of(RUNNING), command.stream()).toArray(String[]::new));
            case TraceOrigin.Profiler(int port, String cells) ->
                launch(Window.class, LISTENING, Integer.toString(port), cells);
            case TraceOrigin.Pipe _ -> throw new IllegalArgumentException("an open stream");
        }
    }

    /// Accepts further starts from now on. If another program became the server meanwhile, the files are passed to it.
    @Override
    public void init() {
        PrivateFiles.protect(SettingsFolder.current());
        NativeSqlite.locate(SettingsFolder.current());
        sweep();
        List<String> parameters = getParameters().getRaw();
        if (!parameters.getFirst().equals(SERVING)) {
            return;
        }
        try {
            StartRequest request =
                    request(parameters.stream().skip(1).map(Path::of).toList());
            server = StartServer.serve(SettingsFolder.current(), request.display(), this::openForStart);
            elsewhere = server == null
                    && StartClient.handOver(SettingsFolder.current(), request, PATIENCE) == StartClient.Outcome.TAKEN;
        } catch (IOException alone) {
            LOG.log(Level.WARNING, "Cannot serve further starts", alone);
        }
    }

    /// Deletes the files that killed processes left in the settings folder and in the folders of recent files.
    private void sweep() {
        FileTime now = FileTime.from(Instant.now());
        TemporaryFiles.sweep(SettingsFolder.current(), now);
        store.settings().recent().stream()
                .map(Path::of)
                .map(Path::getParent)
                .filter(Objects::nonNull)
                .distinct()
                .forEach(folder -> TemporaryFiles.sweep(folder, now));
    }

    @Override
    public void start(Stage stage) {
        if (elsewhere) {
            Platform.exit();
            return;
        }
        HiddenFocus.install();
        Theme theme = new Theme();
        OpenWindows windows = new OpenWindows(store);
        List<String> named = getParameters().getRaw().stream().skip(1).toList();
        windows.start(program(theme), stage, !named.isEmpty());
        switch (getParameters().getRaw().getFirst()) {
            case FOLLOWING -> windows.follow(new TraceOrigin.Named(named.getFirst()));
            case RUNNING -> windows.follow(new TraceOrigin.Solver(named));
            case LISTENING ->
                windows.follow(new TraceOrigin.Profiler(Integer.parseInt(named.getFirst()), named.getLast()));
            default -> windows.open(named.stream().map(Path::of).toList());
        }
        opened.complete(windows);
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
            LOG.log(Level.SEVERE, "Uncaught in " + thread.getName(), failure);
            Platform.runLater(windows::tellFailure);
        });
    }

    /// Before the first window is open, a start is answered at once.
    private void openForStart(List<Path> files, BooleanSupplier answered) {
        if (!opened.isDone()) {
            if (answered.getAsBoolean()) {
                var _ = opened.thenAccept(windows -> Platform.runLater(() -> windows.open(files)));
            }
        } else {
            Platform.runLater(() -> {
                if (answered.getAsBoolean()) {
                    opened.join().open(files);
                }
            });
        }
    }

    private static StartRequest request(List<Path> files) {
        return new StartRequest(
                StartRequest.display(System.getenv()),
                files.stream().map(Path::toAbsolutePath).toList());
    }

    @Override
    public void stop() {
        if (server != null) {
            server.close();
        }
        store.close();
        library.close();
        saving.close();
    }

    private Program program(Theme theme) {
        Engines engines = EngineList.create();
        SharedChoices choices = SharedChoices.of(store);
        theme.follow(choices);
        Messages messages = ChosenLanguage.follow(
                choices.language(), choices.names(), SettingsFolder.log().toString());
        AtomicReference<Profile> profile = new AtomicReference<>(Profile.modern());
        choices.profiles().map(Profiles::current).subscribe(current -> {
            profile.set(current);
            engines.use(current);
        });
        return new Program(
                messages,
                new SolverServices(
                        engines,
                        new Verdicts(engines.fast()),
                        EngineList.hints(profile.get()),
                        new Diagnosis(engines.fast(), engines.prover()),
                        EngineList.grader(),
                        EngineList.puzzles(profile::get)),
                Window::samples,
                library,
                choices,
                getHostServices()::showDocument,
                new About(Version.current(), SettingsFolder.current(), SettingsFolder.log(), licenses()));
    }

    /// Returns the folder of licenses, beside that of the program's jars, or null where the program is not packaged.
    private static @Nullable Path licenses() {
        try {
            Path program = Path.of(Window.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            Path folder = program.resolveSibling("..").resolve("legal").normalize();
            return Files.isDirectory(folder) ? folder : null;
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException elsewhere) {
            return null;
        }
    }

    /// Returns the puzzles that come with the program.
    private static List<Document> samples() {
        try (InputStream in = Window.class.getResourceAsStream(SAMPLES)) {
            if (in == null) {
                throw new IllegalStateException("the samples are not in the program");
            }
            Source source = Source.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            return switch (Codecs.standard().read(source)) {
                case PuzzleReading.Puzzles read
                when read.faults().isEmpty() ->
                    read.puzzles().stream().map(ReadPuzzle::document).toList();
                case PuzzleReading wrong -> throw new IllegalStateException("the samples: " + wrong);
            };
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
