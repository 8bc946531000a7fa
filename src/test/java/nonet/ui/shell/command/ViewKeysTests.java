package nonet.ui.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import nonet.OnScreen;
import nonet.architecture.MainClasses;
import nonet.ui.kit.KeyRow;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewKeys;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;

/// The list of keys has the rows of all tables of keys, and keys are taken from tables, with a few exceptions.
@OnScreen
class ViewKeysTests {

    /// The tables and those who ask for keys themselves: those that declare rows of their own, those whose keys are told by
    /// the sign that is typed, and those in which Enter keeps and Escape gives up what was typed, as in every field.
    private static final Set<String> ASKING = Set.of(
            "board.BoardKeys",
            "board.DigitPopup",
            "board.pad.NumberPad",
            "kit.ViewKeys",
            "kit.window.SideWindow",
            "kit.window.Typing",
            "photo.DigitGrid",
            "preferences.TechniquesView",
            "shell.TypingRedirect",
            "shell.command.KeysView",
            "shell.command.MainMenu");

    private static final JavaClasses WINDOW = MainClasses.in("nonet.ui");

    @Start
    void start(javafx.stage.Stage stage) {}

    @Test
    void everyTableOfKeysIsListed() {
        Messages messages = new Messages(Locale.US, "nonet.log");
        List<KeyRow> declared = tables().flatMap(ViewKeysTests::rows).toList();
        assertThat(declared).hasSizeGreaterThan(40);
        List<KeyRow> ofTheSearch = tables().filter(
                        field -> field.getDeclaringClass().getSimpleName().equals("MainView"))
                .flatMap(ViewKeysTests::rows)
                .toList();
        List<KeyRows.Group> groups =
                new KeyRows(messages, section -> List.of(), ofTheSearch, List.of(), List.of()).groups();
        assertThat(declared)
                .filteredOn(row -> !row.effect().equals("command.undo"))
                .allSatisfy(row -> {
                    assertThat(groups)
                            .as(row.effect())
                            .anySatisfy(group -> assertThat(group.rows().get(messages.get(row.effect())))
                                    .contains(List.of(KeyNames.of(row.keys()).split("[, ]+"))));
                });
    }

    @Test
    void keysAreTakenFromTables() {
        Set<String> asking = WINDOW.stream()
                .filter(type -> type.getMethodCallsFromSelf().stream().anyMatch(ViewKeysTests::asksForKey))
                .map(type -> type.getName().replaceFirst("^nonet\\.ui\\.", "").replaceFirst("\\$.*", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(asking).containsExactlyInAnyOrderElementsOf(ASKING);
    }

    @Test
    void keysWithTheSameModifiersShareThemAndDigitsAreARange() {
        assertThat(KeyNames.of(KeyRow.of("", "Alt+Left", "Alt+Right", "Alt+Home", "F5", "Page Up")
                        .keys()))
                .isEqualTo("Alt+\u2190 \u2192, Alt+Home, F5, PgUp");
        assertThat(KeyNames.of(KeyRow.ofDigits("", "Alt+", 0, 9).keys())).isEqualTo("Alt+0 \u2026 9");
        assertThat(KeyNames.of(KeyRow.of("", "Enter", "0", "Delete", "Enter").keys()))
                .isEqualTo("0, Enter, Delete");
    }

    private static boolean asksForKey(JavaCall<?> call) {
        JavaClass owner = call.getTargetOwner();
        return owner.isEquivalentTo(KeyEvent.class)
                        && Set.of("getCode", "getText", "getCharacter").contains(call.getName())
                || owner.isAssignableTo(KeyCombination.class) && call.getName().equals("match");
    }

    /// Returns the tables of keys, and the rows that are declared without a table.
    private static Stream<Field> tables() {
        return WINDOW.stream().flatMap(type -> type.getFields().stream()).flatMap(field -> {
            Field reflected = field.reflect();
            boolean rows = field.getName().endsWith("KEYS") || field.getName().equals("WRITING");
            return Modifier.isStatic(reflected.getModifiers())
                            && (reflected.getType() == ViewKeys.class || rows && reflected.getType() == List.class)
                    ? Stream.of(reflected)
                    : Stream.empty();
        });
    }

    private static Stream<KeyRow> rows(Field field) {
        try {
            field.setAccessible(true);
            return field.get(null) instanceof ViewKeys<?> keys
                    ? keys.rows().stream()
                    : ((List<?>) field.get(null))
                            .stream().filter(KeyRow.class::isInstance).map(KeyRow.class::cast);
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }
}
