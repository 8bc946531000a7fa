package nonet.ui.shell.panes;

import java.net.URL;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import javafx.scene.Parent;
import nonet.solve.search.StepEngine;
import nonet.ui.kit.Icon;
import nonet.ui.kit.MenuSection;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.shell.edit.Room;
import org.jspecify.annotations.Nullable;

/// A pane of the main window: a row of [Panes]. Its title is the text `<id>.title`.
///
/// @param <C> the type of its controller
/// @param id lower case with hyphens; also the id of its tab
/// @param room the folder of its texts and of its style sheet `<room>.css`, if there is one
/// @param opener the command that shows it, or null if it has none of its own
/// @param controller makes the controller of a window's pane
/// @param view makes the view: when the pane is first shown, and again each time the language changes. The state of the
///     pane is in its controller, so the new view takes the place of the one before.
/// @param keys the keys that its view takes itself, for the list of keys
public record Pane<C>(
        String id,
        String room,
        Place place,
        @Nullable Opener opener,
        BiFunction<PaneServices, WindowPanes, C> controller,
        BiFunction<PaneServices, C, Parent> view,
        List<ShortcutRow> keys) {

    /// Creates a pane whose view takes no keys of its own.
    public Pane(
            String id,
            String room,
            Place place,
            @Nullable Opener opener,
            BiFunction<PaneServices, WindowPanes, C> controller,
            BiFunction<PaneServices, C, Parent> view) {
        this(id, room, place, opener, controller, view, List.of());
    }

    /// Returns this pane with keys that its view takes itself.
    Pane<C> withKeys(List<ShortcutRow> taken) {
        return new Pane<>(id, room, place, opener, controller, view, taken);
    }

    /// The place of a pane.
    public sealed interface Place {

        /// A page beside the board.
        ///
        /// @param rooms the rooms that have it, the one it is shown in from others first
        /// @param engine the only engine whose searches it shows, or null
        record Page(List<Room> rooms, @Nullable StepEngine engine) implements Place {

            /// Creates a page of these rooms.
            Page(Room... rooms) {
                this(List.of(rooms), null);
            }

            /// Creates a page for the searches of one engine.
            Page(StepEngine engine) {
                this(List.of(Room.WATCH), engine);
            }

            /// Tests whether a room has it while the search of an engine is shown there.
            ///
            /// @param by the id of the engine
            boolean isIn(Room room, String by) {
                return rooms.contains(room) && isFor(by);
            }

            /// Tests whether it shows the searches of an engine.
            ///
            /// @param by the id of the engine
            public boolean isFor(String by) {
                return engine == null || engine.id().equals(by);
            }
        }

        /// A window of its own, with this initial size for text of 100 percent.
        record OwnWindow(double width, double height) implements Place {}

        /// A window of its own, as large as its content.
        record FittedWindow() implements Place {}
    }

    /// The command that shows a pane: a row of [CommandTable].
    ///
    /// @param toggles whether it closes the window of the pane when that is open
    public record Opener(
            String id, MenuSection section, @Nullable Icon icon, String key, boolean toggles) {

        /// Creates a command that always shows the pane.
        public Opener(String id, MenuSection section, @Nullable Icon icon, String key) {
            this(id, section, icon, key, false);
        }
    }

    /// Returns the address of its style sheet, if its room has one.
    Optional<String> stylesheet() {
        return Optional.ofNullable(Pane.class.getResource("/nonet/ui/" + room + "/" + room + ".css"))
                .map(URL::toExternalForm);
    }

    /// Returns the key of its title.
    public String title() {
        return id + ".title";
    }
}
