package nonet.cli.option;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.generate.LogicRequest;
import nonet.generate.LogicRequest.Scores;
import nonet.rate.Level;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// `--needs`, `--hardest`, `--without`, `--level` and `--score`: what human logic takes to solve a new puzzle.
public final class PathOptions {

    @Option(
            names = "--needs",
            paramLabel = "ID",
            split = ",",
            converter = Id.class,
            description = "Techniques that cannot be done without, separated by commas, such as x-wing;"
                    + " see 'nonet techniques'.")
    private Set<Technique> needs = new TreeSet<>();

    @Option(
            names = "--hardest",
            paramLabel = "ID",
            split = ",",
            converter = Id.class,
            description = "Hardest technique of the solution path, or several of which one is the hardest.")
    private Set<Technique> hardest = new TreeSet<>();

    @Option(
            names = "--without",
            paramLabel = "ID",
            split = ",",
            converter = Id.class,
            description = "Techniques that do not occur in the solution path.")
    private Set<Technique> without = new TreeSet<>();

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "Level, as in 'nonet rate': easy, medium, hard, unfair or extreme.")
    private @Nullable Level level;

    @Option(
            names = "--score",
            paramLabel = "MIN-MAX",
            converter = ScoreRange.class,
            description = "Score, as in 'nonet rate', such as 800-1200.")
    private Scores score = Scores.ANY;

    /// Returns the requested path.
    public LogicRequest request() {
        return new LogicRequest(level, score, needs, hardest, without);
    }

    /// Converter for the id of a technique.
    static final class Id extends ChoiceConverter<Technique> {

        Id() {
            super(
                    Stream.of(Technique.values())
                            .filter(each -> each != Technique.BRUTE_FORCE)
                            .toList(),
                    Technique::id);
        }

        @Override
        public Technique convert(String word) {
            try {
                return super.convert(word.strip());
            } catch (TypeConversionException unknown) {
                throw new TypeConversionException("ids of techniques, as in 'nonet techniques'");
            }
        }
    }

    private static final class ScoreRange extends RangeConverter<Scores> {

        ScoreRange() {
            super("(\\d{1,6})-(\\d{1,6})", Scores::new, "a range of scores, such as 800-1200");
        }
    }
}
