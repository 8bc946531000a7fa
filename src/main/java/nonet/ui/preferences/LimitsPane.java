package nonet.ui.preferences;

import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.layout.GridPane;
import javafx.util.converter.IntegerStringConverter;
import nonet.logic.solver.SearchLimits;
import nonet.logic.solver.SearchLimits.AlsLimits;
import nonet.logic.solver.SearchLimits.ExoticLimits;
import nonet.logic.solver.SearchLimits.FishLimits;
import nonet.logic.solver.SearchLimits.PatternLimits;
import nonet.rate.Profile;
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
        limit(
                messages.get("limits.fins"),
                0,
                Profile.MOST_FINS,
                limits -> limits.fish().fins(),
                (limits, now) -> new FishLimits(
                        now, limits.fish().endoFins(), limits.fish().siamese()));
        limit(
                messages.get("limits.endo-fins"),
                0,
                Profile.MOST_FINS,
                limits -> limits.fish().endoFins(),
                (limits, now) ->
                        new FishLimits(limits.fish().fins(), now, limits.fish().siamese()));
        flag(
                messages.get("limits.siamese"),
                limits -> limits.fish().siamese(),
                (limits, now) ->
                        new FishLimits(limits.fish().fins(), limits.fish().endoFins(), now));
        head(messages.get("limits.chains"));
        limit(
                messages.get("limits.chain-length"),
                Profile.SHORTEST_CHAIN,
                Profile.LONGEST_CHAIN,
                limits -> limits.chains().length(),
                (limits, now) -> limits.chains().withLength(now));
        limit(
                messages.get("limits.forcing-length"),
                Profile.SHORTEST_CHAIN,
                Profile.LONGEST_CHAIN,
                limits -> limits.chains().forcing(),
                (limits, now) -> limits.chains().withForcing(now));
        CheckBox sets = flag(
                messages.get("limits.chain-als"),
                limits -> limits.chains().als(),
                (limits, now) -> limits.chains().withSets(now, limits.chains().linkedSets()));
        CheckBox linked = flag(
                messages.get("limits.chain-linked"),
                limits -> limits.chains().linkedSets(),
                (limits, now) -> limits.chains().withSets(limits.chains().als(), now));
        linked.disableProperty().bind(sets.selectedProperty().not());
        head(messages.get("limits.als"));
        limit(
                messages.get("limits.als-sets"),
                2,
                Profile.MOST_SETS,
                limits -> limits.als().sets(),
                (limits, now) -> new AlsLimits(limits.als().overlap(), now));
        flag(
                messages.get("limits.als-overlap"),
                limits -> limits.als().overlap(),
                (limits, now) -> new AlsLimits(now, limits.als().sets()));
        head(messages.get("limits.patterns"));
        flag(
                messages.get("limits.duals"),
                limits -> limits.patterns().duals(),
                (limits, now) -> new PatternLimits(
                        now,
                        limits.patterns().smallEmptyRectangles(),
                        limits.patterns().missingCandidates()));
        flag(
                messages.get("limits.small-rectangles"),
                limits -> limits.patterns().smallEmptyRectangles(),
                (limits, now) -> new PatternLimits(
                        limits.patterns().duals(), now, limits.patterns().missingCandidates()));
        flag(
                messages.get("limits.missing"),
                limits -> limits.patterns().missingCandidates(),
                (limits, now) -> new PatternLimits(
                        limits.patterns().duals(), limits.patterns().smallEmptyRectangles(), now));
        head(messages.get("limits.exotic"));
        limit(
                messages.get("limits.whip"),
                Profile.SHORTEST_WHIP,
                Profile.LONGEST_WHIP,
                limits -> limits.exotic().whip(),
                (limits, now) -> new ExoticLimits(now, limits.exotic().sectors()));
        limit(
                messages.get("limits.sectors"),
                Profile.FEWEST_SECTORS,
                Profile.MOST_SECTORS,
                limits -> limits.exotic().sectors(),
                (limits, now) -> new ExoticLimits(limits.exotic().whip(), now));
    }

    private void head(String title) {
        Label head = new Label(title);
        head.getStyleClass().add("limits-head");
        add(head, 0, rows++, 2, 1);
    }

    private void limit(
            String name,
            int least,
            int most,
            ToIntFunction<SearchLimits> get,
            BiFunction<SearchLimits, Integer, SearchLimits.Part> set) {
        number(
                name,
                least,
                most,
                profile -> get.applyAsInt(profile.limits()),
                (profile, now) -> profile.with(set.apply(profile.limits(), now)));
    }

    private void number(
            String name, int least, int most, ToIntFunction<Profile> get, BiFunction<Profile, Integer, Profile> set) {
        Spinner<Integer> spinner = new Spinner<>(least, most, least);
        spinner.setEditable(true);
        spinner.getStyleClass().add("limit");
        takeNumbersOnly(spinner);
        Label label = new Label(name);
        label.setLabelFor(spinner);
        ViewListeners.observe(
                this,
                controller.profilesProperty(),
                now -> spinner.getValueFactory().setValue(get.applyAsInt(now.current())));
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

    private CheckBox flag(
            String name, Predicate<SearchLimits> get, BiFunction<SearchLimits, Boolean, SearchLimits.Part> set) {
        CheckBox box = new CheckBox(name);
        ViewListeners.observe(
                this,
                controller.profilesProperty(),
                now -> box.setSelected(get.test(now.current().limits())));
        box.selectedProperty()
                .addListener((change, before, now) ->
                        controller.change(profile -> profile.with(set.apply(profile.limits(), now))));
        add(box, 0, rows++, 2, 1);
        return box;
    }
}
