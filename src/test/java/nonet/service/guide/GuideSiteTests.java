package nonet.service.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import nonet.deduce.Technique;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GuideSiteTests {

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");

    @TempDir
    static Path folder;

    private static int written;

    @BeforeAll
    static void write() throws IOException {
        written = new GuideSite(new FastSolver()).write(folder, Cancel.NEVER);
    }

    @Test
    void everyLinkLeadsToAFileOfTheSite() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path page : pages()) {
            for (String link : links(page)) {
                if (!Files.isRegularFile(page.resolveSibling(link).normalize())) {
                    broken.add(folder.relativize(page) + " -> " + link);
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void everyFileIsReachedFromTheStart() throws IOException {
        Set<Path> reached = new HashSet<>();
        List<Path> open = new ArrayList<>(List.of(folder.resolve("index.html")));
        while (!open.isEmpty()) {
            Path file = open.removeLast();
            if (reached.add(file) && file.toString().endsWith(".html")) {
                links(file).forEach(link -> open.add(file.resolveSibling(link).normalize()));
            }
        }
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(Files::isRegularFile)).hasSize(written).allMatch(reached::contains);
        }
    }

    @Test
    void everyTechniqueHasItsPageWithPicturesInBothLanguages() throws IOException {
        for (Technique technique : Technique.values()) {
            for (String language : List.of("en", "zh")) {
                String page = Files.readString(folder.resolve(language + "/technique-" + technique.id() + ".html"));
                int pictures = technique == Technique.BRUTE_FORCE ? 3 : 4;
                assertThat(page.split("<img ", -1)).as(technique.id()).hasSize(pictures + 1);
            }
        }
    }

    @Test
    void pagesLeadThroughTheLessonsInOrder() throws IOException {
        String contents = Files.readString(folder.resolve("en/index.html"));
        assertThat(contents)
                .contains("<li>1. Singles<br><a href=\"technique-full-house.html\">Full House</a> \u00b7 ")
                .contains("<a href=\"technique-x-wing.html\">X-Wing</a> <small>Hard</small>");
        String page = Files.readString(folder.resolve("en/technique-x-wing.html"));
        assertThat(page)
                .contains("<a rel=\"prev\" href=\"technique-hidden-triple.html\">\u2190 Hidden Triple</a>")
                .contains("<a rel=\"next\" href=\"technique-skyscraper.html\">Skyscraper \u2192</a>");
        String net = Files.readString(folder.resolve("en/technique-forcing-net-contradiction.html"));
        assertThat(net).containsPattern("<details><summary>\\d+ consequences follow from [^<]*</summary>\n<p>");
    }

    @Test
    void eachPictureHasALegendWithDrawnSamples() throws IOException {
        String chain = Files.readString(folder.resolve("en/technique-x-chain.html"));
        assertThat(chain.split("<ul class=\"legend\">", -1)).hasSize(4 + 1);
        assertThat(chain).containsPattern("<li><svg [^>]*>(?s:(?!</li>).)*</svg> strong link</li>");
        assertThat(Files.readString(folder.resolve("en/technique-junior-exocet.html")))
                .contains("</svg> mirror of a target</li>", "</svg> target 1</li>", "</svg> eliminated</li>");
        assertThat(Files.readString(folder.resolve("zh/technique-x-chain.html")))
                .contains("</svg> 强链</li>");
    }

    @Test
    void picturesAreWellFormed() throws Exception {
        try (Stream<Path> files = Files.list(folder.resolve("pictures"))) {
            for (Path picture : files.toList()) {
                assertThat(DocumentBuilderFactory.newInstance()
                                .newDocumentBuilder()
                                .parse(picture.toFile())
                                .getDocumentElement()
                                .getNodeName())
                        .isEqualTo("svg");
            }
        }
    }

    @Test
    void nothingIsFetchedAndNoScriptIsNeeded() throws IOException {
        for (Path page : pages()) {
            String html = Files.readString(page);
            assertThat(links(page)).allMatch(link -> !link.contains(":"));
            boolean isContents = page.endsWith("index.html") && !folder.equals(page.getParent());
            assertThat(html.contains("<script")).as(page.toString()).isEqualTo(isContents);
        }
        String contents = Files.readString(folder.resolve("en/index.html"));
        for (Technique technique : Technique.values()) {
            assertThat(contents).contains("href=\"technique-" + technique.id() + ".html\"");
        }
    }

    @Test
    void theSearchHasAllPagesWithAllTheirNames() throws IOException {
        String pages = Files.readString(folder.resolve("zh/pages.js"));

        assertThat(pages).contains("[\"technique-swordfish.html\"", "Swordfish").doesNotContain("</");
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".html")).toList();
        }
    }

    private static List<String> links(Path page) throws IOException {
        List<String> links = new ArrayList<>();
        Matcher matcher = LINK.matcher(Files.readString(page));
        while (matcher.find()) {
            links.add(matcher.group(1).replaceFirst("#.*", ""));
        }
        return links;
    }
}
