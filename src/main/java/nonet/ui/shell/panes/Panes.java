package nonet.ui.shell.panes;

import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import javafx.scene.Parent;
import nonet.play.Bookmark;
import nonet.service.export.Exporter;
import nonet.solve.search.StepEngine;
import nonet.training.KeptPositions;
import nonet.training.Trainer;
import nonet.ui.atlas.AtlasController;
import nonet.ui.atlas.AtlasDifference;
import nonet.ui.atlas.AtlasView;
import nonet.ui.batch.BatchController;
import nonet.ui.batch.BatchView;
import nonet.ui.code.CodeController;
import nonet.ui.code.CodeView;
import nonet.ui.compare.CompareController;
import nonet.ui.compare.CompareView;
import nonet.ui.count.CountController;
import nonet.ui.count.CountView;
import nonet.ui.cover.CoverController;
import nonet.ui.cover.CoverView;
import nonet.ui.desk.DeskController;
import nonet.ui.desk.DeskView;
import nonet.ui.export.ExportController;
import nonet.ui.export.ExportView;
import nonet.ui.export.RecordingController;
import nonet.ui.export.RecordingView;
import nonet.ui.export.SearchSubject;
import nonet.ui.film.FilmController;
import nonet.ui.film.FilmView;
import nonet.ui.generate.GenerateController;
import nonet.ui.generate.GenerateView;
import nonet.ui.guide.GuideController;
import nonet.ui.guide.GuideView;
import nonet.ui.hints.HintPage;
import nonet.ui.hints.HintView;
import nonet.ui.hints.LogicController;
import nonet.ui.hints.MoveView;
import nonet.ui.hints.search.PathView;
import nonet.ui.hints.search.StepsView;
import nonet.ui.hunt.HuntController;
import nonet.ui.hunt.HuntView;
import nonet.ui.keysteps.KeyStepsController;
import nonet.ui.keysteps.KeyStepsView;
import nonet.ui.kit.Icon;
import nonet.ui.kit.MenuSection;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.window.DesktopFiles;
import nonet.ui.learned.LearnedController;
import nonet.ui.learned.LearnedView;
import nonet.ui.library.LibraryController;
import nonet.ui.library.LibraryView;
import nonet.ui.playback.BookmarksView;
import nonet.ui.playback.EventWords;
import nonet.ui.playback.SearchNames;
import nonet.ui.preferences.PreferencesView;
import nonet.ui.preferences.TechniquesController;
import nonet.ui.preferences.TechniquesView;
import nonet.ui.race.RaceController;
import nonet.ui.race.RaceView;
import nonet.ui.search.SearchTreeView;
import nonet.ui.shell.command.CommandId;
import nonet.ui.shell.control.BoardPictures;
import nonet.ui.shell.edit.BookmarkController;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.FrameController.Picture;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.panes.Pane.Opener;
import nonet.ui.shell.panes.Pane.Place;
import nonet.ui.solves.SolvesController;
import nonet.ui.solves.SolvesView;
import nonet.ui.training.TrainingController;
import nonet.ui.training.TrainingView;
import nonet.ui.verdict.WhyController;
import nonet.ui.verdict.WhyView;
import nonet.ui.workshop.WorkshopController;
import nonet.ui.workshop.WorkshopView;

/// The panes of the main window, one row each. The pages beside the board are in the order of their tabs, and the
/// commands of a menu section in their order there.
public final class Panes {

    public static final Pane<TechniquesController> TECHNIQUES = new Pane<>(
            "techniques",
            "preferences",
            new Place.OwnWindow(1100, 760),
            new Opener("techniques", MenuSection.SETTING, null, "Shortcut+T"),
            (services, in) -> new TechniquesController(
                    services.messages(), in.program.choices().profiles().get()),
            (services, techniques) -> new TechniquesView(services.messages(), services.controls(), techniques),
            TechniquesView.KEYS);

    public static final Pane<WhyController> WHY = new Pane<>(
            "why",
            "verdict",
            new Place.Page(Room.PLAY, Room.SET_UP),
            new Opener("why", MenuSection.LOGIC, null, "F4"),
            Panes::why,
            (services, why) -> new WhyView(
                    services.messages(), services.controls(), why, new EventWords(services.messages())::of, () -> {
                        why.prove();
                        services.board().show("trace");
                    }));

    public static final Pane<DeskController> DESK = new Pane<>(
            "desk",
            "desk",
            new Place.Page(Room.SET_UP),
            new Opener("desk", MenuSection.SETTING, null, "Shortcut+Shift+T"),
            Panes::desk,
            DeskView::new);

    public static final Pane<WorkshopController> WORKSHOP = new Pane<>(
            "workshop",
            "workshop",
            new Place.OwnWindow(480, 640),
            new Opener("workshop", MenuSection.LEARN, null, "Shortcut+Shift+F4"),
            Panes::workshop,
            WorkshopView::new);

    public static final Pane<KeyStepsController> KEY_STEPS = new Pane<>(
            "key-steps",
            "keysteps",
            new Place.OwnWindow(480, 560),
            new Opener("key-steps", MenuSection.LEARN, null, "Shortcut+Alt+K"),
            Panes::keySteps,
            KeyStepsView::new);

    public static final Pane<FilmController> FILM = new Pane<>(
            "film",
            "film",
            new Place.OwnWindow(960, 720),
            new Opener("film", MenuSection.FILM, null, "Shortcut+Alt+F"),
            FilmPanes::film,
            FilmView::new,
            FilmView.KEYS);

    public static final Pane<CompareController> COMPARE = new Pane<>(
            "compare",
            "compare",
            new Place.OwnWindow(1000, 760),
            new Opener("compare", MenuSection.ENGINES, Icon.COMPARE, "Shortcut+E"),
            (services, in) -> new CompareController(services, in.engines(), racers -> {
                in.controller(Panes.RACE).lineup.choose(racers);
                services.board().show(Panes.RACE.id());
            }),
            CompareView::new);

    public static final Pane<RaceController> RACE = new Pane<>(
            "race",
            "race",
            new Place.OwnWindow(1240, 820),
            new Opener("race", MenuSection.ENGINES, Icon.RACE, "Shortcut+Alt+R"),
            (services, in) ->
                    new RaceController(services, in.main.watching().engines(), in.main.playback().search.recorded),
            RaceView::new,
            RaceView.KEYS);

    public static final Pane<CountController> COUNT = new Pane<>(
            "count",
            "count",
            new Place.OwnWindow(560, 410),
            new Opener("count", MenuSection.ENGINES, Icon.COUNT, "Shortcut+J"),
            (services, in) -> new CountController(services, in.engines()),
            CountView::new);

    public static final Pane<LibraryController> LIBRARY = new Pane<>(
            "library",
            "library",
            new Place.OwnWindow(1240, 680),
            new Opener("library", MenuSection.PUZZLES, Icon.LIBRARY, "Shortcut+Shift+L"),
            (services, in) -> new LibraryController(
                    services,
                    in.program.library(),
                    in.program.solvers().grader(),
                    in.program.choices().profiles()),
            LibraryView::new,
            LibraryView.KEYS);

    public static final Pane<BatchController> BATCH = new Pane<>(
            "batch",
            "batch",
            new Place.OwnWindow(1000, 700),
            new Opener("batch", MenuSection.PUZZLES, null, "Shortcut+Shift+O"),
            (services, in) -> new BatchController(
                    services, in.engines(), in.program.choices().profiles()::get),
            BatchView::new);

    public static final Pane<HuntController> HUNT = new Pane<>(
            "hunt",
            "hunt",
            new Place.OwnWindow(980, 740),
            new Opener("hunt", MenuSection.SETTING, null, "Shortcut+Shift+H"),
            (services, _) -> new HuntController(services),
            HuntView::new);

    public static final Pane<GenerateController> GENERATE = new Pane<>(
            "generate",
            "generate",
            new Place.FittedWindow(),
            null,
            (services, in) -> new GenerateController(
                    services,
                    in.program.solvers().generator(),
                    in.program.choices().profiles(),
                    in.program.library(),
                    () -> in.controller(LIBRARY).reload()),
            GenerateView::new,
            GenerateView.KEYS);

    public static final Pane<ExportController> EXPORT = new Pane<>(
            "export",
            "export",
            new Place.OwnWindow(940, 700),
            null,
            (services, in) -> new ExportController(
                    services,
                    DesktopFiles.ofSystem(),
                    Exporter.standard(in.engines().fast()),
                    () -> BoardPictures.exportable(in.main),
                    in.program.choices().store().exporting(),
                    in.program.choices().store()::save),
            ExportView::new);

    public static final Pane<AtlasController> ATLAS = new Pane<>(
            "atlas",
            "atlas",
            new Place.OwnWindow(980, 780),
            new Opener("atlas", MenuSection.SEARCH, null, "Shortcut+Alt+A"),
            (services, in) -> new AtlasController(
                    services,
                    in.main.playback(),
                    new AtlasDifference(
                            services, in.main.playback(), in.engines().watchable())),
            AtlasView::new,
            AtlasView.KEYS);

    public static final Pane<RecordingController> RECORDING = new Pane<>(
            "recording",
            "export",
            new Place.OwnWindow(540, 520),
            new Opener("recording", MenuSection.EXPORT_SEARCH, null, "Shortcut+Alt+E"),
            (services, in) ->
                    new RecordingController(services, DesktopFiles.ofSystem(), new SearchSubject(in.main.playback())),
            RecordingView::new);

    public static final Pane<RecordingController> FILM_EXPORT = new Pane<>(
            "film-export",
            "export",
            new Place.OwnWindow(540, 420),
            new Opener("film-export", MenuSection.FILM, null, "Shortcut+Shift+F"),
            FilmPanes::recording,
            RecordingView::new);

    public static final Pane<TrainingController> TRAINING = new Pane<>(
            "training",
            "training",
            new Place.OwnWindow(1060, 780),
            new Opener("practice", MenuSection.LEARN, Icon.PRACTICE, "Shortcut+Shift+P"),
            Panes::training,
            TrainingView::new,
            TrainingView.KEYS);

    public static final Pane<SolvesController> SOLVES = new Pane<>(
            "solves",
            "solves",
            new Place.OwnWindow(960, 640),
            new Opener("solves", MenuSection.LEARN, null, "Shortcut+Alt+T"),
            Panes::solves,
            SolvesView::new,
            SolvesView.KEYS);

    public static final Pane<GuideController> GUIDE = new Pane<>(
            "guide",
            "guide",
            new Place.OwnWindow(1060, 780),
            new Opener("guide", MenuSection.HELP, Icon.GUIDE, "F1", true),
            (services, in) -> new GuideController(services, in.engines().fast(), technique -> {
                in.controller(TRAINING).choose(List.of(technique));
                services.board().show(TRAINING.id());
            }),
            GuideView::new,
            GuideView.KEYS);

    public static final List<Pane<?>> ALL = List.of(
            page("trace", "playback", Room.WATCH, (_, in) -> new TracePane(in)),
            page(
                            "tree",
                            "search",
                            Room.WATCH,
                            (services, in) -> new SearchTreeView(
                                    services.messages(),
                                    services.controls(),
                                    in.main.watching().tree()))
                    .withKeys(SearchTreeView.KEYS),
            new Pane<>(
                    "code",
                    "code",
                    new Place.Page(Room.WATCH),
                    new Opener("code", MenuSection.SEARCH, null, "Shortcut+Shift+K"),
                    Panes::code,
                    (services, code) -> new CodeView(services.messages(), code)),
            new Pane<>(
                    "cover",
                    "cover",
                    new Place.Page(StepEngine.DANCING_LINKS),
                    new Opener("cover", MenuSection.SEARCH, null, "Shortcut+Alt+M"),
                    Panes::cover,
                    CoverView::new,
                    CoverView.KEYS.rows()),
            new Pane<>(
                    "learned",
                    "learned",
                    new Place.Page(StepEngine.LEARNING),
                    new Opener("learned", MenuSection.SEARCH, null, "Shortcut+Alt+L"),
                    Panes::learned,
                    LearnedView::new),
            page(
                    "hint",
                    "hints",
                    Room.PLAY,
                    (services, in) -> new HintPage(
                            new HintView(services, in.main.analysis().logic().hint, in.command(CommandId.HINT)),
                            new MoveView(services, in.main.analysis().logic().move, in.command(CommandId.MY_MOVE)),
                            in.main.analysis().logic())),
            page(
                    "steps",
                    "hints",
                    Room.PLAY,
                    (services, in) -> new StepsView(services, in.main.analysis().logic().steps, in.steps)),
            page(
                    "path",
                    "hints",
                    Room.PLAY,
                    (services, in) -> new PathView(services, in.main.analysis().logic().path, in.steps)),
            new Pane<>(
                    "bookmarks",
                    "playback",
                    new Place.OwnWindow(460, 520),
                    new Opener("bookmarks", MenuSection.SEARCH, null, "Shortcut+Alt+B"),
                    (_, in) -> in.main.watching().bookmarks(),
                    (services, bookmarks) -> new BookmarksView(
                            services.messages(),
                            services.controls(),
                            bookmarks.bookmarks,
                            new BookmarksView.Actions(
                                    bookmark -> go(services, bookmarks, bookmark), bookmarks::note, bookmarks::remove)),
                    BookmarksView.LIST_KEYS.rows()),
            TECHNIQUES,
            WHY,
            WORKSHOP,
            KEY_STEPS,
            FILM,
            DESK,
            COMPARE,
            RACE,
            ATLAS,
            COUNT,
            LIBRARY,
            BATCH,
            HUNT,
            GENERATE,
            EXPORT,
            RECORDING,
            FILM_EXPORT,
            GUIDE,
            TRAINING,
            SOLVES,
            new Pane<>(
                    "preferences",
                    "preferences",
                    new Place.FittedWindow(),
                    new Opener("preferences", MenuSection.PREFERENCES, Icon.PREFERENCES, "Shortcut+COMMA"),
                    (_, in) -> in,
                    (services, in) ->
                            new PreferencesView(services.messages(), services.controls(), in.preferences.get())));

    private Panes() {}

    /// A page that shows controllers of the main window.
    private static Pane<WindowPanes> page(
            String id, String folder, Room room, BiFunction<PaneServices, WindowPanes, Parent> view) {
        return new Pane<>(id, folder, new Place.Page(room), null, (_, in) -> in, view);
    }

    private static void go(PaneServices services, BookmarkController bookmarks, Bookmark bookmark) {
        Messages messages = services.messages();
        String engine = SearchNames.of(messages, bookmark.engine());
        switch (bookmarks.go(bookmark)) {
            case SHOWN -> {}
            case NO_TRACE -> services.board().say(messages.get("bookmarks.no-trace", engine));
            case NO_BRANCH -> services.board().say(messages.get("bookmarks.no-branch", engine, bookmark.branch()));
        }
    }

    private static CodeController code(PaneServices services, WindowPanes in) {
        CodeController code = new CodeController(in.main.playback());
        code.shown.bind(services.place().visible());
        return code;
    }

    private static CoverController cover(PaneServices services, WindowPanes in) {
        CoverController cover = new CoverController(in.main.playback().search);
        cover.shown.bind(services.place().visible());
        in.main.edit().selection.subscribe(now -> cover.boardCell.set(now.focus()));
        in.main.frames().marks.follow(cover.marks);
        return cover;
    }

    private static LearnedController learned(PaneServices services, WindowPanes in) {
        LearnedController learned = new LearnedController(
                in.main.playback().search, services.frames(), services.place().visible());
        in.main.frames().marks.follow(learned.marks);
        return learned;
    }

    private static WhyController why(PaneServices services, WindowPanes in) {
        WhyController why = in.main.analysis().why();
        why.shown.bind(services.place().visible());
        return why;
    }

    private static WorkshopController workshop(PaneServices services, WindowPanes in) {
        EditController edit = in.main.edit();
        WorkshopController workshop = new WorkshopController(
                services,
                new WorkshopController.Window(
                        edit::conclude,
                        () -> in.main.analysis().logic().lastShown(),
                        () -> new KeptPositions(in.program.library()),
                        new WorkshopController.Output(
                                in.steps.copy(),
                                in.command(CommandId.COPY_PICTURE).action(),
                                in.steps.drawing())));
        edit.selection.subscribe(now -> workshop.selected.set(now.focus()));
        in.main.editing().pen().onPick(workshop::pick);
        in.main.frames().pictures.follow(workshop.picture, Picture::step);
        return workshop;
    }

    private static KeyStepsController keySteps(PaneServices services, WindowPanes in) {
        LogicController logic = in.main.analysis().logic();
        KeyStepsController keys = new KeyStepsController(
                services, logic.path.context().hints(), in.main.edit()::conclude, in.steps.copy());
        in.main.frames().pictures.follow(keys.picture, Picture::step);
        return keys;
    }

    private static DeskController desk(PaneServices services, WindowPanes in) {
        EditController edit = in.main.edit();
        DeskController desk = new DeskController(services, less -> edit.keepGivens(less.givenCells()));
        edit.selection.subscribe(now -> desk.selected.set(now.focus()));
        in.main.frames().pictures.follow(desk.picture, Picture::explanation);
        return desk;
    }

    private static SolvesController solves(PaneServices services, WindowPanes in) {
        return new SolvesController(
                services,
                in.program.library(),
                new SolvesController.Window(
                        (name, film) -> {
                            in.main.edit().open(List.of(film.board().named(name)), 0, film);
                            services.board().show(FILM.id());
                        },
                        technique -> {
                            in.controller(TRAINING).choose(List.of(technique));
                            services.board().show(TRAINING.id());
                        }));
    }

    private static TrainingController training(PaneServices services, WindowPanes in) {
        return new TrainingController(
                services,
                () -> new Trainer(
                        in.engines().fast(),
                        in.program.library(),
                        new Random(services.frames().nanos())),
                LocalDate::now);
    }
}
