package nonet.ui.shell.panes;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Parent;
import javafx.stage.Stage;
import nonet.service.search.Engines;
import nonet.settings.SettingsStore;
import nonet.ui.hints.search.StepExport;
import nonet.ui.kit.Command;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.window.Remembered;
import nonet.ui.preferences.Preference;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.control.Program;

/// The panes of one window: what their rows in [Panes] are made from, and the controller of each, made when it is first
/// needed.
public final class WindowPanes {

    /// Whether the line above the board offers the ways to put a puzzle there.
    public final BooleanProperty offered = new SimpleBooleanProperty();

    public final Program program;
    public final MainController main;
    public final Stage stage;
    public final PaneServices services;
    private final Function<String, Command> commands;
    final StepExport steps;

    /// The settings in the window of preferences.
    final Supplier<List<Preference.Group>> preferences;
    private final Map<Pane<?>, OpenPane<?>> open = new HashMap<>();

    /// A pane of this window.
    private record OpenPane<C>(PaneServices services, BooleanProperty visible, C controller) {}

    /// @param services the services for all panes, whatever their place
    /// @param commands returns the command with an id
    /// @param preferences returns the settings in the window of preferences
    public WindowPanes(
            Program program,
            MainController main,
            Stage stage,
            PaneServices services,
            Function<String, Command> commands,
            StepExport steps,
            Supplier<List<Preference.Group>> preferences) {
        this.program = program;
        this.main = main;
        this.stage = stage;
        this.services = services;
        this.commands = commands;
        this.steps = steps;
        this.preferences = preferences;
    }

    public Engines engines() {
        return program.solvers().engines();
    }

    public Command command(String id) {
        return commands.apply(id);
    }

    /// Returns the controller of a pane.
    public <C> C controller(Pane<C> pane) {
        return open(pane).controller;
    }

    /// Makes the view of a pane, in the current language.
    <C> Parent view(Pane<C> pane) {
        OpenPane<C> shown = open(pane);
        Parent view = pane.view().apply(shown.services, shown.controller);
        pane.stylesheet().ifPresent(view.getStylesheets()::add);
        return view;
    }

    /// Whether a pane is seen.
    BooleanProperty visibleProperty(Pane<?> pane) {
        return open(pane).visible;
    }

    @SuppressWarnings("unchecked")
    private <C> OpenPane<C> open(Pane<C> pane) {
        OpenPane<?> known = open.get(pane);
        if (known != null) {
            return (OpenPane<C>) known;
        }
        BooleanProperty visible = new SimpleBooleanProperty();
        PaneServices own = services.at(new PaneServices.Place(visible, sideWidth(pane.id())));
        OpenPane<C> made = new OpenPane<>(own, visible, pane.controller().apply(own, this));
        open.put(pane, made);
        return made;
    }

    private Remembered<Double> sideWidth(String pane) {
        SettingsStore store = program.choices().store();
        return new Remembered<>(() -> store.sideWidth(pane), width -> store.saveSideWidth(pane, width));
    }
}
