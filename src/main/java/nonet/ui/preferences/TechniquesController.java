package nonet.ui.preferences;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.rate.Profile;
import nonet.rate.Weight;
import nonet.rate.Weights;
import nonet.settings.Profiles;
import nonet.ui.kit.Messages;

/// The user's choices for human logic: the order of the techniques, their use and their scores, their limits, and the
/// profiles under which these are saved. Every change takes effect at once.
public final class TechniquesController {

    /// All profiles, and the one in use.
    public final ObjectProperty<Profiles> profiles = new SimpleObjectProperty<>();

    /// Whether the profile in use differs from its saved state.
    public final BooleanBinding changed =
            Bindings.createBooleanBinding(() -> profiles.get().isChanged(), profiles);

    /// Whether there is a change to undo.
    public final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper();

    private final Words words;
    private final ObservableList<Weight> inOrder = FXCollections.observableArrayList();

    /// The techniques in the order in which they are tried.
    public final ObservableList<Weight> weights = FXCollections.unmodifiableObservableList(inOrder);
    private final ObservableList<String> choices = FXCollections.observableArrayList();

    /// The names of the profiles that can be chosen; the empty one is *Modern*.
    public final ObservableList<String> names = FXCollections.unmodifiableObservableList(choices);

    /// The states before each change, the last one first.
    private final Deque<Profiles> past = new ArrayDeque<>();

    public TechniquesController(Messages messages, Profiles profiles) {
        this.words = new Words(messages::locale);
        this.profiles.subscribe(this::follow);
        this.profiles.set(profiles);
    }

    public String name(Technique technique) {
        return words.of(technique);
    }

    public String family(Technique technique) {
        return words.of(technique.family());
    }

    /// Changes the profile in use.
    public void change(UnaryOperator<Profile> change) {
        Profile now = profiles.get().current();
        Profile next = change.apply(now);
        if (!next.equals(now)) {
            use(profiles.get().with(next));
        }
    }

    /// Enables or disables a technique for solving.
    public void solve(Technique technique, boolean on) {
        weigh(technique, old -> new Weight(technique, old.order(), old.level(), old.score(), on, old.all()));
    }

    /// Includes a technique in all steps, or excludes it.
    public void all(Technique technique, boolean on) {
        weigh(technique, old -> new Weight(technique, old.order(), old.level(), old.score(), old.solve(), on));
    }

    /// Sets the score of each step of a technique.
    ///
    /// @return whether the score is valid; otherwise nothing changes
    public boolean score(Technique technique, String text) {
        boolean number = text.strip().matches("\\d{1,6}");
        if (number) {
            int score = Integer.parseInt(text.strip());
            weigh(technique, old -> new Weight(technique, old.order(), old.level(), score, old.solve(), old.all()));
        }
        return number;
    }

    /// Moves a technique to another place in the order. Between two with the same order it joins them.
    ///
    /// @param place the new place, from 0
    public void move(Technique technique, int place) {
        List<Weight> order = new ArrayList<>(inOrder);
        int from = placeOf(technique);
        int to = Math.clamp(place, 0, order.size() - 1);
        if (to != from) {
            Weight moved = order.remove(from);
            order.add(to, moved);
            change(profile -> profile.with(renumbered(order, to)));
        }
    }

    /// Moves a technique to the place before another one.
    public void moveBefore(Technique technique, Technique other) {
        int to = placeOf(other);
        move(technique, placeOf(technique) < to ? to - 1 : to);
    }

    /// Moves a technique to the place after another one.
    public void moveAfter(Technique technique, Technique other) {
        int to = placeOf(other);
        move(technique, placeOf(technique) < to ? to : to + 1);
    }

    /// Returns the place of a technique in the order, from 0.
    public int placeOf(Technique technique) {
        return inOrder.stream().map(Weight::technique).toList().indexOf(technique);
    }

    /// Restores the defaults.
    public void restore() {
        boolean hodoku = profiles.get().chosen().equals(Profiles.HODOKU);
        change(profile -> hodoku ? Profile.hodoku() : Profile.modern());
    }

    /// Uses a profile; the empty name is *Modern*.
    public void choose(String name) {
        if (!name.equals(profiles.get().chosen()) || changed.get()) {
            use(profiles.get().choosing(name));
        }
    }

    /// Saves the profile in use under a name.
    ///
    /// @return whether the name is valid
    public boolean save(String name) {
        String stripped = name.strip();
        boolean fine = isName(stripped);
        if (fine) {
            use(profiles.get().saving(stripped));
        }
        return fine;
    }

    /// Renames the selected profile.
    ///
    /// @return whether the name is valid and not taken
    public boolean rename(String name) {
        String stripped = name.strip();
        boolean fine = isName(stripped)
                && profiles.get().isSaved()
                && !profiles.get().saved().containsKey(stripped);
        if (fine) {
            use(profiles.get().renaming(stripped));
        }
        return fine;
    }

    private static boolean isName(String name) {
        return !name.isEmpty() && name.length() <= Profiles.LONGEST_NAME && !Profiles.isReserved(name);
    }

    /// Deletes the selected profile; its settings stay in use.
    public void delete() {
        use(profiles.get().deleting(profiles.get().chosen()));
    }

    /// Undoes the last change, of the profile in use or of the saved ones.
    public void undo() {
        if (!past.isEmpty()) {
            profiles.set(past.pop());
            undoable.set(!past.isEmpty());
        }
    }

    private void use(Profiles next) {
        past.push(profiles.get());
        profiles.set(next);
        undoable.set(true);
    }

    private void weigh(Technique technique, UnaryOperator<Weight> change) {
        change(profile -> profile.with(
                profile.weights().with(change.apply(profile.weights().of(technique)))));
    }

    /// Renumbers the techniques. Adjacent techniques with the same order keep sharing one.
    private static Weights renumbered(List<Weight> order, int moved) {
        List<Weight> numbered = new ArrayList<>();
        int number = 0;
        for (int i = 0; i < order.size(); i++) {
            Weight each = order.get(i);
            boolean together = i > 0 && joined(order, i, moved);
            number += together ? 0 : 100;
            numbered.add(new Weight(each.technique(), number, each.level(), each.score(), each.solve(), each.all()));
        }
        return Weights.of(numbered);
    }

    private static boolean joined(List<Weight> order, int place, int moved) {
        boolean within = moved > 0
                && moved < order.size() - 1
                && order.get(moved - 1).order() == order.get(moved + 1).order();
        return place == moved || place == moved + 1
                ? within
                : order.get(place).order() == order.get(place - 1).order();
    }

    private void follow(Profiles now) {
        if (now != null) {
            List<Weight> all = now.current().weights().all();
            if (!all.equals(inOrder)) {
                inOrder.setAll(all);
            }
            List<String> saved = new ArrayList<>(List.of("", Profiles.HODOKU));
            now.saved().keySet().stream().filter(Predicate.not(saved::contains)).forEach(saved::add);
            if (!saved.equals(choices)) {
                choices.setAll(saved);
            }
        }
    }
}
