package nonet.ui.shell.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.scene.input.KeyCombination;
import nonet.ui.kit.Command;
import nonet.ui.kit.MenuSection;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Toggle;
import org.jspecify.annotations.Nullable;

/// The list of keys: the effect of each key, on the board, for the commands and options of each menu, and in the other
/// views.
public final class KeyRows {

    /// Keys that belong together.
    ///
    /// @param rows the keys by their effects, in list order
    public record Group(String title, Map<String, String> rows) {}

    private final Messages messages;
    private final List<Group> groups = new ArrayList<>();

    /// @param commands returns the commands of a section that have rows of their own
    /// @param editing the options in the Edit menu
    /// @param viewing the options in the View menu
    public KeyRows(
            Messages messages,
            Function<MenuSection, List<Command>> commands,
            List<Toggle> editing,
            List<Toggle> viewing) {
        this.messages = messages;
        begin(messages.get("keys.board"));
        board();
        for (MenuSection.Menu menu : MenuSection.Menu.values()) {
            begin(title(menu));
            if (menu == MenuSection.Menu.SOLVE) {
                search();
            }
            MenuSection.of(menu).stream()
                    .flatMap(section -> commands.apply(section).stream())
                    .forEach(command -> command(command.id(), command.key()));
            (switch (menu) {
                        case EDIT -> editing;
                        case VIEW -> viewing;
                        case FILE, SOLVE, LEARN, HELP -> List.<Toggle>of();
                    })
                    .forEach(toggle -> command(toggle.id(), toggle.key()));
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

    /// Returns the name of a menu without its mnemonic, which Chinese has in parentheses.
    private String title(MenuSection.Menu menu) {
        String name = messages.get(
                switch (menu) {
                    case FILE -> "menu.file";
                    case EDIT -> "menu.edit";
                    case SOLVE -> "menu.solve";
                    case VIEW -> "menu.view";
                    case LEARN -> "menu.learn";
                    case HELP -> "menu.help";
                });
        return name.replaceAll("\\(_\\w\\)|_", "");
    }

    private void board() {
        add(messages.get("keys.digits"), "1 \u2026 9");
        add(messages.get("keys.marks"), "Ctrl+1 \u2026 9");
        add(messages.get("keys.corners"), "Shift+1 \u2026 9");
        add(messages.get("keys.choose"), "Enter");
        add(messages.get("keys.clear"), "Delete");
        add(messages.get("keys.blank"), "0, Space, Backspace");
        add(messages.get("keys.filter"), "Alt+0 \u2026 9");
        add(messages.get("command.filter-bivalue"), "Alt+B");
        add(messages.get("keys.colors"), "Ctrl+Shift+1 \u2026 6");
        add(messages.get("keys.no-color"), "Ctrl+Shift+0");
        add(messages.get("keys.move"), "\u2190 \u2191 \u2192 \u2193");
        add(messages.get("keys.box"), shortcut("RIGHT") + " \u2026");
        add(messages.get("keys.edge"), "Home, End, PgUp, PgDn");
        add(messages.get("keys.all"), shortcut("A"));
        add(messages.get("keys.one"), "Esc");
    }

    private void search() {
        add(messages.get("keys.run"), "Space");
        add(messages.get("command.pause"), "Esc");
        add(messages.get("keys.arrows"), "\u2192 \u2190");
        add(messages.get("command.to-start"), "Home");
        add(messages.get("command.hint"), "H");
        add(messages.get("keys.branch"), "B");
        add(messages.get("keys.truths"), "T");
        add(messages.get("keys.proof"), "Backspace");
    }

    private void views() {
        add(messages.get("keys.photo-move"), "\u2190 \u2191 \u2192 \u2193");
        add(messages.get("keys.photo-next"), "F8, Shift+F8");
        add(messages.get("keys.photo-blank"), "0, Delete, Backspace");
        add(messages.get("keys.photo-use"), "Enter");
        add(messages.get("keys.pattern-move"), "\u2190 \u2191 \u2192 \u2193");
        add(messages.get("keys.pattern-cell"), "Space");
        add(messages.get("keys.pad"), "\u2190 \u2191 \u2192 \u2193, Home, End");
        add(messages.get("keys.press"), "Enter, Space");
        add(messages.get("keys.cover"), "\u2190 \u2191 \u2192 \u2193, Home, End, Enter");
        add(messages.get("keys.tree"), "\u2190 \u2191 \u2192 \u2193 + \u2212 F");
        add(messages.get("keys.fold"), "Backspace");
        add(messages.get("keys.timeline"), "\u2190 \u2192, PgUp, PgDn");
        add(messages.get("keys.ends"), "Home, End");
        add(messages.get("keys.list"), "Enter");
        add(messages.get("keys.remove"), "Delete");
        add(messages.get("keys.copy-lines"), shortcut("C"));
        add(messages.get("keys.find"), shortcut("F"));
        add(messages.get("keys.use"), "Space, Shift+Space");
        add(messages.get("keys.score"), "Enter");
        add(messages.get("keys.order"), "Alt+\u2191 \u2193");
        add(messages.get("keys.guide-find"), shortcut("F") + ", \u2193");
        add(messages.get("keys.guide-turn"), "Alt+\u2190 \u2192");
        add(messages.get("keys.guide-close"), "F1");
        add(messages.get("keys.about"), "F1");
        add(messages.get("keys.training-hint"), "Shift+F1");
        add(messages.get("keys.training-next"), "Alt+\u2192");
        add(messages.get("keys.training-filter"), "Alt+0 \u2026 9");
        add(messages.get("keys.race"), "Alt+\u2190 \u2192, Alt+Home, Alt+End, F5, F6, " + shortcut("G"));
        add(messages.get("keys.atlas"), "\u2190 \u2191 \u2192 \u2193 + \u2212 0 Z N, Home, End, Enter");
        add(messages.get("keys.close"), shortcut("W") + ", Esc");
    }

    private void command(String id, @Nullable KeyCombination key) {
        if (key != null) {
            add(messages.get("command." + id), key.getDisplayText());
        }
    }

    private void add(String what, String key) {
        groups.getLast().rows().merge(what, key, (known, other) -> known + ", " + other);
    }

    private static String shortcut(String key) {
        return KeyCombination.valueOf("Shortcut+" + key).getDisplayText();
    }
}
