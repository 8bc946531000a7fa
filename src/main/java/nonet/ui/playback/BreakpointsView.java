package nonet.ui.playback;

import static nonet.ui.kit.Parts.styled;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.notation.Names;
import nonet.play.Breakpoints;
import nonet.play.Breakpoints.Stop;
import nonet.ui.kit.Messages;

/// The places where Run stops: a row for each breakpoint, and below them the error in a row, if there is one.
public final class BreakpointsView extends VBox {

    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,14}");
    private static final Pattern LOST = Pattern.compile("(r[1-9]c[1-9])\\s*(?:<>|≠|-|\\s)\\s*([1-9])");

    private final ObjectProperty<Breakpoints> points;
    private final CheckBox solution;
    private final CheckBox guess;
    private final CheckBox deadEnd;
    private final BreakpointRow<Integer> level;
    private final BreakpointRow<Long> step;
    private final BreakpointRow<Cell> filled;
    private final BreakpointRow<Candidate> lost;
    private final Label fault = new Label();

    public BreakpointsView(Messages messages, ObjectProperty<Breakpoints> points) {
        this.points = points;
        getStyleClass().add("breakpoints");
        Label title = styled("breakpoints-title", new Label(messages.get("break.title")));
        solution = box(messages, "break.solution");
        guess = box(messages, "break.guess");
        deadEnd = box(messages, "break.dead-end");
        level = new BreakpointRow<>(
                box(messages, "break.level"), "3", BreakpointsView::level, messages.get("break.level.fault"));
        step = new BreakpointRow<>(
                box(messages, "break.step"), "100", BreakpointsView::step, messages.get("break.step.fault"));
        filled = new BreakpointRow<>(
                box(messages, "break.filled"), "r3c5", Names::cell, messages.get("break.filled.fault"));
        lost = new BreakpointRow<>(
                box(messages, "break.lost"), "r3c5<>7", BreakpointsView::lost, messages.get("break.lost.fault"));
        fault.getStyleClass().add("breakpoints-fault");
        fault.setWrapText(true);
        fault.managedProperty().bind(fault.visibleProperty());
        fault.setVisible(false);
        getChildren().addAll(title, solution, guess, deadEnd, level, step, filled, lost, fault);
        show(points.get());
    }

    private void show(Breakpoints now) {
        solution.setSelected(now.stops().contains(Stop.SOLUTION));
        guess.setSelected(now.stops().contains(Stop.GUESS));
        deadEnd.setSelected(now.stops().contains(Stop.DEAD_END));
        level.show(now.level());
        step.show(now.step());
        filled.show(now.filled());
        lost.show(now.lost(), candidate -> candidate.cell() + "<>" + candidate.digit());
        for (CheckBox box : List.of(solution, guess, deadEnd)) {
            box.selectedProperty().addListener(_ -> change());
        }
        for (BreakpointRow<?> row : List.of(level, step, filled, lost)) {
            row.onChange(this::change);
        }
    }

    private void change() {
        Set<Stop> stops = EnumSet.noneOf(Stop.class);
        add(stops, solution, Stop.SOLUTION);
        add(stops, guess, Stop.GUESS);
        add(stops, deadEnd, Stop.DEAD_END);
        points.set(new Breakpoints(
                stops,
                level.value(),
                step.value(),
                filled.value(),
                lost.value(),
                points.get().lines()));
        Optional<String> wrong = List.of(level, step, filled, lost).stream()
                .flatMap(row -> row.fault().stream())
                .findFirst();
        fault.setText(wrong.orElse(""));
        fault.setVisible(wrong.isPresent());
    }

    private static void add(Set<Stop> stops, CheckBox box, Stop stop) {
        if (box.isSelected()) {
            stops.add(stop);
        }
    }

    private static CheckBox box(Messages messages, String key) {
        CheckBox box = new CheckBox(messages.get(key));
        box.setId(key.replace('.', '-'));
        return box;
    }

    private static Optional<Integer> level(String text) {
        return step(text).filter(level -> level <= Breakpoints.DEEPEST).map(Long::intValue);
    }

    private static Optional<Long> step(String text) {
        return NUMBER.matcher(text).matches() ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }

    private static Optional<Candidate> lost(String text) {
        Matcher matcher = LOST.matcher(text.toLowerCase(Locale.ROOT));
        return matcher.matches()
                ? Names.cell(matcher.group(1))
                        .map(cell -> new Candidate(cell, Digit.of(Integer.parseInt(matcher.group(2)))))
                : Optional.empty();
    }
}
