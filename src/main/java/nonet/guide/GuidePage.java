package nonet.guide;

import java.util.List;
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
