package nonet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

/// Keys are taken from tables, which are all in the list of keys, with a few exceptions.
final class AskedKeyTests {

    /// The tables and those who ask for keys themselves: those that declare rows of their own, those whose keys are told by
    /// the sign that is typed, those in which Enter keeps and Escape gives up what was typed, as in every field, and the other name of a key.
    private static final Set<String> ASKING = Set.of(
            "board.BoardKeys",
            "board.DigitPopup",
            "board.pad.NumberPad",
            "kit.KeyText",
            "kit.ViewKeys",
            "kit.window.Dialogs",
            "kit.window.SideWindow",
            "kit.window.Typing",
            "photo.DigitGrid",
            "preferences.TechniquesView",
            "shell.TypingRedirect",
            "shell.command.KeysView",
            "shell.command.MainMenu");

    @Test
    void keysAreTakenFromTables() {
        Set<String> asking = MainClasses.in("nonet.ui").stream()
                .filter(type -> type.getMethodCallsFromSelf().stream().anyMatch(AskedKeyTests::asksForKey))
                .map(type -> type.getName().replaceFirst("^nonet\\.ui\\.", "").replaceFirst("\\$.*", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(asking).containsExactlyInAnyOrderElementsOf(ASKING);
    }

    private static boolean asksForKey(JavaCall<?> call) {
        JavaClass owner = call.getTargetOwner();
        return owner.isEquivalentTo(KeyEvent.class)
                        && Set.of("getCode", "getText", "getCharacter").contains(call.getName())
                || owner.isAssignableTo(KeyCombination.class) && call.getName().equals("match");
    }
}
