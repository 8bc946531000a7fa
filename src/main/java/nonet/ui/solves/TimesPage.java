package nonet.ui.solves;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.styled;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import nonet.library.LevelTimes;
import nonet.ui.kit.Cells;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;

/// The times by level, as numbers and as bars, and the days on which puzzles were solved.
final class TimesPage extends VBox {

    /// The width of the longest bar, in pixels.
    private static final double LONGEST = 260;

    private final Messages messages;
    private final SolveWords words;
    private final GridPane chart = styled("solves-chart", new GridPane());

    TimesPage(Messages messages, SolvesController controller) {
        this.messages = messages;
        words = new SolveWords(messages);
        getStyleClass().add("solves-page");
        chart.setId("solves-chart");
        // A screen reader reads the chart as a whole.
        chart.setFocusTraversable(true);
        for (int i = 0; i < 5; i++) {
            ColumnConstraints numbers = new ColumnConstraints();
            numbers.setHalignment(i == 0 ? HPos.LEFT : HPos.RIGHT);
            chart.getColumnConstraints().add(numbers);
        }
        ViewListeners.observe(this, controller.times, this::draw);
        ListView<SolvesController.Day> days = new ListView<>(controller.days);
        days.setId("solves-days");
        days.setAccessibleText(messages.get("solves.days"));
        days.setPlaceholder(new Label(messages.get("solves.no-times")));
        days.setCellFactory(Cells.list(words::day));
        setVgrow(days, Priority.ALWAYS);
        getChildren().addAll(chart, styled("solves-heading", new Label(messages.get("solves.days"))), days);
    }

    private void draw(List<LevelTimes> times) {
        chart.getChildren().clear();
        if (times.isEmpty()) {
            chart.setAccessibleText(messages.get("solves.no-times"));
            return;
        }
        chart.addRow(
                0,
                Stream.of("solves.level", "solves.count", "solves.best", "solves.median", "solves.latest")
                        .map(each -> styled("solves-heading", new Label(messages.get(each))))
                        .toArray(Node[]::new));
        int longest = times.stream()
                .flatMap(each -> Stream.of(each.median(), each.latest()))
                .max(Integer::compare)
                .map(most -> Math.max(1, most))
                .orElse(1);
        StringBuilder told = new StringBuilder();
        for (LevelTimes each : times) {
            List<String> cells = List.of(
                    words.of(each.grade()),
                    String.valueOf(each.seconds().size()),
                    words.time(each.best()),
                    words.time(each.median()),
                    words.time(each.latest()));
            VBox bars = column(
                    "solves-bars",
                    bar("solves-bar-all", each.median(), longest),
                    bar("solves-bar-latest", each.latest(), longest));
            int row = chart.getRowCount();
            chart.addRow(row, cells.stream().map(Label::new).toArray(Node[]::new));
            chart.add(bars, cells.size(), row);
            told.append(messages.get("solves.told", cells.toArray())).append('\n');
        }
        chart.setAccessibleText(told.toString());
    }

    private static Region bar(String style, int seconds, int longest) {
        Region bar = styled(style, new Region());
        double width = Math.max(1, LONGEST * seconds / longest);
        bar.setMinWidth(width);
        bar.setMaxWidth(width);
        return bar;
    }
}
