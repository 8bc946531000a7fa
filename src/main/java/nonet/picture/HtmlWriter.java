package nonet.picture;

import java.util.Base64;
import java.util.List;
import nonet.explain.Passage;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.PuzzleCode;
import nonet.picture.write.SvgWriter;
import nonet.text.XmlText;

/// Writes pictures with their words as one page for a browser, which needs nothing else: no script, no address, and it
/// brings the letters of its font along. It reads well on a phone and on paper too.
public final class HtmlWriter implements Sections {

    private static final double SIZE = 270;

    private static final String STYLE = """
        body{font:16px/1.5 'Source Sans 3','Noto Sans SC','Microsoft YaHei','PingFang SC',system-ui,sans-serif;
        color:#24292f;background:#fff;max-width:1160px;margin:2em auto;padding:0 1.2em}
        :lang(ja) body{font-family:'Source Sans 3','Noto Sans JP','Hiragino Sans','Yu Gothic',Meiryo,system-ui,sans-serif}
        h1{font-size:1.7em;margin:0 0 1em}h2{font-size:1.05em;margin:0 0 .5em}
        h2 small{font-weight:400;color:#57606a;float:right}
        main{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:2em}
        section{break-inside:avoid}svg{width:100%;height:auto;display:block}p,details{margin:.5em 0 0}summary{cursor:pointer}
        .code{width:7em;margin:.5em 0 0}
        details details,details p{margin-left:1em}
        h1.next{grid-column:1/-1;break-before:page;margin:1em 0 0}
        @media print{body{font-size:10pt;margin:0;max-width:none;padding:0}
        main{grid-template-columns:repeat(3,1fr);gap:1.4em}}
        """;

    private final String title;
    private final PageWords words;
    private final Lettering lettering;
    private final StringBuilder body = new StringBuilder();

    /// Starts a page.
    public HtmlWriter(String title, PageWords words, Lettering lettering) {
        this.title = title;
        this.words = words;
        this.lettering = lettering;
        body.append("<body>\n<h1>" + XmlText.escaped(title) + "</h1>\n<main>\n");
    }

    private String head() {
        return "<!DOCTYPE html>\n<html lang=\"" + words.locale().toLanguageTag() + "\">\n<head>\n"
                + "<meta charset=\"utf-8\"/>\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                + "<title>" + XmlText.escaped(title) + "</title>\n<style>\n" + fonts() + STYLE
                + "</style>\n</head>\n";
    }

    /// Returns the rules that make the letters of the page's own font a part of it.
    private String fonts() {
        StringBuilder rules = new StringBuilder();
        String letters = title + body;
        for (FontWeight weight : FontWeight.values()) {
            String file = Base64.getEncoder().encodeToString(lettering.subset(weight, letters));
            rules.append("@font-face{font-family:'Source Sans 3';font-weight:" + weight.number())
                    .append(";src:url(data:font/ttf;base64," + file + ") format('truetype')}\n");
        }
        return rules.toString();
    }

    @Override
    public void part(String title) {
        body.append("<h1 class=\"next\">" + XmlText.escaped(title) + "</h1>\n");
    }

    @Override
    public void add(Item item) {
        String note = item.note().isEmpty() ? "" : " <small>" + XmlText.escaped(item.note()) + "</small>";
        section(XmlText.escaped(item.caption()) + note, item.caption(), List.of(), item.diagram(), item.code());
    }

    @Override
    public void add(Stage stage) {
        section(XmlText.escaped(stage.heading()), stage.heading(), stage.passages(), stage.diagram(), "");
    }

    /// Returns the whole page.
    public String text() {
        return head() + body + "</main>\n</body>\n</html>\n";
    }

    private void section(String heading, String title, List<Passage> passages, Diagram diagram, String code) {
        body.append("<section>\n").append(heading.isEmpty() ? "" : "<h2>" + heading + "</h2>\n");
        body.append(SvgWriter.element(Drawing.of(diagram, SIZE), title)).append('\n');
        if (!code.isEmpty()) {
            String svg = SvgWriter.element(PuzzleCode.drawing(code, SIZE), words.code());
            body.append("<div class=\"code\">").append(svg).append("</div>\n");
        }
        for (Passage passage : passages) {
            body.append(paragraph(passage));
        }
        body.append("</section>\n");
    }

    /// Returns a sentence; one with details unfolds them when it is clicked, without a script.
    private static String paragraph(Passage passage) {
        String sentence = XmlText.escaped(passage.sentence());
        if (passage.details().isEmpty()) {
            return "<p>" + sentence + "</p>\n";
        }
        StringBuilder folded = new StringBuilder("<details><summary>" + sentence + "</summary>\n");
        passage.details().forEach(each -> folded.append(paragraph(each)));
        return folded.append("</details>\n").toString();
    }
}
