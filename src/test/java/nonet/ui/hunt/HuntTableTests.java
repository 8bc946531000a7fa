package nonet.ui.hunt;

import static nonet.ui.kit.Visitor.onFx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.TableColumn;
import nonet.OnScreen;
import nonet.grid.Puzzle;
import nonet.service.hunt.Find;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

@OnScreen
class HuntTableTests {

    @Test
    void guessesHaveAColumnIfTheyAreCounted() {
        Messages messages = new Messages(Locale.ENGLISH, "log");
        ObservableList<Find> finds = FXCollections.observableArrayList();
        HuntTable table = onFx(() -> new HuntTable(messages, finds, _ -> {}, new InlineTasks()));
        assertThat(titles(table)).containsExactly("ER", "EP", "ED", "Givens", "Puzzle");
        onFx(() -> finds.setAll(new Find(Puzzle.EMPTY, null, -1)));
        assertThat(titles(table)).doesNotContain("Guesses");
        onFx(() -> finds.setAll(new Find(Puzzle.EMPTY, null, 0)));
        assertThat(titles(table)).containsExactly("ER", "EP", "ED", "Givens", "Guesses", "Puzzle");
    }

    private static List<String> titles(HuntTable table) {
        return table.getVisibleLeafColumns().stream().map(TableColumn::getText).toList();
    }
}
