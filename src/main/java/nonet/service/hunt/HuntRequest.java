package nonet.service.hunt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.generate.ErRequest.Gem;
import nonet.generate.PuzzleRequest.Clues;
import nonet.service.hunt.HuntGoal.Ratings;

/// What a hunt does with its seeds. Its text form is kept in checkpoints.
///
/// @param seed the seed of random moves
/// @param rounds how often the puzzles found are the seeds of a further round, at least 1
public record HuntRequest(Moves moves, long seed, int rounds, HuntGoal goal) {

    /// The largest number of rounds.
    public static final int MOST_ROUNDS = 1_000_000;

    public HuntRequest {
        if (rounds < 1 || rounds > MOST_ROUNDS) {
            throw new IllegalArgumentException(rounds + " rounds");
        }
    }

    /// Returns the text form: words, or names with values.
    public String text() {
        Ratings rating = goal.rating();
        List<String> words = new ArrayList<>(List.of(
                moves.toString(),
                "tries=" + moves.tries(),
                "seed=" + seed,
                "rounds=" + rounds,
                "clues=" + goal.clues().fewest() + "-" + goal.clues().most(),
                "er=" + rating.er(),
                "ep=" + rating.ep(),
                "ed=" + rating.ed(),
                "gem=" + rating.gem().name().toLowerCase(Locale.ROOT),
                "guesses=" + goal.guesses(),
                "needs=" + goal.needs().stream().map(Technique::id).sorted().collect(Collectors.joining(","))));
        if (moves.inPlace()) {
            words.add("in-place");
        }
        if (goal.minimal()) {
            words.add("minimal");
        }
        if (rating.wanted()) {
            words.add("rated");
        }
        return String.join(" ", words);
    }

    /// Parses the text form; empty if it is not one.
    static Optional<HuntRequest> parse(String text) {
        Map<String, String> words = new HashMap<>();
        String[] parts = text.strip().split(" ", 32);
        for (String part : parts) {
            int equals = part.indexOf('=');
            words.put(equals < 0 ? part : part.substring(0, equals), part.substring(equals + 1));
        }
        try {
            Moves moves = Moves.parse(parts[0], words.containsKey("in-place"), Integer.parseInt(word(words, "tries")))
                    .orElseThrow(IllegalArgumentException::new);
            String[] clues = word(words, "clues").split("-", 2);
            Ratings rating = new Ratings(
                    Integer.parseInt(word(words, "er")),
                    Integer.parseInt(word(words, "ep")),
                    Integer.parseInt(word(words, "ed")),
                    Gem.valueOf(word(words, "gem").toUpperCase(Locale.ROOT)),
                    words.containsKey("rated"));
            HuntGoal goal = new HuntGoal(
                    new Clues(Integer.parseInt(clues[0]), Integer.parseInt(clues[1])),
                    words.containsKey("minimal"),
                    techniques(word(words, "needs")),
                    rating,
                    Integer.parseInt(word(words, "guesses")));
            long seed = Long.parseLong(word(words, "seed"));
            return Optional.of(new HuntRequest(moves, seed, Integer.parseInt(word(words, "rounds")), goal));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException damaged) {
            return Optional.empty();
        }
    }

    private static String word(Map<String, String> words, String name) {
        String value = words.get(name);
        if (value == null) {
            throw new IllegalArgumentException(name);
        }
        return value;
    }

    private static Set<Technique> techniques(String ids) {
        Map<String, Technique> known =
                Stream.of(Technique.values()).collect(Collectors.toMap(Technique::id, each -> each));
        return Stream.of(ids.split(","))
                .filter(id -> !id.isEmpty())
                .map(id -> Optional.ofNullable(known.get(id)).orElseThrow(IllegalArgumentException::new))
                .collect(Collectors.toSet());
    }
}
