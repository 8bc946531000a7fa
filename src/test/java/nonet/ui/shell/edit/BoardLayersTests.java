package nonet.ui.shell.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BoardLayersTests {

    private final BoardLayers<String> layers = new BoardLayers<>();
    private final ObjectProperty<@Nullable String> hint = new SimpleObjectProperty<>();
    private final ObjectProperty<@Nullable String> workshop = new SimpleObjectProperty<>("chain");

    @Test
    void theLatestIsShownUntilItIsTakenAway() {
        layers.follow(hint);
        layers.follow(workshop);
        List<@Nullable String> shown = new ArrayList<>();
        layers.top.subscribe(now -> {
            shown.add(now);
        });

        hint.set("x-wing");
        workshop.set("longer chain");
        hint.set("swordfish");
        workshop.set(null);
        workshop.set("chain");
        workshop.set(null);
        hint.set(null);

        assertThat(shown).containsExactly("chain", "x-wing", "longer chain", "swordfish", "chain", "swordfish", null);
    }
}
