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

    private final Messages texts;
    private final Map<String, String> rows = new LinkedHashMap<>();

    public KeyRows(Messages texts, List<Command> commands, List<Toggle> toggles) {
        this.texts = texts;
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
        add(texts.get("keys.digits"), "1 \u2026 9");
        add(texts.get("keys.marks"), "Shift+1 \u2026 9");
        add(texts.get("keys.choose"), "Enter");
        add(texts.get("keys.clear"), "Delete");
        add(texts.get("keys.blank"), "0, Space, Backspace");
        add(texts.get("keys.filter"), "Alt+0 \u2026 9");
        add(texts.get("command.filter-bivalue"), "Alt+B");
        add(texts.get("keys.colors"), "Ctrl+Shift+1 \u2026 6");
        add(texts.get("keys.no-color"), "Ctrl+Shift+0");
        add(texts.get("keys.move"), "\u2190 \u2191 \u2192 \u2193");
        add(texts.get("keys.box"), shortcut("RIGHT") + " \u2026");
        add(texts.get("keys.edge"), "Home, End, PgUp, PgDn");
        add(texts.get("keys.all"), shortcut("A"));
        add(texts.get("keys.one"), "Esc");
    }

    private void search() {
        add(texts.get("keys.run"), "Space");
        add(texts.get("command.pause"), "Esc");
        add(texts.get("keys.arrows"), "\u2192 \u2190");
        add(texts.get("command.to-start"), "Home");
        add(texts.get("command.hint"), "H");
        add(texts.get("keys.branch"), "B");
    }

    private void views() {
        add(texts.get("keys.pad"), "\u2190 \u2191 \u2192 \u2193, Home, End");
        add(texts.get("keys.press"), "Enter, Space");
        add(texts.get("keys.tree"), "\u2190 \u2191 \u2192 \u2193 + \u2212 F");
        add(texts.get("keys.fold"), "Backspace");
        add(texts.get("keys.timeline"), "\u2190 \u2192, PgUp, PgDn");
        add(texts.get("keys.ends"), "Home, End");
        add(texts.get("keys.list"), "Enter");
        add(texts.get("keys.remove"), "Delete");
        add(texts.get("keys.use"), "Space, Shift+Space");
        add(texts.get("keys.score"), "Enter");
        add(texts.get("keys.order"), "Alt+\u2191 \u2193");
        add(texts.get("keys.close"), shortcut("W") + ", Esc");
    }

    private void command(String id, @Nullable KeyCombination key) {
        if (key != null) {
            add(texts.get("command." + id), key.getDisplayText());
        }
    }

    private void add(String what, String key) {
        rows.merge(what, key, (known, other) -> known + ", " + other);
    }

    private static String shortcut(String key) {
        return KeyCombination.valueOf("Shortcut+" + key).getDisplayText();
    }
}
