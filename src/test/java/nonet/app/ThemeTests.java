package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.stage.Stage;
import nonet.OnScreen;
import nonet.play.CellColor;
import nonet.settings.AppearanceSettings.Look;
import nonet.ui.board.pad.ColorSwatch;
import nonet.ui.kit.Appearance;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// The look of the program follows the desktop, unless the user has chosen one.
@OnScreen
class ThemeTests {

    private final ObjectProperty<ColorScheme> desktop = new SimpleObjectProperty<>(ColorScheme.LIGHT);

    @Start
    void start(Stage stage) {}

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> Appearance.LIGHT.apply());
    }

    @Test
    void theLookFollowsTheDesktopUntilOneIsChosen(FxRobot robot) {
        Theme[] theme = new Theme[1];
        robot.interact(() -> theme[0] = new Theme(desktop));
        assertThat(Application.getUserAgentStylesheet()).endsWith("light.css");
        robot.interact(() -> desktop.set(ColorScheme.DARK));
        assertThat(Application.getUserAgentStylesheet()).endsWith("dark.css");

        robot.interact(() -> theme[0].lookProperty().set(Look.CONTRAST));
        assertThat(Application.getUserAgentStylesheet()).endsWith("contrast.css");
        robot.interact(() -> desktop.set(ColorScheme.LIGHT));
        assertThat(Application.getUserAgentStylesheet()).endsWith("contrast.css");
        robot.interact(() -> theme[0].lookProperty().set(Look.SYSTEM));
        assertThat(Application.getUserAgentStylesheet()).endsWith("light.css");
    }

    @Test
    void thePaletteAndTheUsersOwnColorsReachTheBoard(FxRobot robot) {
        List<String> own = List.of("#123456", "#000000", "#000000", "#000000", "#000000", "#000000");
        robot.interact(() -> {
            for (Appearance appearance : Appearance.values()) {
                appearance.apply(100, true, List.of());
                assertThat(wash()).isEqualTo(Color.web("#d55e0033"));
                appearance.apply(125, true, own);
                assertThat(wash()).isEqualTo(Color.web("#12345633"));
            }
        });
    }

    @Test
    void accentedButtonsKeepTheirContrastInEveryState(FxRobot robot) {
        robot.interact(() -> {
            Appearance.CONTRAST.apply();
            for (String state : List.of("enabled", "hover", "focused", "armed")) {
                Button button = new Button("Open");
                button.getStyleClass().add("accent");
                button.pseudoClassStateChanged(PseudoClass.getPseudoClass(state), true);
                StackPane root = new StackPane(button);
                new Scene(root);
                root.applyCss();
                Color behind =
                        (Color) button.getBackground().getFills().getLast().getFill();
                assertThat(contrast((Color) button.getTextFill(), behind))
                        .as(state)
                        .isGreaterThan(7);
            }
        });
    }

    /// Returns the contrast of two colors as the accessibility guidelines (WCAG 2) define it.
    private static double contrast(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double share) {
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    /// Returns the color of a marked cell.
    private static Paint wash() {
        ColorSwatch swatch = new ColorSwatch(CellColor.RED);
        StackPane root = new StackPane(swatch);
        new Scene(root);
        root.applyCss();
        return swatch.getBackground().getFills().get(1).getFill();
    }
}
