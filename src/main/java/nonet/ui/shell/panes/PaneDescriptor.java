package nonet.ui.shell.panes;

import java.util.function.Function;
import nonet.ui.kit.Icon;
import nonet.ui.kit.MenuSection;
import nonet.ui.kit.PaneContent;
import org.jspecify.annotations.Nullable;

/// A pane of the main window: a row of [Panes].
///
/// @param id lower case with hyphens; also the id of its tab
/// @param title the key of its title
/// @param command the command that shows it, or null if it has none of its own
public record PaneDescriptor(
        String id, String title, Place place, @Nullable Opener command, Function<PaneContext, PaneContent> factory) {

    /// The place of a pane.
    public sealed interface Place {

        /// A page beside the board.
        record Page() implements Place {}

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
}
