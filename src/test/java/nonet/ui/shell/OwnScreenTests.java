package nonet.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.image.WritableImage;
import nonet.WindowRobot;
import nonet.grid.Puzzle;
import nonet.photo.PhotoReader;
import nonet.photo.PhotoResult;
import nonet.photo.image.Gray;
import nonet.settings.AppearanceSettings;
import nonet.solve.Cancel;
import nonet.ui.kit.Appearance;
import nonet.ui.photo.PhotoImages;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Screens of the window itself, read as pictures: what stands on the board comes back.
class OwnScreenTests extends WindowTest {

    private static final List<Puzzle> PUZZLES = List.of(MainFixture.EASY, MainFixture.TWELVE);

    private final PhotoReader reader = PhotoReader.standard();

    @AfterEach
    void normal(FxRobot robot) {
        robot.interact(() -> Appearance.LIGHT.apply());
    }

    /// A look of the window.
    private record Screen(Appearance appearance, int textSize, Locale locale, boolean marks, Puzzle puzzle) {}

    @Test
    @Tag("full")
    void someScreensAreReadBack(FxRobot robot) {
        assertThat(misread(
                        robot,
                        List.of(
                                new Screen(Appearance.LIGHT, 100, Locale.US, false, MainFixture.EASY),
                                new Screen(Appearance.DARK, 150, Locale.SIMPLIFIED_CHINESE, true, MainFixture.EASY),
                                new Screen(Appearance.CONTRAST, 80, Locale.US, true, MainFixture.TWELVE))))
                .isEmpty();
    }

    @Test
    @Tag("campaign")
    void allScreensAreReadBack(FxRobot robot) {
        List<Screen> screens = new ArrayList<>();
        for (Locale locale : List.of(Locale.US, Locale.SIMPLIFIED_CHINESE)) {
            for (Appearance appearance : Appearance.values()) {
                for (int size : AppearanceSettings.TEXT_SIZES) {
                    for (boolean marks : new boolean[] {false, true}) {
                        for (Puzzle puzzle : PUZZLES) {
                            screens.add(new Screen(appearance, size, locale, marks, puzzle));
                        }
                    }
                }
            }
        }
        assertThat(misread(robot, screens)).isEmpty();
        System.out.printf("%d screens of Nonet read back%n", screens.size());
    }

    /// Returns the screens that are not read as they are.
    private List<String> misread(FxRobot robot, List<Screen> screens) {
        List<String> misread = new ArrayList<>();
        for (Screen screen : screens) {
            Gray picture = picture(robot, screen);
            PhotoResult result = reader.read(picture, Cancel.NEVER);
            if (!(result instanceof PhotoResult.Read read)) {
                misread.add(screen + ": " + result);
            } else if (!read.first().puzzle().equals(screen.puzzle)) {
                misread.add(screen + ": " + read.first().puzzle() + " "
                        + read.first().doubtful());
            }
        }
        return misread;
    }

    private Gray picture(FxRobot robot, Screen screen) {
        AtomicReference<WritableImage> image = new AtomicReference<>();
        robot.interact(() -> {
            screen.appearance.apply(screen.textSize);
            if (!fixture.messages.locale().equals(screen.locale)) {
                fixture.messages.use(screen.locale);
            }
            main.edit().open("screen", screen.puzzle);
            main.edit().room.set(Room.PLAY);
            main.frames().marksShown.set(screen.marks);
        });
        WindowRobot.settle();
        robot.interact(() -> image.set(stage.getScene().snapshot(null)));
        return PhotoImages.gray(image.get());
    }
}
