package nonet.ui.preferences;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.layout.GridPane;
import javafx.util.converter.IntegerStringConverter;
import nonet.logic.solver.LogicOptions.AlsLimits;
import nonet.logic.solver.LogicOptions.ExoticLimits;
import nonet.logic.solver.LogicOptions.FishLimits;
import nonet.logic.solver.LogicOptions.PatternLimits;
import nonet.rate.Profile;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Typing;

/// The limits of the techniques, one a row.
final class LimitsPane extends GridPane {

    private final TechniquesController controller;
    private int rows;

    LimitsPane(Messages messages, TechniquesController controller) {
        this.controller = controller;
        getStyleClass().add("limits");
        head(messages.get("limits.fish"));
        number(messages.get("limits.fish-size"), 2, Profile.LARGEST_FISH, Profile::fishSize, Profile::withFishSize);
        number(
                messages.get("limits.fins"),
                0,
                Profile.MOST_FINS,
                profile -> profile.fish().fins(),
                (profile, now) -> profile.with(new FishLimits(
                        now, profile.fish().endoFins(), profile.fish().siamese())));
        number(
                messages.get("limits.endo-fins"),
                0,
                Profile.MOST_FINS,
                profile -> profile.fish().endoFins(),
                (profile, now) -> profile.with(new FishLimits(
                        profile.fish().fins(), now, profile.fish().siamese())));
        flag(
                messages.get("limits.siamese"),
                profile -> profile.fish().siamese(),
                (profile, now) -> profile.with(
                        new FishLimits(profile.fish().fins(), profile.fish().endoFins(), now)));
        head(messages.get("limits.chains"));
        number(
                messages.get("limits.chain-length"),
                Profile.SHORTEST_CHAIN,
                Profile.LONGEST_CHAIN,
                profile -> profile.chains().length(),
                (profile, now) -> profile.with(profile.chains().withLength(now)));
        number(
                messages.get("limits.forcing-length"),
                Profile.SHORTEST_CHAIN,
                Profile.LONGEST_CHAIN,
                profile -> profile.chains().forcing(),
                (profile, now) -> profile.with(profile.chains().withForcing(now)));
        CheckBox sets = flag(
                messages.get("limits.chain-als"),
                profile -> profile.chains().als(),
                (profile, now) -> profile.with(
                        profile.chains().withSets(now, profile.chains().linkedSets())));
        CheckBox linked = flag(
                messages.get("limits.chain-linked"),
                profile -> profile.chains().linkedSets(),
                (profile, now) ->
                        profile.with(profile.chains().withSets(profile.chains().als(), now)));
        linked.disableProperty().bind(sets.selectedProperty().not());
        head(messages.get("limits.als"));
        number(
                messages.get("limits.als-sets"),
                2,
                Profile.MOST_SETS,
                profile -> profile.als().sets(),
                (profile, now) -> profile.with(new AlsLimits(profile.als().overlap(), now)));
        flag(
                messages.get("limits.als-overlap"),
                profile -> profile.als().overlap(),
                (profile, now) -> profile.with(new AlsLimits(now, profile.als().sets())));
        head(messages.get("limits.patterns"));
        flag(
                messages.get("limits.duals"),
                profile -> profile.patterns().duals(),
                (profile, now) -> profile.with(new PatternLimits(
                        now,
                        profile.patterns().smallEmptyRectangles(),
                        profile.patterns().missingCandidates())));
        flag(
                messages.get("limits.small-rectangles"),
                profile -> profile.patterns().smallEmptyRectangles(),
                (profile, now) -> profile.with(new PatternLimits(
                        profile.patterns().duals(), now, profile.patterns().missingCandidates())));
        flag(
                messages.get("limits.missing"),
                profile -> profile.patterns().missingCandidates(),
                (profile, now) -> profile.with(new PatternLimits(
                        profile.patterns().duals(), profile.patterns().smallEmptyRectangles(), now)));
        head(messages.get("limits.exotic"));
        number(
                messages.get("limits.whip"),
                Profile.SHORTEST_WHIP,
                Profile.LONGEST_WHIP,
                profile -> profile.exotic().whip(),
                (profile, now) ->
                        profile.with(new ExoticLimits(now, profile.exotic().sectors())));
        number(
                messages.get("limits.sectors"),
                Profile.FEWEST_SECTORS,
                Profile.MOST_SECTORS,
                profile -> profile.exotic().sectors(),
                (profile, now) -> profile.with(new ExoticLimits(profile.exotic().whip(), now)));
    }

    private void head(String title) {
        Label head = new Label(title);
        head.getStyleClass().add("limits-head");
        add(head, 0, rows++, 2, 1);
    }

    private void number(
            String name, int least, int most, ToIntFunction<Profile> get, BiFunction<Profile, Integer, Profile> set) {
        Spinner<Integer> spinner = new Spinner<>(least, most, least);
        spinner.setEditable(true);
        spinner.getStyleClass().add("limit");
        takeNumbersOnly(spinner);
        Label label = new Label(name);
        label.setLabelFor(spinner);
        controller
                .profilesProperty()
                .subscribe(now -> spinner.getValueFactory().setValue(get.applyAsInt(now.current())));
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

    private CheckBox flag(String name, Function<Profile, Boolean> get, BiFunction<Profile, Boolean, Profile> set) {
        CheckBox box = new CheckBox(name);
        controller.profilesProperty().subscribe(now -> box.setSelected(get.apply(now.current())));
        box.selectedProperty()
                .addListener((change, before, now) -> controller.change(profile -> set.apply(profile, now)));
        add(box, 0, rows++, 2, 1);
        return box;
    }
}
