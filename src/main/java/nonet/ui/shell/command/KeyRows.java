package nonet.ui.shell.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import nonet.ui.board.Board;
import nonet.ui.board.pad.NumberPad;
import nonet.ui.hints.shown.ShownStepView;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.KeyText;
import nonet.ui.kit.MenuSection;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.TabGroup;
import nonet.ui.kit.Toggle;
import nonet.ui.kit.window.SideWindow;
import nonet.ui.photo.PhotoView;
import nonet.ui.playback.GuessBubble;
import nonet.ui.search.TimelineView;
import nonet.ui.shell.panes.Pane;
import nonet.ui.shell.panes.Panes;
import org.jspecify.annotations.Nullable;

/// The list of keys: the effect of each key, on the board, for the commands and options of each menu, and in the other
/// views.
public final class KeyRows {

    /// Keys that belong together.
    ///
    /// @param rows the keys by their effects, in list order
    public record Group(String title, Map<String, String> rows) {}

    /// The keys of parts that several views have, or the main window.
    private static final List<List<ShortcutRow>> SHARED_KEYS = List.of(
            PhotoView.KEYS,
            NumberPad.KEYS,
            TabGroup.KEYS.rows(),
            TimelineView.KEYS.rows(),
            GuessBubble.KEYS.rows(),
            FindView.KEYS.rows(),
            ChosenRow.KEYS.rows(),
            Controls.LIST_KEYS.rows(),
            SideWindow.KEYS);

    private final Messages messages;
    private final List<Group> groups = new ArrayList<>();

    /// @param commands returns the commands of a section that have rows of their own
    /// @param keys further keys of the window, by the menu they belong to
    /// @param options the options in the menus
    public KeyRows(
            Messages messages,
            Function<MenuSection, List<Command>> commands,
            Map<MenuSection.Menu, List<ShortcutRow>> keys,
            Map<MenuSection.Menu, List<Toggle>> options) {
        this.messages = messages;
        begin(messages.get("keys.board"));
        board();
        for (MenuSection.Menu menu : MenuSection.Menu.values()) {
            begin(title(menu));
            keys.getOrDefault(menu, List.of()).forEach(this::add);
            if (menu == MenuSection.Menu.PLAY) {
                ShownStepView.KEYS.rows().forEach(this::add);
            }
            MenuSection.of(menu).stream()
                    .flatMap(section -> commands.apply(section).stream())
                    .forEach(command -> command(command.id(), command.key()));
            options.getOrDefault(menu, List.of()).forEach(toggle -> command(toggle.id(), toggle.key()));
        }
        begin(messages.get("keys.views"));
        views();
    }

    /// Returns the groups that have keys, in list order.
    public List<Group> groups() {
        return groups.stream().filter(group -> !group.rows().isEmpty()).toList();
    }

    private void begin(String title) {
        groups.add(new Group(title, new LinkedHashMap<>()));
    }

    private String title(MenuSection.Menu menu) {
        return Mnemonics.without(messages.get(
                switch (menu) {
                    case FILE -> "menu.file";
                    case EDIT -> "menu.edit";
                    case VIEW -> "menu.view";
                    case PLAY -> "menu.play";
                    case WATCH -> "menu.watch";
                    case TOOLS -> "menu.tools";
                    case LEARN -> "menu.learn";
                    case HELP -> "menu.help";
                }));
    }

    private void board() {
        Board.WRITING_KEYS.forEach(this::add);
        // Filters and colors are chosen in menus, and are listed in a few rows.
        add(ShortcutRow.ofDigits("keys.filter", "Alt+", 0, 9));
        add(ShortcutRow.of("command.filter-bivalue", "Alt+B"));
        add(ShortcutRow.ofDigits("keys.colors", "Shortcut+Shift+", 1, 6));
        add(ShortcutRow.of("keys.no-color", "Shortcut+Shift+0"));
        Board.SELECTING_KEYS.forEach(this::add);
    }

    /// Adds the keys of views, and together those with one effect in several of them. Keys of commands are in their menus.
    private void views() {
        Map<String, List<KeyCodeCombination>> keys = new LinkedHashMap<>();
        Stream.concat(SHARED_KEYS.stream(), Panes.ALL.stream().map(Pane::keys))
                .flatMap(List::stream)
                .filter(row -> !row.effect().startsWith("command."))
                .forEach(row -> keys.computeIfAbsent(row.effect(), _ -> new ArrayList<>())
                        .addAll(row.keys()));
        keys.forEach((effect, all) -> add(new ShortcutRow(effect, all)));
    }

    private void command(String id, @Nullable KeyCombination key) {
        if (key != null) {
            add(messages.get("command." + id), KeyText.of(key, messages));
        }
    }

    private void add(String what, String key) {
        groups.getLast().rows().merge(what, key, (known, other) -> known + ", " + other);
    }

    private void add(ShortcutRow row) {
        add(messages.get(row.effect()), KeyNames.of(row.keys(), messages));
    }
}
