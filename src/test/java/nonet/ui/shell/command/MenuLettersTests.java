package nonet.ui.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.EditController.Mode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// Alt with the underlined letter of a menu opens it, in both languages and modes and beside every pane, and no other
/// control takes that letter.
class MenuLettersTests extends WindowTest {

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh-CN"})
    void everyUnderlinedLetterOpensItsMenu(String language, FxRobot robot) {
        robot.interact(() -> fixture.messages.use(Locale.forLanguageTag(language)));
        Set<String> silent = new TreeSet<>();
        for (Mode mode : Mode.values()) {
            robot.interact(() -> {
                main.edit().open("easy", MainFixture.EASY);
                main.edit().modeProperty().set(mode);
            });
            for (String page : pages()) {
                robot.interact(() -> fixture.window.showPane(page));
                assertThat(registered()).describedAs("%s %s", mode, page).isEqualTo(letters());
            }
            for (Menu menu : menus()) {
                if (!opens(robot, menu)) {
                    silent.add(mode + " " + menu.getText());
                }
            }
        }
        assertThat(silent).isEmpty();
    }

    private List<String> registered() {
        return WaitForAsyncUtils.waitForAsyncFx(
                5_000,
                () -> stage.getScene().getMnemonics().values().stream()
                        .flatMap(List::stream)
                        .map(mnemonic -> mnemonic.getKeyCombination().getName())
                        .sorted()
                        .toList());
    }

    /// Returns the keys of the menus.
    private List<String> letters() {
        return menus().stream()
                .map(menu -> "Alt+'" + letter(menu) + "'")
                .sorted()
                .toList();
    }

    private static char letter(Menu menu) {
        return menu.getText().charAt(menu.getText().indexOf('_') + 1);
    }

    private boolean opens(FxRobot robot, Menu menu) {
        KeyCode key = KeyCode.getKeyCode(String.valueOf(letter(menu)));
        robot.press(KeyCode.ALT, key).release(key, KeyCode.ALT);
        boolean open = menu.isShowing();
        long others = menus().stream()
                .filter(each -> each != menu && each.isShowing())
                .count();
        robot.interact(() -> menus().forEach(Menu::hide));
        robot.interact(() -> stage.getScene().lookup("#board").requestFocus());
        return open && others == 0;
    }

    private List<String> pages() {
        return ((TabPane) stage.getScene().lookup(".side-tabs"))
                .getTabs().stream().map(Tab::getId).toList();
    }

    private List<Menu> menus() {
        return ((MenuBar) stage.getScene().lookup(".menu-bar")).getMenus();
    }
}
