package nonet.cli.report;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.FormatFeature;
import nonet.play.Document;
import nonet.text.Plural;

/// The features that the puzzles of an input lose in another format, counted puzzle by puzzle.
public final class ConversionLoss {

    private final Codecs codecs;
    private final Codec target;
    private final boolean lossy;
    private final Set<FormatFeature> things = EnumSet.noneOf(FormatFeature.class);
    /// The number of puzzles with a loss.
    private long losing;
    /// The number of puzzles that lose their own candidates.
    private long changed;

    /// @param lossy whether puzzles may lose their own candidates
    public ConversionLoss(Codecs codecs, Codec target, boolean lossy) {
        this.codecs = codecs;
        this.target = target;
        this.lossy = lossy;
    }

    public void add(Document document) {
        Set<FormatFeature> lost = codecs.lost(target, document);
        things.addAll(lost);
        losing += lost.isEmpty() ? 0 : 1;
        changed += lost.contains(FormatFeature.CANDIDATES) ? 1 : 0;
    }

    /// Tests whether a puzzle would lose its own candidates although that was not allowed.
    public boolean isRefused() {
        return changed > 0 && !lossy;
    }

    /// Returns the sentence for standard error; empty if nothing is lost.
    ///
    /// @param input the name of the input
    /// @param written the number of puzzles that were written already and cannot be taken back
    public Optional<String> sentence(String input, long written) {
        if (things.isEmpty()) {
            return Optional.empty();
        }
        String named = input + ": ";
        if (isRefused()) {
            String before = written == 0 ? "nothing" : "nothing but the " + Plural.of(written, "puzzle") + " before";
            return Optional.of(
                    named + "'" + target.id() + "' cannot hold the candidates of " + Plural.of(changed, "puzzle")
                            + ", and leaving them out would change the puzzle; " + before + " was written."
                            + carriers(EnumSet.of(FormatFeature.CANDIDATES)) + " Use --lossy to write it anyway.");
        }
        String what = things.stream().sorted().map(ConversionLoss::name).collect(Collectors.joining(", "));
        return Optional.of(named + "'" + target.id() + "' cannot hold " + what + "; left out of "
                + Plural.of(losing, "puzzle") + "." + carriers(things));
    }

    private String carriers(Set<FormatFeature> wanted) {
        return carriers(codecs.all().stream().filter(codec -> codec != target), wanted);
    }

    /// Returns a sentence that names the formats that hold all of these features, after a blank; empty if there is none.
    public static String carriers(Codecs codecs, Set<FormatFeature> wanted) {
        return carriers(codecs.all().stream(), wanted);
    }

    private static String carriers(Stream<Codec> codecs, Set<FormatFeature> wanted) {
        String ids = codecs.filter(codec -> codec.writes() && codec.features().containsAll(wanted))
                .map(Codec::id)
                .collect(Collectors.joining(", "));
        return ids.isEmpty() ? "" : " Formats that can: " + ids + ".";
    }

    private static String name(FormatFeature thing) {
        return switch (thing) {
            case PLACED -> "entered digits";
            case MARKS -> "pencil marks";
            case CANDIDATES -> "candidates that are part of a puzzle";
            case COLORS -> "colors";
            case LINKS -> "drawn links";
            case CORNERS -> "corner marks";
            case BOOKMARKS -> "bookmarks";
            case COMMENT -> "comments";
            case NAMES -> "names";
            case SEVERAL, HISTORY -> throw new IllegalArgumentException("not compared: " + thing);
        };
    }
}
