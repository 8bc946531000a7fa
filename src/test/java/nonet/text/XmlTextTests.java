package nonet.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class XmlTextTests {

    @Test
    void escapesMarkupAndReplacesWhatXmlForbids() {
        assertThat(XmlText.escaped("<a href=\"b\">c & d</a>\t\n\0\uD800 \uD83D\uDE00"))
                .isEqualTo("&lt;a href=&quot;b&quot;&gt;c &amp; d&lt;/a&gt;\t\n\uFFFD\uFFFD \uD83D\uDE00");
    }

    @Test
    void keepsLinesAndTabsOfAttributes() {
        assertThat(XmlText.attribute("a\tb\n\"c\"")).isEqualTo("a&#9;b&#10;&quot;c&quot;");
    }
}
