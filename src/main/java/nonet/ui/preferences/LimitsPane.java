package nonet.ui.preferences;

import static nonet.ui.kit.Parts.styled;

import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.layout.GridPane;
import javafx.util.converter.IntegerStringConverter;
import nonet.logic.solver.SearchLimits;
import nonet.rate.Profile;
import nonet.settings.store.Records;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.window.Typing;

/// The limits of the techniques, one per row.
final class LimitsPane extends GridPane {

    private final TechniquesController controller;
    private int rows;

    LimitsPane(Messages messages, TechniquesController controller) {
        this.controller = controller;
        getStyleClass().add("limits");
        head(messages.get("limits.fish"));
        number(messages.get("limits.fish-size"), 2, Profile.LARGEST_FISH, Profile::fishSize, Profile::withFishSize);
        limit(messages.get("limits.fins"), SearchLimits::fish, "fins");
        limit(messages.get("limits.endo-fins"), SearchLimits::fish, "endoFins");
        flag(messages.get("limits.siamese"), SearchLimits::fish, "siamese");
        head(messages.get("limits.chains"));
        limit(messages.get("limits.chain-length"), SearchLimits::chains, "length");
        limit(messages.get("limits.forcing-length"), SearchLimits::chains, "forcing");
        CheckBox sets = flag(messages.get("limits.chain-als"), SearchLimits::chains, "als");
        CheckBox linked = flag(messages.get("limits.chain-linked"), SearchLimits::chains, "linkedSets");
        linked.disableProperty().bind(sets.selectedProperty().not());
        head(messages.get("limits.als"));
        limit(messages.get("limits.als-sets"), SearchLimits::als, "sets");
        flag(messages.get("limits.als-overlap"), SearchLimits::als, "overlap");
        head(messages.get("limits.patterns"));
        flag(messages.get("limits.duals"), SearchLimits::patterns, "duals");
        flag(messages.get("limits.small-rectangles"), SearchLimits::patterns, "smallEmptyRectangles");
        flag(messages.get("limits.missing"), SearchLimits::patterns, "missingCandidates");
        head(messages.get("limits.exotic"));
        limit(messages.get("limits.whip"), SearchLimits::exotic, "whip");
        limit(messages.get("limits.sectors"), SearchLimits::exotic, "sectors");
    }

    private void head(String title) {
        Label head = styled("limits-head", new Label(title));
        add(head, 0, rows++, 2, 1);
    }

    /// Adds a number.
    ///
    /// @param limit the name of its component, which has its range
    private <P extends Record & SearchLimits.Part> void limit(
            String name, Function<SearchLimits, P> part, String limit) {
        SearchLimits.Range range = range(part.apply(SearchLimits.DEFAULT), limit);
        number(
                name,
                range.least(),
                range.most(),
                profile -> (Integer) Objects.requireNonNull(Records.get(part.apply(profile.limits()), limit)),
                (profile, now) -> profile.with(Records.with(part.apply(profile.limits()), limit, now)));
    }

    private static SearchLimits.Range range(Record part, String limit) {
        return Stream.of(part.getClass().getRecordComponents())
                .filter(component -> component.getName().equals(limit))
                .map(component -> component.getAnnotation(SearchLimits.Range.class))
                .findFirst()
                .orElseThrow();
    }

    private void number(
            String name, int least, int most, ToIntFunction<Profile> get, BiFunction<Profile, Integer, Profile> set) {
        Spinner<Integer> spinner = new Spinner<>(least, most, least);
        spinner.setEditable(true);
        spinner.setAccessibleText(name);
        spinner.getEditor().setAccessibleText(name);
        spinner.getStyleClass().add("limit");
        takeNumbersOnly(spinner);
        Label label = new Label(name);
        label.setLabelFor(spinner);
        ViewListeners.observe(
                this, controller.profiles, now -> spinner.getValueFactory().setValue(get.applyAsInt(now.current())));
        spinner.valueProperty().addListener((change, before, now) -> {
            if (now != null) {
                controller.change(profile -> set.apply(profile, now));
            }
        });
        addRow(rows++, label, spinner);
    }

    /// Accepts digits only; an empty field leaves the number unchanged.
    private static void takeNumbersOnly(Spinner<Integer> spinner) {
        Typing.acceptOnly(spinner.getEditor(), text -> text.matches("\\d{0,2}"));
        spinner.getValueFactory().setConverter(new IntegerStringConverter() {
            @Override
            public Integer fromString(String text) {
                return text.isEmpty() ? spinner.getValue() : super.fromString(text);
            }
        });
        spinner.focusedProperty().addListener((change, before, now) -> {
            if (!now) {
                spinner.getEditor().setText(String.valueOf(spinner.getValue()));
            }
        });
    }

    private <P extends Record & SearchLimits.Part> CheckBox flag(
            String name, Function<SearchLimits, P> part, String limit) {
        CheckBox box = new CheckBox(name);
        ViewListeners.observe(
                this,
                controller.profiles,
                now -> box.setSelected(
                        Boolean.TRUE.equals(Records.get(part.apply(now.current().limits()), limit))));
        box.selectedProperty()
                .addListener((_, _, now) -> controller.change(
                        profile -> profile.with(Records.with(part.apply(profile.limits()), limit, now))));
        add(box, 0, rows++, 2, 1);
        return box;
    }
}
