package nonet.ui.hints.shown;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;

/// Thins the picture of a step with too many links to follow.
final class LinkThinning {

    /// The largest number of links that can be followed at once.
    static final int MOST_LINKS = 40;

    private LinkThinning() {}

    static boolean crowded(Marks marks) {
        return marks.links().size() > MOST_LINKS;
    }

    /// Returns the marks with the lines of reasoning that lead to some nodes: all of them if they can be followed, otherwise
    /// their last links. Without such nodes it returns the first links. Candidates that they do not touch are left
    /// unmarked, but for what the step concludes.
    static Marks thinned(Marks marks, Predicate<Node> wanted) {
        List<Link> links = leading(marks.links(), wanted);
        Set<Candidate> touched = links.stream()
                .flatMap(link -> Stream.of(link.from(), link.to()))
                .flatMap(LinkThinning::candidates)
                .collect(Collectors.toSet());
        Map<Candidate, Role> candidates = marks.candidates().entrySet().stream()
                .filter(each -> touched.contains(each.getKey())
                        || each.getValue() == Role.PLACED
                        || each.getValue() == Role.ELIMINATED)
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return new Marks(candidates, marks.cells(), marks.houses(), links, marks.signs(), marks.parts());
    }

    private static List<Link> leading(List<Link> links, Predicate<Node> wanted) {
        List<Link> last = links.stream().filter(link -> wanted.test(link.to())).toList();
        if (last.isEmpty()) {
            Node start = links.getFirst().from();
            return links.stream().filter(link -> link.from().equals(start)).toList();
        }
        Set<Link> all = new LinkedHashSet<>(last);
        List<Link> open = new ArrayList<>(last);
        while (!open.isEmpty() && all.size() <= MOST_LINKS) {
            Node from = open.removeFirst().from();
            links.stream()
                    .filter(link -> link.to().equals(from))
                    .filter(all::add)
                    .forEach(open::add);
        }
        return all.size() <= MOST_LINKS ? List.copyOf(all) : last;
    }

    private static Stream<Candidate> candidates(Node node) {
        List<Candidate> all = new ArrayList<>();
        node.cells().forEach(cell -> all.add(new Candidate(cell, node.digit())));
        return all.stream();
    }
}
