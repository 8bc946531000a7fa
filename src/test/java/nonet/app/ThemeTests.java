package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.application.ColorScheme;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class ThemeTests {

    private final ObjectProperty<ColorScheme> desktop = new SimpleObjectProperty<>(ColorScheme.LIGHT);
    private final Theme theme = new Theme(desktop);

    @Test
    void theDesktopIsFollowedWhileItRuns() {
        assertThat(theme.darkProperty().get()).isFalse();
        desktop.set(ColorScheme.DARK);
        assertThat(theme.darkProperty().get()).isTrue();
    }

    @Test
    void whatTheUserChoseGoesBeforeTheDesktop() {
        theme.choiceProperty().set(Theme.Choice.DARK);
        assertThat(theme.darkProperty().get()).isTrue();
        desktop.set(ColorScheme.DARK);
        theme.choiceProperty().set(Theme.Choice.LIGHT);
        assertThat(theme.darkProperty().get()).isFalse();
    }
}
