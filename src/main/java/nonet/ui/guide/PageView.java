package nonet.ui.guide;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.wrapped;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import nonet.deduce.Technique;
import nonet.guide.Block;
import nonet.guide.Guide;
import nonet.guide.GuidePage;
import nonet.guide.PageId;
import nonet.guide.Span;
import nonet.rate.Weight;
import nonet.rate.Weights;
import nonet.ui.kit.Messages;

/// Makes the text of a page: its title, what the program knows of a technique, and its blocks, with links that turn to
/// other pages.
final class PageView {

    private final Messages messages;
    private final GuideController controller;
    private final Weights weights = Weights.modern();

    PageView(Messages messages, GuideController controller) {
        this.messages = messages;
        this.controller = controller;
    }

    /// Returns the title, the facts, and the blocks before the first section.
    List<Node> opening(Guide guide, GuidePage page) {
        List<Node> nodes = new ArrayList<>();
        Label title = label(page.title(), "guide-title");
        title.setId("guide-title");
        nodes.add(title);
        if (!page.otherNames().isEmpty()) {
            nodes.add(label(
                    messages.get("guide.also", String.join(messages.get("guide.names"), page.otherNames())),
                    "guide-also"));
        }
        page.id().technique().ifPresent(technique -> nodes.add(facts(guide, technique)));
        openingBlocks(page).map(this::node).forEach(nodes::add);
        return nodes;
    }

    /// Returns the sections, and the links to related pages.
    List<Node> rest(Guide guide, GuidePage page) {
        List<Node> nodes = new ArrayList<>();
        page.body().stream().skip(openingBlocks(page).count()).map(this::node).forEach(nodes::add);
        page.id().technique().ifPresent(technique -> {
            related(guide, "guide.special", guide.special(technique)).forEach(nodes::add);
            related(guide, "guide.general", guide.general(technique)).forEach(nodes::add);
        });
        page.id()
                .family()
                .ifPresent(family -> related(guide, "guide.techniques", List.copyOf(family.techniques()))
                        .forEach(nodes::add));
        return nodes;
    }

    private static Stream<Block> openingBlocks(GuidePage page) {
        return page.body().stream().takeWhile(block -> !(block instanceof Block.Heading));
    }

    private FlowPane facts(Guide guide, Technique technique) {
        Weight weight = weights.of(technique);
        FlowPane facts = flow("guide-facts");
        PageId family = PageId.of(technique.family());
        facts.getChildren()
                .addAll(
                        link(guide.title(family), family),
                        label(
                                messages.get(
                                        "guide.level",
                                        messages.name("level.", weight.level()),
                                        weight.score(),
                                        Weights.added().contains(technique) ? 1 : 0),
                                "guide-fact"),
                        label(
                                guide.explainerRating(technique)
                                        .map(rating -> messages.get("guide.rating", rating))
                                        .orElse(messages.get("guide.unrated")),
                                "guide-fact"));
        // Brute force finds a digit anywhere, so there is nothing to practice.
        if (technique != Technique.BRUTE_FORCE) {
            Hyperlink practice = new Hyperlink(messages.get("guide.practice"));
            practice.setId("guide-practice");
            practice.setOnAction(_ -> controller.practice(technique));
            facts.getChildren().add(practice);
        }
        return facts;
    }

    private Stream<Node> related(Guide guide, String key, List<Technique> techniques) {
        if (techniques.isEmpty()) {
            return Stream.empty();
        }
        FlowPane links = flow("guide-links");
        techniques.forEach(each -> links.getChildren().add(link(guide.title(PageId.of(each)), PageId.of(each))));
        return Stream.of(label(messages.get(key), "guide-heading"), links);
    }

    private Node node(Block block) {
        return switch (block) {
            case Block.Heading(int level, String text) -> label(text, level > 2 ? "guide-subheading" : "guide-heading");
            case Block.Paragraph paragraph -> paragraph(paragraph);
            case Block.Items(boolean numbered, List<List<Block>> entries) -> items(numbered, entries);
            case Block.Code(String text) -> label(text, "guide-code");
        };
    }

    private VBox items(boolean numbered, List<List<Block>> entries) {
        VBox list = column("guide-items");
        for (int i = 0; i < entries.size(); i++) {
            List<Block> entry = entries.get(i);
            String sign = numbered ? i + 1 + ". " : "\u2022 ";
            for (int part = 0; part < entry.size(); part++) {
                Node node = node(entry.get(part));
                if (part == 0 && node instanceof TextFlow flow) {
                    flow.getChildren().addFirst(text(sign));
                }
                list.getChildren().add(node);
            }
        }
        return list;
    }

    private TextFlow paragraph(Block.Paragraph paragraph) {
        TextFlow flow = styled("guide-paragraph", new TextFlow());
        flow.setAccessibleRole(AccessibleRole.TEXT);
        flow.setAccessibleText(paragraph.plain());
        flow.setFocusTraversable(true);
        for (Span span : paragraph.spans()) {
            PageId target = span.target();
            if (target == null) {
                Text text = text(span.text());
                text.getStyleClass()
                        .add(
                                switch (span.style()) {
                                    case PLAIN -> "guide-plain";
                                    case EMPHASIS -> "guide-emphasis";
                                    case STRONG -> "guide-strong";
                                    case CODE -> "guide-inline-code";
                                });
                flow.getChildren().add(text);
            } else {
                flow.getChildren().add(link(span.text(), target));
            }
        }
        return flow;
    }

    private static Text text(String content) {
        return styled("guide-text", new Text(content));
    }

    private Hyperlink link(String text, PageId target) {
        Hyperlink link = styled("guide-link", new Hyperlink(text));
        link.setUserData(target);
        link.setOnAction(clicked -> controller.open(target));
        return link;
    }

    private static Label label(String text, String style) {
        Label label = wrapped(new Label(text));
        label.getStyleClass().add(style);
        return label;
    }
}
