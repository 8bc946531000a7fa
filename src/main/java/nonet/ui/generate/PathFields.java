package nonet.ui.generate;

import java.util.List;
import java.util.function.Function;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import nonet.deduce.Technique;
import nonet.generate.LogicRequest;
import nonet.generate.LogicRequest.Scores;
import nonet.rate.Level;
import nonet.ui.kit.Messages;
import nonet.ui.kit.NumberText;
import org.jspecify.annotations.Nullable;

/// The requirements on the path of human logic, as typed.
public final class PathFields {

    private static final NumberText SCORE = new NumberText(0, Scores.HIGHEST);

    public final ObjectProperty<Difficulty> difficulty = new SimpleObjectProperty<>(Difficulty.ANY);

    /// The techniques that cannot be done without, separated by commas; empty for any.
    public final StringProperty needs = new SimpleStringProperty("");

    /// The techniques one of which is the hardest, separated by commas; empty for any.
    public final StringProperty hardest = new SimpleStringProperty("");

    /// The techniques that must not occur, separated by commas; empty for none.
    public final StringProperty without = new SimpleStringProperty("");

    /// The lowest score, as typed; empty for any.
    public final StringProperty lowestScore = new SimpleStringProperty("");

    /// The highest score, as typed; empty for any.
    public final StringProperty highestScore = new SimpleStringProperty("");

    private final Messages messages;
    final TechniqueList techniques;

    /// @param names returns the name of a technique
    PathFields(Messages messages, Function<Technique, String> names) {
        this.messages = messages;
        this.techniques = new TechniqueList(names);
    }

    /// Returns all that the request depends on.
    List<Observable> observed() {
        return List.of(difficulty, needs, hardest, without, lowestScore, highestScore);
    }

    /// Says in a sentence what was not understood; empty if all was.
    String refusal() {
        for (StringProperty each : new StringProperty[] {needs, hardest, without}) {
            String unknown = techniques.unknown(each.get()).orElse("");
            if (!unknown.isEmpty()) {
                return messages.get("generate.unknown-technique", unknown);
            }
        }
        return scoreRefusal();
    }

    /// Says in a sentence why there is no such score; empty if there is.
    String scoreRefusal() {
        for (StringProperty each : new StringProperty[] {lowestScore, highestScore}) {
            String why = each.get().isBlank() ? "" : SCORE.refusal(messages, each.get());
            if (!why.isEmpty()) {
                return why;
            }
        }
        return least() > most() ? messages.get("generate.crossed") : "";
    }

    /// Returns the request; there must be no refusal.
    LogicRequest request() {
        return new LogicRequest(
                difficulty.get().level(),
                new Scores(least(), most()),
                techniques.read(needs.get()),
                techniques.read(hardest.get()),
                techniques.read(without.get()));
    }

    private int least() {
        return (int) SCORE.read(lowestScore.get()).orElse(0);
    }

    private int most() {
        return (int) SCORE.read(highestScore.get()).orElse(Scores.HIGHEST);
    }

    /// The requested difficulty of a new puzzle.
    public enum Difficulty {
        ANY(null),
        EASY(Level.EASY),
        MEDIUM(Level.MEDIUM),
        HARD(Level.HARD),
        UNFAIR(Level.UNFAIR),
        EXTREME(Level.EXTREME);

        private final @Nullable Level level;

        Difficulty(@Nullable Level level) {
            this.level = level;
        }

        /// Returns the level, or null for any.
        @Nullable
        Level level() {
            return level;
        }

        /// Returns the name in the language of the window.
        String name(Messages messages) {
            return level == null ? messages.get("generate.level-any") : messages.name("level.", level);
        }
    }
}
