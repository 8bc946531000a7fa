package nonet.guide;

import java.util.List;
import java.util.stream.Collectors;

/// A part of the body of a page.
public sealed interface Block {

    /// A heading within the page.
    ///
    /// @param level 2 for a section, 3 for a part of it
    record Heading(int level, String text) implements Block {}

    /// A paragraph of running text.
    record Paragraph(List<Span> spans) implements Block {
        public Paragraph {
            spans = List.copyOf(spans);
        }
    }

    /// A list, with numbers or without, whose entries consist of blocks.
    record Items(boolean numbered, List<List<Block>> entries) implements Block {
        public Items {
            entries = entries.stream().map(List::copyOf).toList();
        }
    }

    /// Lines that keep their breaks, such as a puzzle as text.
    record Code(String text) implements Block {}

    /// Returns the words of a block without their styles.
    default String plain() {
        return switch (this) {
            case Heading(int _, String text) -> text;
            case Paragraph(List<Span> spans) -> spans.stream().map(Span::text).collect(Collectors.joining());
            case Items(boolean _, List<List<Block>> entries) ->
                entries.stream().flatMap(List::stream).map(Block::plain).collect(Collectors.joining("\n"));
            case Code(String text) -> text;
        };
    }
}
