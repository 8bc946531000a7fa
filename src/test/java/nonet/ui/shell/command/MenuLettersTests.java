package nonet.ui.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.Mnemonic;
import nonet.Repetitions;
import nonet.text.Language;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Alt with the underlined letter of a menu opens it, in all languages, in each room and beside every pane, and no other
/// control takes that letter.
@Tag("sampled")
class MenuLettersTests extends WindowTest {

    private static final Pattern LETTER = Pattern.compile("_(\\w)");

    @Test
    void everyUnderlinedLetterOpensItsMenuAndNoPageTakesIt(FxRobot robot) {
        List<String> wrong = new ArrayList<>();
        for (Language language : Language.shown()) {
            robot.interact(() -> fixture.messages.use(language.locale()));
            menus().forEach(menu -> check(language, menu, wrong));
            for (Room room : Room.values()) {
                robot.interact(() -> {
                    main.edit().open("last", MainFixture.LAST_ROWS);
                    main.edit().room.set(room);
                });
                // Nothing is drawn in between, which takes most of the time.
                robot.interact(() -> pages().forEach(page -> {
                    fixture.window.showPane(page);
                    stage.getScene().getRoot().applyCss();
                    stage.getScene().getRoot().layout();
                    assertThat(registered())
                            .describedAs("%s %s %s", language, room, page)
                            .isEqualTo(letters());
                }));
            }
            for (Room room :
                    List.of(Room.values()).subList(0, Repetitions.of(1, Room.values().length, Room.values().length))) {
                robot.interact(() -> main.edit().room.set(room));
                assertThat(menus())
                        .allSatisfy(menu -> assertThat(opens(robot, menu))
                                .describedAs("%s %s %s", language, room, menu.getText())
                                .isTrue());
            }
        }
        assertThat(wrong).isEmpty();
    }

    /// Each item has a letter of its own in its menu, unless all of its letters belong to others.
    private static void check(Language language, Menu menu, List<String> wrong) {
        Set<String> taken = new TreeSet<>();
        List<MenuItem> items = menu.getItems().stream()
                .filter(item -> item.getId() != null && !item.getId().startsWith("sample-"))
                .toList();
        for (MenuItem item : items) {
            Matcher letter = LETTER.matcher(item.getText());
            if (letter.find() && !taken.add(letter.group(1).toLowerCase(Locale.ROOT))) {
                wrong.add(language + ": twice in " + menu.getId() + ": " + item.getText());
            }
        }
        for (MenuItem item : items) {
            String source = language.isLatin() ? item.getText() : item.getId().replace("menu-", "");
            if (!LETTER.matcher(item.getText()).find()
                    && !taken.containsAll(List.of(source.toLowerCase(Locale.ROOT)
                            .replaceAll("[^a-z0-9]", "")
                            .split("")))) {
                wrong.add(language + ": none in " + menu.getId() + ": " + item.getText());
            }
            if (item instanceof Menu inner) {
                check(language, inner, wrong);
            }
        }
    }

    private List<String> registered() {
        return stage.getScene().getMnemonics().values().stream()
                .flatMap(List::stream)
                .map(mnemonic -> mnemonic.getKeyCombination().getName())
                .sorted()
                .toList();
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
        if (key == null) {
            // A screen that is not there has keys for capital letters only; the key of this letter is among the
            // registered.
            String name = "Alt+'" + letter(menu) + "'";
            robot.interact(() -> stage.getScene().getMnemonics().values().stream()
                    .flatMap(List::stream)
                    .filter(mnemonic -> mnemonic.getKeyCombination().getName().equals(name))
                    .toList()
                    .forEach(Mnemonic::fire));
        } else {
            robot.press(KeyCode.ALT, key).release(key, KeyCode.ALT);
        }
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
