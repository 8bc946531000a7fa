package nonet.ui.shell.command;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import nonet.WindowRobot;
import nonet.relatives.Isomorphism;
import nonet.ui.kit.MenuSection;
import nonet.ui.kit.Messages;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The field that finds any command, by keyboard and by mouse.
class FindCommandTests extends WindowTest {

    @Test
    void anyCommandIsFoundAndRunFromOneField(FxRobot robot) {
        everyCommandAndOptionIsListed(robot);
        aCommandIsFoundByNameSynonymAndKeyInBothLanguages(robot);
        enterRunsACommand(robot);
        aClickRunsAnOption(robot);
        aDisabledCommandSaysWhyAndIsNotRun(robot);
    }

    private void everyCommandAndOptionIsListed(FxRobot robot) {
        begin(robot);
        Messages texts = fixture.messages.copy();
        Set<String> listed = Set.copyOf(rows(robot));
        Stream.of(MenuSection.values())
                .flatMap(section -> fixture.window.commands.in(section).stream())
                .forEach(command -> assertThat(listed).contains(texts.get("command." + command.id())));
        assertThat(listed).contains("Digit first", "Dark", "For 7", "One event", "Elapsed time");
        robot.type(KeyCode.ESCAPE);
        assertThat(robot.lookup("#find-field").tryQuery()).isEmpty();
    }

    private void aCommandIsFoundByNameSynonymAndKeyInBothLanguages(FxRobot robot) {
        begin(robot);
        List.of(
                        List.of("next sol", "Next solution"),
                        List.of("watch solution", "Next solution"),
                        List.of("pencil fill", "Fill in pencil marks"),
                        List.of("hunt", "Find relatives\u2026"),
                        List.of("ctrl+shift+m", "Erase pencil marks"),
                        List.of("\u6c42\u89e3", "Solve"))
                .forEach(each -> {
                    search(robot, each.getFirst());
                    assertThat(rows(robot)).as(each.getFirst()).contains(each.getLast());
                });
        search(robot, "no such thing");
        assertThat(rows(robot)).isEmpty();
        robot.type(KeyCode.ENTER, KeyCode.ESCAPE);

        robot.interact(() -> fixture.messages.use(Locale.SIMPLIFIED_CHINESE));
        WindowRobot.settle();
        begin(robot);
        search(robot, "next solution");
        assertThat(rows(robot)).containsExactly("\u4e0b\u4e00\u4e2a\u89e3");
        robot.type(KeyCode.ESCAPE);
        robot.interact(() -> fixture.messages.use(Locale.US));
        WindowRobot.settle();
    }

    private void enterRunsACommand(FxRobot robot) {
        robot.interact(() -> main.edit().open("easy", MainFixture.EASY));
        begin(robot);
        search(robot, "rotate");
        robot.type(KeyCode.DOWN, KeyCode.UP, KeyCode.DOWN, KeyCode.ENTER);
        assertThat(robot.lookup("#find-field").tryQuery()).isEmpty();
        until(
                "the board is turned",
                () -> main.edit()
                        .document()
                        .puzzle()
                        .equals(Isomorphism.rotation(3).of(MainFixture.EASY)));
    }

    private void aClickRunsAnOption(FxRobot robot) {
        begin(robot);
        search(robot, "digit first");
        // Rows that are no longer shown stay in the list for reuse.
        until("the option is listed", () -> named(robot, "Digit first").isPresent());
        WindowRobot.settle();
        robot.clickOn(named(robot, "Digit first").orElseThrow());
        until("the digit is chosen first", () -> main.editing().pen().digitFirst.get());
        assertThat(robot.lookup("#find-field").tryQuery()).isEmpty();
    }

    private void aDisabledCommandSaysWhyAndIsNotRun(FxRobot robot) {
        begin(robot);
        search(robot, "step back");
        until(
                "the row is shown",
                () -> robot.lookup("#find-list .find-path").tryQuery().isPresent());
        assertThat(robot.lookup("#find-list .find-path").queryAllAs(Labeled.class))
                .extracting(Labeled::getText)
                .contains("Step back: the search is at its start.");
        robot.type(KeyCode.ENTER);
        assertThat(robot.lookup("#find-field").tryQuery()).isPresent();
        robot.type(KeyCode.ESCAPE);
    }

    private void begin(FxRobot robot) {
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.A).release(KeyCode.SHIFT, KeyCode.CONTROL);
        until("the field is shown", () -> robot.lookup("#find-field").tryQuery().isPresent());
        assertThat(robot.lookup("#find-field").query().isFocused()).isTrue();
    }

    private static void search(FxRobot robot, String words) {
        robot.interact(() -> robot.lookup("#find-field").queryTextInputControl().setText(words));
    }

    private static Optional<Labeled> named(FxRobot robot, String name) {
        return robot.lookup("#find-list .find-name").queryAllAs(Labeled.class).stream()
                .filter(label -> label.getText().equals(name))
                .filter(label -> Stream.<Node>iterate(label, Objects::nonNull, Node::getParent)
                        .allMatch(Node::isVisible))
                .findFirst();
    }

    private static List<String> rows(FxRobot robot) {
        ListView<?> list = robot.lookup("#find-list").queryAs(ListView.class);
        return list.getItems().stream().map(Object::toString).toList();
    }
}
