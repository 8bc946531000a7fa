package nonet.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import nonet.codec.Carries;
import nonet.codec.Codec;
import nonet.codec.Codecs;
import nonet.play.Document;

/// What the puzzles of an input lose in another format.
///
/// @param things everything that some puzzle loses
/// @param puzzles how many puzzles lose something or, when the conversion is refused, their candidates
/// @param carriers the formats that hold all of it
/// @param isRefused whether some would come out as other puzzles, which was not allowed
record ConversionLoss(Codec target, Set<Carries> things, int puzzles, List<String> carriers, boolean isRefused) {

    ConversionLoss {
        things = Set.copyOf(things);
        carriers = List.copyOf(carriers);
    }

    /// @param lossy whether puzzles may lose the candidates that belong to them
    static ConversionLoss of(Codecs codecs, Codec target, List<Document> documents, boolean lossy) {
        Set<Carries> things = EnumSet.noneOf(Carries.class);
        int losing = 0;
        int changed = 0;
        for (Document document : documents) {
            Set<Carries> lost = Codecs.lost(target, document);
            things.addAll(lost);
            losing += lost.isEmpty() ? 0 : 1;
            changed += lost.contains(Carries.CANDIDATES) ? 1 : 0;
        }
        boolean refused = changed > 0 && !lossy;
        Set<Carries> wanted = refused ? EnumSet.of(Carries.CANDIDATES) : things;
        List<String> carriers = codecs.all().stream()
                .filter(codec -> codec.writes() && codec.carries().containsAll(wanted))
                .map(Codec::id)
                .toList();
        return new ConversionLoss(target, wanted, refused ? changed : losing, carriers, refused);
    }

    /// Returns the sentence for standard error; empty when nothing is lost.
    ///
    /// @param input what the input is called
    Optional<String> sentence(String input) {
        if (things.isEmpty()) {
            return Optional.empty();
        }
        String named = input + ": ";
        String hold = carriers.isEmpty() ? "" : " " + String.join(", ", carriers) + " can.";
        String of = puzzles == 1 ? "1 puzzle" : puzzles + " puzzles";
        if (isRefused) {
            return Optional.of(named + "'" + target.id() + "' cannot hold the candidates that belong to " + of
                    + ", which would be another one without them; nothing was written." + hold
                    + " --lossy writes it all the same.");
        }
        String what = things.stream().sorted().map(ConversionLoss::name).collect(Collectors.joining(", "));
        return Optional.of(named + "'" + target.id() + "' cannot hold " + what + "; " + of + " lost them." + hold);
    }

    private static String name(Carries thing) {
        return switch (thing) {
            case PLACED -> "entered digits";
            case MARKS -> "pencil marks";
            case CANDIDATES -> "the candidates that belong to a puzzle";
            case COLORS -> "colors";
            case COMMENT -> "comments";
            case SEVERAL, NAMES, HISTORY -> throw new IllegalArgumentException("not looked at: " + thing);
        };
    }
}
