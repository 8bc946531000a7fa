package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static nonet.ui.shell.MainFixture.TWELVE;
import static nonet.ui.shell.MainFixture.click;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import nonet.files.FileDigest;
import nonet.settings.Origin;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The document in the window: its title, its file, and what becomes of it when another one is opened.
class DocumentJourneyTests extends WindowTest {

    @Test
    void aFileIsReplacedWithoutQuestionsOrWithConsentOnly(FxRobot robot) throws IOException {
        aDocumentIsSavedInItsFileAndItsTitleShowsChanges(robot);
        aFileThatWouldLoseSomethingIsNotReplacedWithoutConsent(robot);
        robot.interact(main::newPuzzle);
        aFileWithMoreThanThePuzzleIsNeverReplaced(robot);
        robot.interact(main::newPuzzle);
        aPastedPuzzleIsNotSavedYetAndHasAName(robot);
        aFileThatAnotherProgramChangedIsNotReplacedWithoutConsent(robot);
    }

    private void aDocumentIsSavedInItsFileAndItsTitleShowsChanges(FxRobot robot) throws IOException {
        assertThat(stage.getTitle()).isEqualTo("Nonet");
        robot.clickOn("#r1c1").type(KeyCode.ESCAPE, KeyCode.DIGIT5);
        assertThat(stage.getTitle()).isEqualTo("*Untitled – Nonet");
        Path file = folder.resolve("mine.nonet");
        robot.interact(() -> main.files()
                .saving()
                .saveAs(file, main.files().saving().formats().getFirst()));
        until("the title is “mine.nonet – Nonet”", () -> stage.getTitle().equals("mine.nonet – Nonet"));
        assertThat(recent()).containsExactly(file.toString());

        fixture.open(robot, "easy.txt", EASY.toString());
        assertThat(stage.getTitle()).isEqualTo("easy.txt – Nonet");
        robot.interact(() -> fixture.window.open(file));
        until("the title is “mine.nonet – Nonet”", () -> stage.getTitle().equals("mine.nonet – Nonet"));
        robot.clickOn("#r1c2").type(KeyCode.ESCAPE, KeyCode.DIGIT3);
        assertThat(stage.getTitle()).isEqualTo("*mine.nonet – Nonet");
        byte[] before = Files.readAllBytes(file);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        until("the title is “mine.nonet – Nonet”", () -> stage.getTitle().equals("mine.nonet – Nonet"));
        assertThat(Files.readAllBytes(file)).isNotEqualTo(before);
        assertThat(Files.readString(file)).doesNotContain("easy.txt");

        // Undo leads back to the earlier document, and so to its file.
        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(stage.getTitle()).isEqualTo("*mine.nonet – Nonet");
        while (!main.edit().document().puzzle().equals(EASY)) {
            robot.interact(main.edit()::undo);
        }
        assertThat(stage.getTitle()).isEqualTo("easy.txt – Nonet");
    }

    private void aFileThatWouldLoseSomethingIsNotReplacedWithoutConsent(FxRobot robot) throws IOException {
        Path file =
                Files.writeString(folder.resolve("list.sdm"), EASY.toString().replace('.', '0'));
        fixture.open(robot, file);
        robot.clickOn("#r1c3").type(KeyCode.ESCAPE, KeyCode.DIGIT4);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        until("#confirm is shown", () -> robot.lookup("#confirm").tryQuery().isPresent());
        assertThat(question(robot)).endsWith(".");
        assertThat(buttons(robot)).contains("Save as a Nonet file…", "Save without them", "Cancel");
        robot.type(KeyCode.ESCAPE);
        until("#confirm is gone", () -> robot.lookup("#confirm").tryQuery().isEmpty());
        assertThat(file).hasContent(EASY.toString().replace('.', '0'));

        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        until("#confirm is shown", () -> robot.lookup("#confirm").tryQuery().isPresent());
        robot.clickOn("Save without them");
        until("the title is “list.sdm – Nonet”", () -> stage.getTitle().equals("list.sdm – Nonet"));
        assertThat(file).hasContent(EASY.toString());
    }

    private void aFileWithMoreThanThePuzzleIsNeverReplaced(FxRobot robot) throws IOException {
        String text = "From the paper of monday\n" + EASY + "\n";
        Path file = Files.writeString(folder.resolve("paper.txt"), text);
        robot.interact(() -> fixture.window.open(file));
        until("the puzzle is EASY", () -> main.edit().document().puzzle().equals(EASY));
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        until("#confirm is shown", () -> robot.lookup("#confirm").tryQuery().isPresent());
        assertThat(question(robot)).startsWith("paper.txt holds more than this puzzle");
        assertThat(buttons(robot)).containsExactlyInAnyOrder("Save as a Nonet file…", "Cancel");
        robot.clickOn("Cancel");
        assertThat(file).hasContent(text);
    }

    @Test
    void workThatIsNotSavedIsKeptWhenAnotherPuzzleIsOpened(FxRobot robot) throws IOException {
        fixture.open(robot, "easy.txt", EASY.toString());
        fixture.open(robot, "twelve.txt", TWELVE.toString());
        assertThat(closed()).isEmpty();
        robot.clickOn("#r1c3").type(KeyCode.ESCAPE, KeyCode.DIGIT4);
        Object work = main.edit().document();
        Path nonet = folder.resolve("other.nonet");
        robot.interact(() -> main.files()
                .saving()
                .saveAs(nonet, main.files().saving().formats().getFirst()));
        until("the title is “other.nonet – Nonet”", () -> stage.getTitle().equals("other.nonet – Nonet"));
        robot.clickOn("#r1c4").type(KeyCode.ESCAPE, KeyCode.DIGIT6);
        Object later = main.edit().document();
        robot.interact(() -> fixture.window.open(nonet));
        until("the document is open again", () -> main.edit().document().equals(work));
        assertThat(closed()).containsExactly(later);
        assertThat(fixture.store.sessions().closedBoards().boards().getFirst().origin())
                .isEqualTo(new Origin(nonet.toString(), "nonet", true, FileDigest.of(nonet)));
        robot.interact(main::newPuzzle);
        assertThat(closed()).containsExactly(later);
        // A file with earlier states is opened on top of what was there before.
        while (!main.edit().document().equals(later)) {
            assertThat(main.edit().history.get().canUndo()).isTrue();
            robot.interact(main.edit()::undo);
        }
        assertThat(stage.getTitle()).isEqualTo("*other.nonet – Nonet");
    }

    private void aPastedPuzzleIsNotSavedYetAndHasAName(FxRobot robot) {
        robot.interact(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(EASY.toString());
            Clipboard.getSystemClipboard().setContent(content);
        });
        click(robot, "#paste");
        until("the puzzle is EASY", () -> main.edit().document().puzzle().equals(EASY));
        until("the status is “Pasted a puzzle”", () -> main.status().state.get().equals("Pasted a puzzle"));
        assertThat(stage.getTitle()).isEqualTo("*Pasted puzzle – Nonet");
        assertThat(fixture.window.work().origin()).isEqualTo(new Origin("", "", true, ""));
    }

    @Test
    void aListIsChosenFromByTheKeyboardAndStatusSaysWhatIsReadUntilThen(FxRobot robot) throws IOException {
        Path list = Files.writeString(folder.resolve("list.txt"), EASY + "\n" + TWELVE + "\n");
        robot.interact(() -> {
            fixture.window.open(list);
            assertThat(main.status().state.get()).isEqualTo("Reading list.txt…");
        });
        until("#choices is shown", () -> robot.lookup("#choices").tryQuery().isPresent());
        robot.type(KeyCode.ESCAPE);
        until("#choices is gone", () -> robot.lookup("#choices").tryQuery().isEmpty());
        assertThat(main.edit().document().isBare()).isTrue();
        assertThat(main.status().state.get()).isEqualTo("Set up: no givens");

        robot.interact(() -> fixture.window.open(list));
        until("#choices is shown", () -> robot.lookup("#choices").tryQuery().isPresent());
        robot.type(KeyCode.DOWN, KeyCode.ENTER);
        until("the puzzle is TWELVE", () -> main.edit().document().puzzle().equals(TWELVE));
    }

    private void aFileThatAnotherProgramChangedIsNotReplacedWithoutConsent(FxRobot robot) throws IOException {
        Path file = folder.resolve("shared.nonet");
        fixture.open(robot, "easy.txt", EASY.toString());
        robot.interact(() -> main.files()
                .saving()
                .saveAs(file, main.files().saving().formats().getFirst()));
        until("the title is “shared.nonet – Nonet”", () -> stage.getTitle().equals("shared.nonet – Nonet"));
        String other = Files.readString(file).replace("\"comment\"", "\"remark\"") + "\n";
        robot.clickOn("#r1c3").type(KeyCode.ESCAPE, KeyCode.DIGIT4);
        Files.writeString(file, other);

        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        until("#confirm is shown", () -> robot.lookup("#confirm").tryQuery().isPresent());
        assertThat(question(robot)).startsWith("Another program has changed shared.nonet since it was opened.");
        assertThat(buttons(robot))
                .containsExactlyInAnyOrder("Save as…", "Open the changed file", "Overwrite", "Cancel");
        robot.type(KeyCode.ESCAPE);
        until("#confirm is gone", () -> robot.lookup("#confirm").tryQuery().isEmpty());
        assertThat(file).hasContent(other);
        assertThat(stage.getTitle()).isEqualTo("*shared.nonet – Nonet");

        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        until("#confirm is shown", () -> robot.lookup("#confirm").tryQuery().isPresent());
        robot.clickOn("Overwrite");
        until("the title is “shared.nonet – Nonet”", () -> stage.getTitle().equals("shared.nonet – Nonet"));
        assertThat(Files.readString(file)).isNotEqualTo(other);

        robot.clickOn("#r1c4").type(KeyCode.ESCAPE, KeyCode.DIGIT6);
        Files.writeString(file, other);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        until("#confirm is shown", () -> robot.lookup("#confirm").tryQuery().isPresent());
        robot.clickOn("Open the changed file");
        until(
                "the puzzle is EASY without entered digits",
                () -> main.edit().document().puzzle().equals(EASY)
                        && main.edit().document().entered().isEmpty());
        assertThat(stage.getTitle()).isEqualTo("shared.nonet – Nonet");
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        until(
                "the status is “Saved shared.nonet”",
                () -> main.status().state.get().equals("Saved shared.nonet"));
    }

    private List<Object> closed() {
        return fixture.store.sessions().closedBoards().boards().stream()
                .<Object>map(board -> board.document())
                .toList();
    }

    private List<String> recent() {
        return fixture.store.settings().recent();
    }

    private static String question(FxRobot robot) {
        DialogPane pane = robot.lookup("#confirm").queryAs(DialogPane.class);
        return ((Label) pane.getContent()).getText();
    }

    private static List<String> buttons(FxRobot robot) {
        DialogPane pane = robot.lookup("#confirm").queryAs(DialogPane.class);
        return pane.getButtonTypes().stream().map(type -> type.getText()).toList();
    }
}
