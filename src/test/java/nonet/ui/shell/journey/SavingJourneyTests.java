package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static nonet.ui.shell.MainFixture.TWELVE;
import static nonet.ui.shell.MainFixture.click;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import nonet.WindowRobot;
import nonet.codec.api.Codec;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.file.SaveController;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What is opened, saved, copied, undone and remembered, from beginning to end.
class SavingJourneyTests extends WindowTest {

    @Test
    void filesAreReadBackRefusedAndUndone(FxRobot robot) throws IOException {
        undoReachesEverythingAndRedoBringsItBack(robot);
        readsBackSavedFilesUnchanged(robot);
        rejectsInvalidFilesInOneSentenceAndChangesNothing(robot);
    }

    private void readsBackSavedFilesUnchanged(FxRobot robot) throws IOException {
        fixture.open(robot, "easy.txt", EASY.toString());
        fixture.watch(robot);
        click(robot, "#next-solution");
        fixture.untilStill();
        String solved = fixture.shown();
        for (SaveController.Form form : SaveController.Form.values()) {
            Path file = folder.resolve(form + ".txt");
            robot.interact(() -> main.files().saving().saveText(file, form));
            until(
                    "the status says that the file is saved",
                    () -> main.status().state.get().equals("Saved " + file.getFileName()));
        }
        for (SaveController.Form form : SaveController.Form.values()) {
            fixture.open(robot, folder.resolve(form + ".txt"));
            String wanted = form == SaveController.Form.GIVENS ? EASY.toString() : solved;
            assertThat(main.edit().document().puzzle()).hasToString(wanted);
        }
    }

    private void rejectsInvalidFilesInOneSentenceAndChangesNothing(FxRobot robot) throws IOException {
        fixture.open(robot, "easy.txt", EASY.toString());
        Object before = main.edit().history.get();
        List<String> sentences = new ArrayList<>();

        paste(robot, "Dear diary, nothing to solve today.");
        sentences.add(fixture.warning(robot));
        paste(robot, "  ");
        sentences.add(fixture.warning(robot));
        Path large = folder.resolve("large.txt");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(1L << 30);
        }
        Path picture = folder.resolve("picture.png");
        Files.write(picture, new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13, 'I', 'H', 'D', 'R'});
        for (Path file : List.of(large, picture, folder.resolve("gone.txt"))) {
            robot.interact(() -> fixture.window.open(file));
            sentences.add(fixture.warning(robot));
        }
        Path nowhere = folder.resolve("no-folder").resolve("board.txt");
        robot.interact(() -> main.files().saving().saveText(nowhere, SaveController.Form.LINE));
        sentences.add(fixture.warning(robot));

        assertThat(main.edit().history.get()).isSameAs(before);
        assertThat(sentences).doesNotHaveDuplicates().allMatch(sentence -> sentence.endsWith("."));
        assertThat(sentences.get(1)).isEqualTo("The clipboard holds no text.");
        assertThat(sentences.subList(2, 5))
                .extracting(sentence -> sentence.substring(0, sentence.indexOf(" was not opened.")))
                .containsExactly("large.txt", "picture.png", "gone.txt");
        assertThat(sentences.get(5)).startsWith("board.txt was not saved. ");
    }

    private void undoReachesEverythingAndRedoBringsItBack(FxRobot robot) throws IOException {
        fixture.open(robot, "easy.txt", EASY.toString());
        robot.clickOn("#r1c3");
        robot.type(KeyCode.ESCAPE, KeyCode.DIGIT4);
        robot.interact(() -> main.edit().fillMarks());
        robot.interact(() -> main.edit().room.set(Room.SET_UP));
        robot.clickOn("#r9c9");
        robot.type(KeyCode.ESCAPE, KeyCode.DELETE);
        fixture.open(robot, "twelve.txt", TWELVE.toString());
        robot.interact(main::newPuzzle);
        Object last = main.edit().document();

        int steps = 0;
        while (main.edit().history.get().canUndo()) {
            robot.interact(main.edit()::undo);
            steps++;
        }
        assertThat(main.edit().document().puzzle()).isEqualTo(Puzzle.EMPTY);
        assertThat(steps).isEqualTo(6);
        while (main.edit().history.get().canRedo()) {
            robot.interact(main.edit()::redo);
        }
        assertThat(main.edit().document()).isEqualTo(last);
    }

    @Test
    void colorsCommentsAndPicturesAreKept(FxRobot robot) throws IOException {
        cellsAreColoredAndThePuzzleCommentedAndBothComeBack(robot);
        robot.interact(main::newPuzzle);
        enterAnswersTheQuestionOfLossesWithoutALoss(robot);
        robot.interact(main::newPuzzle);
        copyPutsTextAndPictureOnTheClipboardTogether(robot);
    }

    private void cellsAreColoredAndThePuzzleCommentedAndBothComeBack(FxRobot robot) throws IOException {
        fixture.open(robot, "easy.txt", EASY.toString());
        Document plain = main.edit().document();
        robot.clickOn("#r1c3");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DIGIT3);
        robot.clickOn("#r2c2").clickOn("#pad-colors").clickOn("#pad-5").clickOn("#pad-colors");
        robot.push(KeyCode.SHORTCUT, KeyCode.I);
        until(
                "#comment-text is shown",
                () -> robot.lookup("#comment-text").tryQuery().isPresent());
        robot.interact(
                () -> robot.lookup("#comment-text").queryTextInputControl().setText("from the paper\nof monday"));
        robot.clickOn("OK");
        Document done = plain.colored(Map.of(Cell.at(1, 3), CellColor.GREEN, Cell.at(2, 2), CellColor.VIOLET))
                .commented("from the paper\nof monday");
        assertThat(main.edit().document()).isEqualTo(done);
        assertThat(robot.lookup("#comment-note").queryLabeled().getText()).isEqualTo("from the paper");
        until(
                "the document is saved in the session",
                () -> fixture.sessionAfterCrash().document().equals(done));

        Path file = folder.resolve("colored.nonet");
        robot.interact(() -> main.files()
                .saving()
                .saveAs(file, main.files().saving().formats().getFirst()));
        until("the file is written", () -> Files.exists(file));
        robot.interact(main::newPuzzle);
        assertThat(robot.lookup("#comment-note").query().getParent().isVisible())
                .isFalse();
        robot.interact(() -> fixture.window.open(file));
        until("the document is open again", () -> main.edit().document().equals(done));
        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(main.edit().document()).isEqualTo(plain);
    }

    private void enterAnswersTheQuestionOfLossesWithoutALoss(FxRobot robot) throws IOException {
        fixture.open(robot, "easy.txt", EASY.toString());
        robot.clickOn("#r1c3").type(KeyCode.ESCAPE, KeyCode.DIGIT4);
        Path file = folder.resolve("givens.sdm");
        Codec list = main.files().saving().formats().stream()
                .filter(codec -> codec.id().equals("sdm"))
                .findFirst()
                .orElseThrow();
        robot.interact(() -> main.files().saving().saveAs(file, list));
        until("#confirm is shown", () -> robot.lookup("#confirm").tryQuery().isPresent());
        robot.type(KeyCode.ENTER);
        until("#confirm is gone", () -> robot.lookup("#confirm").tryQuery().isEmpty());

        robot.interact(() -> main.files().saving().saveAs(file, list));
        until("#confirm is shown", () -> robot.lookup("#confirm").tryQuery().isPresent());
        assertThat(file).doesNotExist();
        robot.clickOn("Save without them");
        until("the file is written", () -> Files.exists(file));
        assertThat(file).hasContent(EASY.toString().replace('.', '0'));
    }

    private void copyPutsTextAndPictureOnTheClipboardTogether(FxRobot robot) throws IOException {
        fixture.open(robot, "easy.txt", EASY.toString());
        robot.clickOn("#r1c3").type(KeyCode.ESCAPE, KeyCode.DIGIT4);
        robot.push(KeyCode.SHORTCUT, KeyCode.C);
        until("the status is “Copied”", () -> main.status().state.get().equals("Copied"));
        until(
                "the picture is on the clipboard beside the text",
                () -> Clipboard.getSystemClipboard().hasImage());
        robot.interact(() -> {
            Clipboard clipboard = Clipboard.getSystemClipboard();
            assertThat(clipboard.getString()).isEqualTo(EASY.toString().replaceFirst("\\.", "4"));
            Image picture = Objects.requireNonNull(clipboard.getImage());
            assertThat(picture.getWidth()).isEqualTo(picture.getHeight()).isGreaterThan(300);
            assertThat(colors(picture)).hasSizeGreaterThan(20);
        });
        robot.interact(main::newPuzzle);
        click(robot, "#paste");
        until("the puzzle has 31 givens", () -> main.edit().document().puzzle().clues() == 31);
        robot.interact(() -> fixture.window.commands.get("copy-code").action().run());
        until(
                "the picture of the code is on the clipboard",
                () -> Clipboard.getSystemClipboard().hasImage());
        robot.interact(() -> {
            Clipboard clipboard = Clipboard.getSystemClipboard();
            assertThat(clipboard.getString())
                    .isEqualTo(EASY.toString().replaceFirst("\\.", "4").replace('.', '0'));
            assertThat(colors(Objects.requireNonNull(clipboard.getImage()))).hasSize(2);
        });
    }

    private static Set<Integer> colors(Image picture) {
        Set<Integer> colors = new HashSet<>();
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                colors.add(picture.getPixelReader().getArgb(x, y));
            }
        }
        return colors;
    }

    private static void paste(FxRobot robot, String text) {
        robot.interact(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
        click(robot, "#paste");
        WindowRobot.settle();
    }
}
