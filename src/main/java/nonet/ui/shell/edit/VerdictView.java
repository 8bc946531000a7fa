package nonet.ui.shell.edit;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import nonet.grid.CellSet;
import nonet.service.diagnosis.MissingClues;
import nonet.service.diagnosis.Verdict;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.playback.EventWords;
import org.jspecify.annotations.Nullable;

/// The verdict on the puzzle in one line: a sign and words.
public final class VerdictView extends HBox {

    private static final PseudoClass GOOD = PseudoClass.getPseudoClass("good");
    private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");
    private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");

    /// The looks of the verdict: the sign before its text, and its color.
    private enum Look {
        EMPTY("\u25B8", OPEN),
        SOLVED("", VerdictView.GOOD),
        GOOD("\u2713", VerdictView.GOOD),
        BAD("\u2717", VerdictView.BAD),
        SEVERAL("\u2261", OPEN),
        CHECKING("\u2026", OPEN);

        private final String sign;
        private final PseudoClass style;

        Look(String sign, PseudoClass style) {
            this.sign = sign;
            this.style = style;
        }
    }

    private final Messages messages;
    private final EventWords words;
    private final EditController edit;
    private final CheckController check;
    private final VerdictController verdicts;
    private @Nullable CellSet redundant;
    private boolean failed;
    private final Label sign = new Label();
    private final Label text = new Label();
    private final Hyperlink link;
    private final BooleanProperty offering = new SimpleBooleanProperty(this, "offering");

    private final BooleanProperty searched = new SimpleBooleanProperty(this, "searched");

    /// @param why explains the verdict
    public VerdictView(
            Messages messages,
            Controls controls,
            EditController edit,
            CheckController check,
            VerdictController verdict,
            Command why) {
        this.messages = messages;
        this.words = new EventWords(messages);
        this.edit = edit;
        this.check = check;
        this.verdicts = verdict;
        setId("verdict");
        getStyleClass().add("verdict");
        setAlignment(Pos.CENTER_LEFT);
        sign.getStyleClass().add("verdict-sign");
        text.setId("verdict-text");
        text.getStyleClass().add("verdict-text");
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(text.textProperty());
        text.setTooltip(whole);
        sign.setMinWidth(USE_PREF_SIZE);
        link = controls.link(why);
        link.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(sign, text, link);
        Runnable show = () -> show(verdict.verdict.get());
        Stream.of(
                        verdict.verdict,
                        verdict.redundant,
                        verdict.failed,
                        edit.history,
                        edit.room,
                        check.judging,
                        offering,
                        searched)
                .forEach(each -> ViewListeners.onInvalidation(this, each, show));
        show.run();
    }

    /// Whether the ways to put a puzzle on the empty board follow in the same line.
    public BooleanProperty offeringProperty() {
        return offering;
    }

    /// Whether the board shows a solution that an engine found.
    public BooleanProperty searchedProperty() {
        return searched;
    }

    private void show(@Nullable Verdict verdict) {
        // Read in any case: an invalid property reports no further change.
        redundant = verdicts.redundant.get();
        failed = verdicts.failed.get();
        Look look = look(verdict);
        boolean several = look != Look.EMPTY && verdict instanceof Verdict.SeveralSolutions;
        link.setVisible(look == Look.BAD || several);
        link.setManaged(link.isVisible());
        for (PseudoClass style : List.of(GOOD, BAD, OPEN)) {
            pseudoClassStateChanged(style, style.equals(look.style));
        }
        sign.setGraphic(look == Look.SOLVED ? Icon.SOLVED.node() : null);
        sign.setText(look.sign);
        text.setText(
                switch (look) {
                    case EMPTY -> messages.get(offering.get() ? "verdict.empty-or" : "verdict.empty");
                    case SOLVED -> messages.get("verdict.solved");
                    case GOOD, BAD, SEVERAL, CHECKING -> sentence(verdict);
                });
    }

    private Look look(@Nullable Verdict verdict) {
        if (edit.document().isBare() && edit.room.get() != Room.WATCH) {
            return Look.EMPTY;
        }
        if (check.isSolved()) {
            return Look.SOLVED;
        }
        return switch (verdict) {
            case null -> Look.CHECKING;
            case Verdict.OneSolution _ -> Look.GOOD;
            case Verdict.Contradictory _, Verdict.NoSolution _ -> Look.BAD;
            case Verdict.SeveralSolutions _ -> Look.SEVERAL;
        };
    }

    private String sentence(@Nullable Verdict verdict) {
        return switch (verdict) {
            case null -> messages.get(failed ? "verdict.failed" : "verdict.checking");
            case Verdict.Contradictory(var conflicts) -> words.of(conflicts.getFirst());
            case Verdict.NoSolution(boolean byCandidates) ->
                messages.get(byCandidates ? "verdict.none-candidates" : "verdict.none");
            case Verdict.OneSolution ignored -> proper();
            case Verdict.SeveralSolutions ignored ->
                switch (missing()) {
                    case null -> messages.get("verdict.several");
                    case MissingClues.Givens(int count) -> messages.get("verdict.short-givens", count);
                    case MissingClues.Digits(var missing) ->
                        messages.get(
                                "verdict.short-digits",
                                String.join(" ", missing.toString().split("")));
                };
        };
    }

    /// Returns the verdict on a proper puzzle. A setter also wants to know whether it is minimal.
    private String proper() {
        if (searched.get()) {
            return messages.get("verdict.searched");
        }
        CellSet spare = redundant;
        return spare == null || edit.room.get() != Room.SET_UP
                ? messages.get("verdict.one")
                : spare.isEmpty()
                        ? messages.get("verdict.one-minimal")
                        : messages.get("verdict.one-redundant", spare.size());
    }

    private @Nullable MissingClues missing() {
        List<MissingClues> all = MissingClues.of(check.judged.get());
        return all.isEmpty() ? null : all.getFirst();
    }
}
