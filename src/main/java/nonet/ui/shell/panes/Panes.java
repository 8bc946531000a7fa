package nonet.ui.shell.panes;

import java.util.List;
import java.util.function.Function;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Parent;
import nonet.service.search.Engines;
import nonet.ui.batch.BatchPane;
import nonet.ui.code.CodeController;
import nonet.ui.code.CodeView;
import nonet.ui.compare.ComparePane;
import nonet.ui.count.CountPane;
import nonet.ui.export.ExportView;
import nonet.ui.generate.GeneratePane;
import nonet.ui.guide.GuidePane;
import nonet.ui.hints.HintView;
import nonet.ui.hints.search.PathView;
import nonet.ui.hints.search.StepsView;
import nonet.ui.kit.Icon;
import nonet.ui.kit.MenuSection;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.PaneServices;
import nonet.ui.library.LibraryPane;
import nonet.ui.playback.EventWords;
import nonet.ui.preferences.PreferencesView;
import nonet.ui.preferences.TechniquesView;
import nonet.ui.race.RacePane;
import nonet.ui.search.SearchTreeView;
import nonet.ui.shell.panes.PaneDescriptor.Opener;
import nonet.ui.shell.panes.PaneDescriptor.Place;
import nonet.ui.training.TrainingPane;
import nonet.ui.verdict.WhyView;

/// The panes of the main window, one row each. The pages beside the board are in the order of their tabs, and the
/// commands of one section of the menus in their order there.
public final class Panes {

    public static final List<PaneDescriptor> ALL = List.of(
            page("trace", "trace.title", context -> visible -> new TracePane(context)),
            new PaneDescriptor(
                    "code",
                    "code.title",
                    new Place.Page(),
                    new Opener("code", MenuSection.SEARCH, null, "Shortcut+Shift+K"),
                    Panes::code),
            page(
                    "tree",
                    "tree.title",
                    context -> visible -> new SearchTreeView(
                            context.messages(),
                            context.services().controls(),
                            context.main().tree())),
            page(
                    "hint",
                    "hint.title",
                    context -> visible -> new HintView(
                            context.messages(),
                            context.services().controls(),
                            context.main().logic().hint(),
                            context.commands().apply("hint"))),
            page(
                    "steps",
                    "steps.title",
                    context -> visible -> new StepsView(
                            context.messages(),
                            context.services().controls(),
                            context.main().logic().steps(),
                            context.steps())),
            page(
                    "path",
                    "path.title",
                    context -> visible -> new PathView(
                            context.messages(),
                            context.services().controls(),
                            context.main().logic().path(),
                            context.steps())),
            new PaneDescriptor(
                    "techniques",
                    "techniques.title",
                    new Place.OwnWindow(1100, 760),
                    new Opener("techniques", MenuSection.LOGIC, null, "Shortcut+T"),
                    context -> visible -> new TechniquesView(
                            context.messages(), context.services().controls(), context.techniques())),
            new PaneDescriptor(
                    "why",
                    "why.title",
                    new Place.Page(),
                    new Opener("why", MenuSection.LOGIC, null, "F4"),
                    context -> visible -> why(context, visible)),
            new PaneDescriptor(
                    "compare",
                    "compare.title",
                    new Place.OwnWindow(1000, 760),
                    new Opener("compare", MenuSection.LOGIC, Icon.COMPARE, "Shortcut+E"),
                    context -> new ComparePane(
                            context.services(),
                            context.program().solvers().engines(),
                            context.position(),
                            context::watch,
                            context::race)),
            new PaneDescriptor(
                    "race",
                    "race.title",
                    new Place.OwnWindow(1240, 820),
                    new Opener("race", MenuSection.LOGIC, Icon.RACE, "Shortcut+Alt+R"),
                    context -> new RacePane(context.services(), context.race(), context.position())),
            new PaneDescriptor(
                    "count",
                    "count.title",
                    new Place.OwnWindow(560, 410),
                    new Opener("count", MenuSection.LOGIC, Icon.COUNT, "Shortcut+J"),
                    Panes::count),
            new PaneDescriptor(
                    "library",
                    "library.title",
                    new Place.OwnWindow(1160, 680),
                    new Opener("library", MenuSection.OPEN, Icon.LIBRARY, "Shortcut+Shift+L"),
                    Panes::library),
            new PaneDescriptor(
                    "batch",
                    "batch.title",
                    new Place.OwnWindow(1000, 700),
                    new Opener("batch", MenuSection.OPEN, null, "Shortcut+Shift+O"),
                    context -> new BatchPane(context.services(), context.batch(), context::open)),
            new PaneDescriptor("generate", "generate.title", new Place.OwnWindow(980, 740), null, Panes::generate),
            new PaneDescriptor(
                    "export",
                    "export.title",
                    new Place.OwnWindow(940, 700),
                    null,
                    context -> visible -> export(context, visible)),
            new PaneDescriptor(
                    "guide",
                    "guide.title",
                    new Place.OwnWindow(1060, 780),
                    new Opener("guide", MenuSection.HELP, Icon.GUIDE, "F1", true),
                    context -> new GuidePane(context.services(), context.guide(), context.sideWidth("guide"))),
            new PaneDescriptor(
                    "training",
                    "training.title",
                    new Place.OwnWindow(1040, 680),
                    new Opener("practice", MenuSection.LEARN, Icon.PRACTICE, "Shortcut+Shift+P"),
                    Panes::training),
            new PaneDescriptor(
                    "preferences",
                    "preferences.title",
                    new Place.FittedWindow(),
                    new Opener("preferences", MenuSection.PREFERENCES, Icon.PREFERENCES, "Shortcut+COMMA"),
                    context -> visible -> new PreferencesView(
                            context.messages(), context.services().controls(), context.preferences())));

    private Panes() {}

    private static PaneContent training(PaneContext context) {
        TrainingPane pane = new TrainingPane(
                context.services(),
                context.program().solvers().engines().fast(),
                context.program().library(),
                context::open,
                context.sideWidth("training"));
        context.guide().onPractice(technique -> {
            pane.choose(technique);
            context.show().accept("training");
        });
        return pane;
    }

    private static PaneContent code(PaneContext context) {
        CodeController controller = new CodeController(context.main().playback());
        return visible -> {
            controller.shownProperty().bind(visible);
            return new CodeView(context.messages(), controller);
        };
    }

    private static PaneDescriptor page(String id, String title, Function<PaneContext, PaneContent> factory) {
        return new PaneDescriptor(id, title, new Place.Page(), null, factory);
    }

    private static Parent why(PaneContext context, ObservableBooleanValue visible) {
        EventWords words = new EventWords(context.messages());
        context.main().why().shownProperty().bind(visible);
        return new WhyView(
                context.messages(),
                context.services().controls(),
                context.main().why(),
                words::of,
                () -> {
                    context.main().why().prove();
                    context.show().accept("trace");
                });
    }

    private static Parent export(PaneContext context, ObservableBooleanValue visible) {
        context.export()
                .progress()
                .tellAside(
                        BooleanExpression.booleanExpression(visible),
                        context.main().status()::say);
        return new ExportView(
                context.messages(),
                context.services().controls(),
                context.export(),
                context.services().files());
    }

    private static PaneContent count(PaneContext context) {
        Engines engines = context.program().solvers().engines();
        return new CountPane(context.services(), engines.all(), engines.fast(), context.position());
    }

    private static PaneContent generate(PaneContext context) {
        return new GeneratePane(
                context.services(),
                context.program().making(),
                context.program().library(),
                () -> context.main().edit().document().puzzle().givenCells(),
                context::make,
                context.library()::reload);
    }

    private static PaneContent library(PaneContext context) {
        PaneServices services = context.services();
        return new LibraryPane(
                services,
                context.library(),
                context.document(),
                puzzle -> BoardPreview.of(services.messages(), puzzle));
    }
}
