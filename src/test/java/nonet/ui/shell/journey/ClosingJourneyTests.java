package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import nonet.settings.Settings;
import nonet.settings.SettingsStore;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.file.SaveController;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A window that closes: the files it waits for, and what comes back with the next start.
class ClosingJourneyTests extends WindowTest {

    @Test
    void aWindowWaitsForItsFilesAsLongAsItsUserDoes(FxRobot robot) throws IOException {
        aWindowWhoseFileHangsCanBeClosedAllTheSame(robot);
        aWindowClosesAfterItsFilesAreSaved(robot);
    }

    private void aWindowClosesAfterItsFilesAreSaved(FxRobot robot) throws IOException {
        CountDownLatch slow = new CountDownLatch(1);
        AtomicBoolean closed = new AtomicBoolean();
        Path first = folder.resolve("first.txt");
        Path second = folder.resolve("second.txt");
        robot.interact(() -> {
            main.files().saving().save(first, out -> {
                await(slow);
                out.write('1');
            });
            main.files().saving().save(second, out -> out.write('2'));
            fixture.window.afterSaving(() -> {
                closed.set(true);
                fixture.tasks.close();
            });
        });
        assertThat(closed).isFalse();
        assertThat(main.status().state.get()).isEqualTo("The window closes when first.txt is saved.");
        slow.countDown();
        until("the window is closed", closed::get);
        assertThat(first).hasContent("1");
        assertThat(second).hasContent("2");
    }

    private void aWindowWhoseFileHangsCanBeClosedAllTheSame(FxRobot robot) {
        CountDownLatch hanging = new CountDownLatch(1);
        AtomicBoolean closed = new AtomicBoolean();
        robot.interact(() -> {
            main.files().saving().save(folder.resolve("hanging.txt"), out -> await(hanging));
            fixture.window.afterSaving(() -> closed.set(true));
        });
        until("#confirm is shown", () -> robot.lookup("#confirm").tryQuery().isPresent());
        assertThat(closed).isFalse();
        robot.clickOn("Close without waiting");
        until("the window is closed", closed::get);
        hanging.countDown();
        until("the file is saved after all", () -> main.status().state.get().equals("Saved hanging.txt"));
    }

    @Test
    void theNextStartFindsPlaceAndWork(FxRobot robot) throws IOException {
        workIsThereAgainAfterACrash(robot);
        theWindowComesBackWhereItWas(robot);
        aWindowStaysOpenWhenAFileIsNotSaved(robot);
    }

    private void aWindowStaysOpenWhenAFileIsNotSaved(FxRobot robot) {
        AtomicBoolean closed = new AtomicBoolean();
        Path nowhere = folder.resolve("no-folder").resolve("board.txt");
        robot.interact(() -> {
            main.files().saving().saveText(nowhere, SaveController.Form.LINE);
            fixture.window.afterSaving(() -> closed.set(true));
        });
        assertThat(fixture.warning(robot)).startsWith("board.txt was not saved. ");
        robot.interact(() -> {});
        assertThat(closed).isFalse();
        // It was told, so that the next attempt closes the window.
        robot.interact(() -> fixture.window.afterSaving(() -> closed.set(true)));
        until("the window is closed", closed::get);
    }

    private void workIsThereAgainAfterACrash(FxRobot robot) throws IOException {
        fixture.open(robot, "easy.txt", EASY.toString());
        robot.clickOn("#r1c3");
        robot.type(KeyCode.ESCAPE, KeyCode.DIGIT4);
        Object document = main.edit().document();
        until(
                "the document is saved in the session",
                () -> fixture.sessionAfterCrash().document().equals(document));

        assertThat(fixture.sessionAfterCrash().settingUp()).isFalse();
    }

    private void theWindowComesBackWhereItWas(FxRobot robot) throws IOException {
        Stage stage = (Stage) robot.lookup("#board").query().getScene().getWindow();
        robot.interact(() -> {
            stage.setX(40);
            stage.setY(30);
            stage.setWidth(960);
            stage.setHeight(720);
        });
        Path settings = fixture.folder;
        Settings.Place wanted = new Settings.Place(40, 30, 960, 720, false, 410);

        until(
                "the place of the window is saved",
                () -> wanted.equals(settings(settings).place()));
    }

    private static Settings settings(Path folder) {
        try (SettingsStore store = new SettingsStore(folder, Duration.ZERO)) {
            return store.settings();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
