package nonet.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.grid.Candidate;
import nonet.grid.CellSet;

/// The colors and links that the user has drawn among the pencil marks.
///
/// @param colors the candidates that were given a color
/// @param links the links between candidates, in the order in which they were drawn
public record Sketch(Map<Candidate, CellColor> colors, List<DrawnLink> links) {

    /// Nothing is drawn.
    public static final Sketch NONE = new Sketch(Map.of(), List.of());

    public Sketch {
        colors = Map.copyOf(colors);
        links = List.copyOf(links);
    }

    public boolean isEmpty() {
        return colors.isEmpty() && links.isEmpty();
    }

    /// Returns this sketch with the color on each of the candidates, or with none there when all of them have it.
    Sketch toggled(List<Candidate> candidates, CellColor color) {
        Map<Candidate, CellColor> changed = new HashMap<>(colors);
        if (candidates.stream().allMatch(candidate -> colors.get(candidate) == color)) {
            candidates.forEach(changed::remove);
        } else {
            candidates.forEach(candidate -> changed.put(candidate, color));
        }
        return new Sketch(changed, links);
    }

    /// Returns this sketch without the colors of the candidates in some cells.
    Sketch withoutColors(CellSet cells) {
        Map<Candidate, CellColor> kept = new HashMap<>(colors);
        kept.keySet().removeIf(candidate -> cells.contains(candidate.cell()));
        return new Sketch(kept, links);
    }

    /// Returns this sketch with the link, in place of one of another kind with the same ends; or without it when it was
    /// drawn already.
    Sketch toggled(DrawnLink link) {
        List<DrawnLink> changed = new ArrayList<>(links);
        boolean drawn = changed.removeIf(each -> each.joins(link) && each.strong() == link.strong());
        changed.removeIf(each -> each.joins(link));
        if (!drawn) {
            changed.add(link);
        }
        return new Sketch(colors, changed);
    }

    /// Returns this sketch without its links.
    Sketch withoutLinks() {
        return new Sketch(colors, List.of());
    }
}
