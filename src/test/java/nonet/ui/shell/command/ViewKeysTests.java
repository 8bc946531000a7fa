package nonet.ui.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import nonet.OnScreen;
import nonet.architecture.MainClasses;
import nonet.ui.kit.MenuSection.Menu;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.ViewKeys;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

/// The list of keys has the rows of all tables of keys.
@OnScreen
class ViewKeysTests {

    private final Messages messages = new Messages(Locale.US, "nonet.log");

    @Start
    void start(javafx.stage.Stage stage) {}

    @Test
    void everyTableOfKeysIsListed() {
        List<ShortcutRow> declared = tables().flatMap(ViewKeysTests::rows).toList();
        assertThat(declared).hasSizeGreaterThan(40);
        List<ShortcutRow> ofTheSearch = tables().filter(
                        field -> field.getDeclaringClass().getSimpleName().equals("MainView"))
                .flatMap(ViewKeysTests::rows)
                .toList();
        List<KeyRows.Group> groups =
                new KeyRows(messages, _ -> List.of(), Map.of(Menu.WATCH, ofTheSearch), Map.of()).groups();
        assertThat(declared)
                .filteredOn(row -> !row.effect().equals("command.undo"))
                .allSatisfy(row -> {
                    assertThat(groups)
                            .as(row.effect())
                            .anySatisfy(group -> assertThat(group.rows().get(messages.get(row.effect())))
                                    .contains(List.of(
                                            KeyNames.of(row.keys(), messages).split("[, ]+"))));
                });
    }

    @Test
    void keysWithTheSameModifiersShareThemAndDigitsAreARange() {
        assertThat(KeyNames.of(
                        ShortcutRow.of("", "Alt+Left", "Alt+Right", "Alt+Home", "F5", "Page Up")
                                .keys(),
                        messages))
                .isEqualTo("Alt+\u2190 \u2192, Alt+Home, F5, PgUp");
        assertThat(KeyNames.of(ShortcutRow.ofDigits("", "Alt+", 0, 9).keys(), messages))
                .isEqualTo("Alt+0 \u2026 9");
        assertThat(KeyNames.of(
                        ShortcutRow.of("", "Enter", "0", "Delete", "Enter").keys(), messages))
                .isEqualTo("0, Enter, Delete");
    }

    /// Returns the tables of keys, and the rows that are declared without a table.
    private static Stream<Field> tables() {
        return MainClasses.loaded("nonet.ui")
                .flatMap(type -> Stream.of(type.getDeclaredFields()))
                .filter(field -> {
                    boolean rows =
                            field.getName().endsWith("KEYS") || field.getName().equals("WRITING");
                    return Modifier.isStatic(field.getModifiers())
                            && (field.getType() == ViewKeys.class || rows && field.getType() == List.class);
                });
    }

    private static Stream<ShortcutRow> rows(Field field) {
        try {
            field.setAccessible(true);
            return field.get(null) instanceof ViewKeys<?> keys
                    ? keys.rows().stream()
                    : ((List<?>) field.get(null))
                            .stream().filter(ShortcutRow.class::isInstance).map(ShortcutRow.class::cast);
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }
}
