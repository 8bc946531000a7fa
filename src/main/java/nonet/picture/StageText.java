package nonet.picture;

import java.util.ArrayList;
import java.util.List;
import nonet.explain.Passage;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Lettering;

/// The text below a picture, broken into lines: its sentences, and below each the first of its details, indented, with the
/// number of those left out.
///
/// @param size the size of the letters
/// @param width the width of the lines
record StageText(Lettering lettering, PageWords words, double size, double width) {

    /// The largest number of lines for the details of all sentences of a picture.
    private static final int MOST = 40;

    private static final double INDENT = 0.9;

    /// A line.
    ///
    /// @param indent its distance from the left edge
    record Line(double indent, String text) {}

    /// A detail and the number of sentences that it stands below.
    private record Detail(int depth, String text) {}

    /// Returns the lines of some sentences.
    ///
    /// @param room the number of lines that there is room for
    List<Line> lines(List<Passage> passages, int room) {
        int needed = passages.stream()
                .mapToInt(each -> wrapped(0, each.sentence()).size())
                .sum();
        long summing =
                passages.stream().filter(each -> !each.details().isEmpty()).count();
        int each = summing == 0 ? 0 : (int) (Math.clamp(room - needed, 0, MOST) / summing);
        List<Line> lines = new ArrayList<>();
        for (Passage passage : passages) {
            lines.addAll(wrapped(0, passage.sentence()));
            List<Detail> details = new ArrayList<>();
            flatten(passage.details(), 1, details);
            lines.addAll(first(details, each));
        }
        return lines;
    }

    /// Returns the lines of as many details as there is room for.
    private List<Line> first(List<Detail> details, int room) {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < details.size(); i++) {
            List<Line> next = wrapped(details.get(i).depth, details.get(i).text);
            boolean last = i == details.size() - 1;
            if (lines.size() + next.size() + (last ? 0 : 1) > room) {
                lines.addAll(wrapped(1, words.more(details.size() - i)));
                return lines;
            }
            lines.addAll(next);
        }
        return lines;
    }

    private static void flatten(List<Passage> passages, int depth, List<Detail> into) {
        for (Passage each : passages) {
            into.add(new Detail(depth, each.sentence()));
            flatten(each.details(), depth + 1, into);
        }
    }

    private List<Line> wrapped(int depth, String text) {
        double indent = depth * INDENT * size;
        return lettering.wrap(text, size, FontWeight.REGULAR, width - indent).stream()
                .map(line -> new Line(indent, line))
                .toList();
    }
}
