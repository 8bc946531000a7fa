package nonet.guide;

import java.util.ArrayList;
import java.util.List;
import nonet.guide.Span.Style;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.jspecify.annotations.Nullable;

/// Parses pages of the guide: CommonMark that begins with the title as a heading of level 1, perhaps followed by a
/// paragraph of other names, `Also: …; …`.
final class PageParser {

    private static final List<String> ALSO = List.of("Also:", "又名：", "又名:");

    private final Parser markdown = Parser.builder().build();

    /// Parses a page.
    ///
    /// @throws IllegalArgumentException if the text has no title, or something that a page cannot contain, such as HTML
    public GuidePage parse(PageId id, String text) {
        Node document = markdown.parse(text);
        Node first = document.getFirstChild();
        if (!(first instanceof Heading heading) || heading.getLevel() != 1) {
            throw new IllegalArgumentException(id + ": the page does not begin with its title");
        }
        List<Block> blocks = blocks(id, children(document));
        String title = blocks.removeFirst().plain();
        List<String> names = blocks.isEmpty() ? List.of() : otherNames(blocks.getFirst());
        if (!names.isEmpty()) {
            blocks.removeFirst();
        }
        return new GuidePage(id, title, names, blocks);
    }

    private static List<String> otherNames(Block block) {
        String text = block.plain();
        return ALSO.stream()
                .filter(text::startsWith)
                .findFirst()
                .map(also -> List.of(text.substring(also.length()).split("[;；]")).stream()
                        .map(String::strip)
                        .filter(name -> !name.isEmpty())
                        .toList())
                .orElse(List.of());
    }

    private static List<Block> blocks(PageId id, List<Node> nodes) {
        List<Block> blocks = new ArrayList<>();
        for (Node node : nodes) {
            blocks.add(
                    switch (node) {
                        case Heading heading -> new Block.Heading(heading.getLevel(), plain(id, heading));
                        case Paragraph paragraph -> new Block.Paragraph(spans(id, paragraph));
                        case BulletList list -> new Block.Items(false, entries(id, list));
                        case OrderedList list -> new Block.Items(true, entries(id, list));
                        case FencedCodeBlock code ->
                            new Block.Code(code.getLiteral().stripTrailing());
                        default -> throw unknown(id, node);
                    });
        }
        return blocks;
    }

    private static List<List<Block>> entries(PageId id, Node list) {
        return children(list).stream()
                .filter(ListItem.class::isInstance)
                .map(item -> blocks(id, children(item)))
                .toList();
    }

    private static String plain(PageId id, Node node) {
        return new Block.Paragraph(spans(id, node)).plain();
    }

    private static List<Span> spans(PageId id, Node parent) {
        List<Span> spans = new ArrayList<>();
        collect(id, parent, Style.PLAIN, null, spans);
        return spans;
    }

    private static void collect(PageId id, Node parent, Style style, @Nullable PageId target, List<Span> spans) {
        for (Node node : children(parent)) {
            switch (node) {
                case Text text -> spans.add(new Span(text.getLiteral(), style, target));
                case Code code -> spans.add(new Span(code.getLiteral(), Style.CODE, target));
                case SoftLineBreak _, HardLineBreak _ -> {
                    if (!isBetweenCharacters(node)) {
                        spans.add(new Span(" ", style, target));
                    }
                }
                case Emphasis emphasis -> collect(id, emphasis, Style.EMPHASIS, target, spans);
                case StrongEmphasis strong -> collect(id, strong, Style.STRONG, target, spans);
                case Link link -> collect(id, link, style, target(id, link), spans);
                default -> throw unknown(id, node);
            }
        }
    }

    /// Tests whether a line ends between two Chinese characters, which no space separates.
    private static boolean isBetweenCharacters(Node lineBreak) {
        return lineBreak.getPrevious() instanceof Text before
                && lineBreak.getNext() instanceof Text after
                && isWide(
                        before.getLiteral().codePointBefore(before.getLiteral().length()))
                && isWide(after.getLiteral().codePointAt(0));
    }

    /// Tests whether a character is Chinese, or punctuation as wide as that.
    private static boolean isWide(int character) {
        return character >= 0x2E80;
    }

    private static PageId target(PageId id, Link link) {
        return PageId.parse(link.getDestination())
                .orElseThrow(() -> new IllegalArgumentException(
                        id + ": " + link.getDestination() + " is not the address of a page"));
    }

    private static IllegalArgumentException unknown(PageId id, Node node) {
        return new IllegalArgumentException(
                id + ": a page cannot contain " + node.getClass().getSimpleName());
    }

    private static List<Node> children(Node parent) {
        List<Node> children = new ArrayList<>();
        for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
            children.add(child);
        }
        return children;
    }
}
