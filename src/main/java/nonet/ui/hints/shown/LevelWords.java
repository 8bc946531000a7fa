package nonet.ui.hints.shown;

import nonet.rate.Level;
import nonet.ui.kit.Messages;

/// The names of the levels.
public record LevelWords(Messages messages) {

    public String of(Level level) {
        return messages.get(
                switch (level) {
                    case EASY -> "level.easy";
                    case MEDIUM -> "level.medium";
                    case HARD -> "level.hard";
                    case UNFAIR -> "level.unfair";
                    case EXTREME -> "level.extreme";
                });
    }
}
