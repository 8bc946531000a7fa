package nonet.ui.shell.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCombination;
import nonet.ui.kit.Command;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Toggle;
import org.jspecify.annotations.Nullable;

/// The rows of the list of keys: the effect of each key, on the board, in the other views, and for the commands and
/// toggles of the menus.
public final class KeyRows {

    private final Messages messages;
    private final Map<String, String> rows = new LinkedHashMap<>();

    public KeyRows(Messages messages, List<Command> commands, List<Toggle> toggles) {
        this.messages = messages;
        board();
        search();
        commands.forEach(command -> command(command.id(), command.key()));
        toggles.forEach(toggle -> command(toggle.id(), toggle.key()));
        views();
    }

    /// Returns the keys by their effects, in list order.
    public Map<String, String> rows() {
        return rows;
    }

    private void board() {
        add(messages.get("keys.digits"), "1 \u2026 9");
        add(messages.get("keys.marks"), "Shift+1 \u2026 9");
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
    }

    private void views() {
        add(messages.get("keys.pad"), "\u2190 \u2191 \u2192 \u2193, Home, End");
        add(messages.get("keys.press"), "Enter, Space");
        add(messages.get("keys.tree"), "\u2190 \u2191 \u2192 \u2193 + \u2212 F");
        add(messages.get("keys.fold"), "Backspace");
        add(messages.get("keys.timeline"), "\u2190 \u2192, PgUp, PgDn");
        add(messages.get("keys.ends"), "Home, End");
        add(messages.get("keys.list"), "Enter");
        add(messages.get("keys.remove"), "Delete");
        add(messages.get("keys.find"), shortcut("F"));
        add(messages.get("keys.use"), "Space, Shift+Space");
        add(messages.get("keys.score"), "Enter");
        add(messages.get("keys.order"), "Alt+\u2191 \u2193");
        add(messages.get("keys.close"), shortcut("W") + ", Esc");
    }

    private void command(String id, @Nullable KeyCombination key) {
        if (key != null) {
            add(messages.get("command." + id), key.getDisplayText());
        }
    }

    private void add(String what, String key) {
        rows.merge(what, key, (known, other) -> known + ", " + other);
    }

    private static String shortcut(String key) {
        return KeyCombination.valueOf("Shortcut+" + key).getDisplayText();
    }
}
