package nonet.ui.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.stage.Window;
import nonet.WindowRobot;
import nonet.ui.kit.Command;
import nonet.ui.kit.MenuSection;
import nonet.ui.shell.WindowTest;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Every key of a menu stands in the list of keys.
class KeyListTests extends WindowTest {

    @Test
    void everyCommandIsInTheMenusAndEveryKeyInTheList(FxRobot robot) {
        everyCommandIsInTheMenusOnceWithItsKey(robot);
        noTwoCommandsHaveTheSameKey();
        noMenuIsLong(robot);
        everyKeyIsInTheGroupOfItsMenu(robot);
        everyKeyOfTheMenusIsListed(robot);
        theListIsSearchedByEffectAndByKeyAndIsNotTooWide(robot);
        theLettersOfAMenuDifferInBothLanguages(robot);
    }

    private void everyKeyOfTheMenusIsListed(FxRobot robot) {
        MenuBar menus = robot.lookup(".menu-bar").queryAs(MenuBar.class);
        List<String> accelerators = menus.getMenus().stream()
                .flatMap(KeyListTests::items)
                .filter(item -> item.getAccelerator() != null)
                .map(item -> item.getAccelerator().getDisplayText())
                .toList();
        assertThat(accelerators).contains("F1", "F9").hasSizeGreaterThan(30);

        robot.interact(fixture.window::showKeys);
        List<String> listed = robot.lookup(".keys .key").queryAllAs(Labeled.class).stream()
                .flatMap(label -> Stream.of(label.getText().split(", ")))
                .toList();
        // One row stands for the keys of all colors, one for those of all digits.
        assertThat(listed).contains("Ctrl+Shift+1 \u2026 6", "Alt+0 \u2026 9");
        assertThat(listed)
                .containsAll(accelerators.stream()
                        .filter(key -> !key.matches("Ctrl\\+Shift\\+[1-6]|Alt\\+[0-9]"))
                        .collect(Collectors.toSet()));
        robot.type(KeyCode.ESCAPE);
    }

    private void noMenuIsLong(FxRobot robot) {
        for (Menu menu : robot.lookup(".menu-bar").queryAs(MenuBar.class).getMenus()) {
            assertThat(menu.getItems().stream().filter(item -> item.getId() != null))
                    .as(menu.getText())
                    .hasSizeBetween(1, 14);
            robot.interact(menu::show);
            WindowRobot.settle();
            assertThat(Window.getWindows().stream().filter(ContextMenu.class::isInstance))
                    .as(menu.getText())
                    .singleElement()
                    .satisfies(popup -> assertThat(popup.getHeight()).isBetween(50.0, 600.0));
            robot.interact(menu::hide);
        }
    }

    private void everyKeyIsInTheGroupOfItsMenu(FxRobot robot) {
        MenuBar menus = robot.lookup(".menu-bar").queryAs(MenuBar.class);
        for (Menu menu : menus.getMenus()) {
            Set<String> there =
                    items(menu).map(MenuItem::getId).filter(Objects::nonNull).collect(Collectors.toSet());
            Set<String> listed = MenuSection.of(
                            MenuSection.Menu.values()[menus.getMenus().indexOf(menu)])
                    .stream()
                    .flatMap(section -> fixture.window.commands.in(section).stream())
                    .map(Command::id)
                    .collect(Collectors.toSet());
            assertThat(there).as(menu.getText()).containsAll(listed);
        }
    }

    private void theListIsSearchedByEffectAndByKeyAndIsNotTooWide(FxRobot robot) {
        robot.interact(fixture.window::showKeys);
        TextField search = robot.lookup("#keys-search").queryAs(TextField.class);
        assertThat(search.isFocused()).isTrue();
        assertThat(robot.lookup(".keys-title").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .containsExactly(
                        "Board",
                        "File",
                        "Edit",
                        "View",
                        "Play",
                        "Watch",
                        "Tools",
                        "Learn",
                        "Help",
                        "Panes and windows");
        assertThat(search.getScene().getWindow().getWidth()).isBetween(500.0, 900.0);

        robot.interact(() -> search.setText("ctrl+z"));
        assertThat(keys(robot)).containsExactly("Ctrl+Z");
        robot.type(KeyCode.ESCAPE);
        assertThat(keys(robot)).hasSizeGreaterThan(50);
        robot.interact(() -> search.setText("play hint"));
        assertThat(keys(robot)).containsExactly("H, Shift+F1");
        robot.interact(() -> search.setText("no such thing"));
        assertThat(keys(robot)).isEmpty();
        robot.type(KeyCode.ESCAPE, KeyCode.ESCAPE);
        assertThat(robot.lookup("#keys-search").tryQuery()).isEmpty();
    }

    private static List<String> keys(FxRobot robot) {
        return robot.lookup(".keys .key").queryAllAs(Labeled.class).stream()
                .map(Labeled::getText)
                .toList();
    }

    private void everyCommandIsInTheMenusOnceWithItsKey(FxRobot robot) {
        CommandTable commands = fixture.window.commands;
        MenuBar menus = robot.lookup(".menu-bar").queryAs(MenuBar.class);
        Map<String, MenuItem> items = menus.getMenus().stream()
                .flatMap(KeyListTests::items)
                .filter(item -> item.getId() != null)
                .collect(Collectors.toMap(MenuItem::getId, item -> item));
        for (MenuSection section : MenuSection.values()) {
            assertThat(commands.in(section)).as(section.name()).isNotEmpty().allSatisfy(command -> {
                assertThat(items).containsKey(command.id());
                assertThat(name(items.get(command.id()).getAccelerator())).isEqualTo(name(command.key()));
            });
        }
    }

    private static String name(@Nullable KeyCombination key) {
        return key == null ? "" : key.getName();
    }

    private void noTwoCommandsHaveTheSameKey() {
        CommandTable commands = fixture.window.commands;
        assertThat(Stream.of(MenuSection.values())
                        .flatMap(section -> commands.in(section).stream())
                        .map(Command::key)
                        .filter(Objects::nonNull))
                .hasSizeGreaterThan(40)
                .doesNotHaveDuplicates();
    }

    private void theLettersOfAMenuDifferInBothLanguages(FxRobot robot) {
        for (Locale language : List.of(Locale.US, Locale.SIMPLIFIED_CHINESE)) {
            robot.interact(() -> fixture.messages.use(language));
            WindowRobot.settle();
            List<Menu> menus = robot.lookup(".menu-bar").queryAs(MenuBar.class).getMenus();
            assertThat(letters(menus)).hasSameSizeAs(menus).doesNotHaveDuplicates();
            Stream<Menu> submenus = menus.stream()
                    .flatMap(menu -> menu.getItems().stream())
                    .filter(Menu.class::isInstance)
                    .map(Menu.class::cast)
                    .filter(menu -> menu.getId().startsWith("menu-"));
            assertThat(Stream.concat(menus.stream(), submenus))
                    .hasSizeGreaterThan(9)
                    .allSatisfy(menu -> assertThat(letters(menu.getItems()))
                            .as(language + " " + menu.getText())
                            .hasSize((int) menu.getItems().stream()
                                    .filter(item -> item.getId() != null)
                                    .count())
                            .doesNotHaveDuplicates());
        }
    }

    private static List<String> letters(List<? extends MenuItem> items) {
        return items.stream()
                .filter(item -> item.getText() != null && item.getText().contains("_"))
                .map(item -> item.getText()
                        .substring(item.getText().indexOf('_') + 1)
                        .substring(0, 1)
                        .toLowerCase(Locale.ROOT))
                .toList();
    }

    private static Stream<MenuItem> items(MenuItem item) {
        return item instanceof Menu menu ? menu.getItems().stream().flatMap(KeyListTests::items) : Stream.of(item);
    }
}
