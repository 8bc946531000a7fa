package nonet.ui.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.beans.value.WeakChangeListener;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.rate.Profile;
import nonet.settings.Profiles;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.ProfileWords;

/// The profile by which new puzzles are rated: that of the window, until another one is chosen.
public final class ProfileFields {

    /// A profile to choose.
    ///
    /// @param name the name of a profile that is not in use; empty for the one in use in the window
    public record NamedProfile(String name, Profile profile) {}

    public final ObjectProperty<NamedProfile> chosen;

    private final ProfileWords words;
    private final ObservableValue<Profiles> profiles;
    private final ObservableList<NamedProfile> choices = FXCollections.observableArrayList();

    /// The profile in use in the window first, then all others.
    public final ObservableList<NamedProfile> shown = FXCollections.unmodifiableObservableList(choices);

    private final ChangeListener<Profiles> following = (_, _, now) -> follow(now);

    ProfileFields(Messages messages, ObservableValue<Profiles> profiles) {
        this.profiles = profiles;
        words = new ProfileWords(messages);
        chosen = new SimpleObjectProperty<>(current());
        follow(profiles.getValue());
        // The profiles outlive the window.
        profiles.addListener(new WeakChangeListener<>(following));
    }

    /// Returns the name of a profile, with a remark if it was changed.
    String name(NamedProfile choice) {
        return choice.name.isEmpty() ? words.of(profiles.getValue()) : words.of(choice.name);
    }

    /// Returns the name of the chosen profile.
    String name() {
        return name(chosen.get());
    }

    List<Observable> observed() {
        return List.of(chosen);
    }

    /// Returns the chosen profile.
    Profile profile() {
        return chosen.get().profile;
    }

    private NamedProfile current() {
        return new NamedProfile("", profiles.getValue().current());
    }

    private void follow(Profiles now) {
        List<NamedProfile> next = new ArrayList<>(List.of(current()));
        for (String each : now.names()) {
            now.named(each)
                    .filter(saved -> !saved.equals(now.current()))
                    .ifPresent(saved -> next.add(new NamedProfile(each, saved)));
        }
        String before = chosen.get().name;
        choices.setAll(next);
        chosen.set(Stream.concat(next.stream().filter(each -> each.name.equals(before)), next.stream())
                .findFirst()
                .orElseThrow());
    }
}
