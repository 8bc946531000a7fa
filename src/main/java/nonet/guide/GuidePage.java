package nonet.guide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A page of the guide in one language.
///
/// @param otherNames the further names of what it is about, in its language
/// @param body empty while the page is not written yet
public record GuidePage(PageId id, String title, List<String> otherNames, List<Block> body) {

    public GuidePage {
        otherNames = List.copyOf(otherNames);
        body = List.copyOf(body);
    }

    /// Returns the pages that the text links to.
    public List<PageId> links() {
        return links(body).distinct().toList();
    }

    /// Returns the parts of the page below its headings, by their headings, in order.
    Map<String, GuidePage> sections() {
        Map<String, List<Block>> parts = new LinkedHashMap<>();
        List<Block> part = new ArrayList<>();
        for (Block block : body) {
            if (block instanceof Block.Heading) {
                part = new ArrayList<>();
                parts.put(block.plain(), part);
            } else {
                part.add(block);
            }
        }
        Map<String, GuidePage> sections = new LinkedHashMap<>();
        parts.forEach((heading, blocks) -> sections.put(heading, new GuidePage(id, heading, List.of(), blocks)));
        return sections;
    }

    private static Stream<PageId> links(List<Block> blocks) {
        return blocks.stream().flatMap(block -> switch (block) {
            case Block.Paragraph(List<Span> spans) ->
                spans.stream().map(Span::target).flatMap(Stream::ofNullable);
            case Block.Items(boolean _, List<List<Block>> entries) ->
                entries.stream().flatMap(GuidePage::links);
            case Block.Heading _, Block.Code _ -> Stream.empty();
        });
    }
}
