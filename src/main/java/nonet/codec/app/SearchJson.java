package nonet.codec.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.notation.Names;
import nonet.play.Branch;
import nonet.play.Branches;
import nonet.play.SteeredSearch;
import nonet.solve.ChosenGuess;
import nonet.trace.Choice;

/// The searches of a puzzle as fields of a JSON object: of the one that is shown the engine, an array with number, origin and
/// chosen guesses of each branch, the number of the one that is shown, and whether the user makes every guess; and an array of
/// objects with the same fields for the others.
public final class SearchJson {

    /// The names of the fields.
    static final List<String> FIELDS = List.of("branches", "branch", "begun", "ownGuesses", "searches");

    private static final Pattern CANDIDATE = Pattern.compile("r([1-9])c([1-9])=([1-9])");
    private static final int MOST_GUESSES = 1_000;
    private static final int MOST_ALTERNATIVES = 9;

    private SearchJson() {}

    /// Writes the fields, unless no guess is chosen.
    ///
    /// @param searches the one that is shown first
    public static void write(List<SteeredSearch> searches, ObjectNode to) {
        for (SteeredSearch each : searches) {
            boolean shown = each == searches.getFirst();
            ObjectNode fields = shown ? to : to.withArray("searches").addObject();
            fields.put("engine", each.engine());
            write(each.branches(), fields);
        }
    }

    private static void write(Branches branches, ObjectNode to) {
        if (branches.isEmpty()) {
            return;
        }
        ArrayNode array = to.putArray("branches");
        branches.left().entrySet().stream()
                .sorted(Comparator.comparingInt(each -> each.getKey().number()))
                .forEach(each -> {
                    Branch branch = each.getKey();
                    ObjectNode field = array.addObject()
                            .put("number", branch.number())
                            .put("from", branch.from())
                            .put("after", branch.after())
                            .put("event", each.getValue());
                    if (!branch.title().isEmpty()) {
                        field.put("title", branch.title());
                    }
                    ArrayNode guesses = field.putArray("guesses");
                    branch.guesses().forEach(guess -> write(guess, guesses.addObject()));
                });
        to.put("branch", branches.shown()).put("begun", branches.begun());
        if (branches.own()) {
            to.put("ownGuesses", true);
        }
    }

    private static void write(ChosenGuess guess, ObjectNode to) {
        to.put("event", guess.from());
        if (guess.choice() instanceof Choice.Places(House house)) {
            to.put("house", Names.of(house));
        }
        ArrayNode order = to.putArray("order");
        guess.order().forEach(candidate -> order.add(candidate.toString()));
    }

    /// Reads the searches of an object, the one that is shown first, without invalid branches; empty if there are no others.
    public static List<SteeredSearch> read(JsonNode from) {
        List<SteeredSearch> searches = new ArrayList<>();
        for (JsonNode each : from.path("searches")) {
            SteeredSearch other = search(each);
            if (other.branches().haveGuesses() && searches.size() < SteeredSearch.MOST) {
                searches.add(other);
            }
        }
        SteeredSearch shown = search(from);
        searches.addFirst(shown);
        return shown.branches().isEmpty() && searches.size() == 1 ? List.of() : searches;
    }

    private static SteeredSearch search(JsonNode from) {
        return new SteeredSearch(from.path("engine").asText(""), branches(from));
    }

    /// Reads the branches of a search; none if any of them is invalid.
    private static Branches branches(JsonNode from) {
        Map<Branch, Long> left = new HashMap<>();
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode each : from.path("branches")) {
            int number = each.path("number").asInt(0);
            int origin = each.path("from").asInt(-1);
            long after = each.path("after").asLong(-2);
            long event = each.path("event").asLong(-2);
            Optional<List<ChosenGuess>> guesses = guesses(each.path("guesses"));
            boolean valid = origin == 0 || numbers.contains(origin);
            if (!valid
                    || guesses.isEmpty()
                    || number <= origin
                    || numbers.contains(number)
                    || numbers.size() == Branch.MOST
                    || after < -1
                    || event < -1) {
                return Branches.NONE;
            }
            numbers.add(number);
            left.put(new Branch(number, origin, after, guesses.get(), title(each)), event);
        }
        int shown = from.path("branch").asInt(1);
        return numbers.contains(shown)
                ? new Branches(
                        left,
                        shown,
                        from.path("ownGuesses").asBoolean(false),
                        from.path("begun").asInt(1))
                : Branches.NONE;
    }

    private static String title(JsonNode branch) {
        String line = branch.path("title").asText("").replaceAll("\\p{Cntrl}", " ");
        return line.substring(0, Math.min(line.length(), Branch.LONGEST_TITLE));
    }

    private static Optional<List<ChosenGuess>> guesses(JsonNode from) {
        List<ChosenGuess> guesses = new ArrayList<>();
        for (JsonNode each : from) {
            long event = each.path("event").asLong(-1);
            List<Candidate> order = new ArrayList<>();
            each.path("order")
                    .forEach(candidate -> candidate(candidate.asText("")).ifPresent(order::add));
            boolean whole =
                    !order.isEmpty() && order.size() == each.path("order").size() && order.size() <= MOST_ALTERNATIVES;
            Optional<Choice> choice = choice(each);
            if (event < 0 || !whole || choice.isEmpty() || guesses.size() == MOST_GUESSES) {
                return Optional.empty();
            }
            guesses.add(new ChosenGuess(event, choice.get(), order));
        }
        return Optional.of(guesses);
    }

    private static Optional<Choice> choice(JsonNode guess) {
        return guess.has("house")
                ? Names.house(guess.path("house").asText("")).map(Choice.Places::new)
                : Optional.of(new Choice.Candidates());
    }

    private static Optional<Candidate> candidate(String text) {
        Matcher matcher = CANDIDATE.matcher(text);
        return matcher.matches()
                ? Optional.of(
                        new Candidate(Cell.at(number(matcher, 1), number(matcher, 2)), Digit.of(number(matcher, 3))))
                : Optional.empty();
    }

    private static int number(Matcher matcher, int group) {
        return matcher.group(group).charAt(0) - '0';
    }
}
