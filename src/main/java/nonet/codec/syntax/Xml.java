package nonet.codec.syntax;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxException;
import org.jspecify.annotations.Nullable;

/// Parses untrusted XML safely: no document types, no entities except the five of XML, no external content, bounded
/// depth.
public final class Xml {

    private static final int DEEPEST = 100;

    /// An element with its attributes, and the text directly inside it.
    public record Element(String name, Map<String, String> attributes, StringBuilder text, int line, int column) {

        public String get(String attribute) {
            return attributes.getOrDefault(attribute, "");
        }

        public String content() {
            return text.toString().strip();
        }
    }

    private Xml() {}

    /// Tests whether a source looks like XML.
    public static boolean is(Source source) {
        String head = source.head();
        return head.length() > 3 && head.charAt(0) == '<' && (head.startsWith("<?xml") || isName(head));
    }

    private static boolean isName(String head) {
        return head.startsWith("<!") || head.charAt(1) >= 'a' && head.charAt(1) <= 'z';
    }

    /// Reads XML event by event: each element at its start tag, and again at its end tag, when its content is known.
    public static final class Cursor {
        private final XMLStreamReader in;
        private final List<Element> open = new ArrayList<>();
        private boolean atEnd;

        private Cursor(XMLStreamReader in) {
            this.in = in;
        }

        /// Returns the next element that begins or ends, or null at the end of the text.
        ///
        /// @throws SyntaxException if the text is not XML or nested too deeply
        @Nullable
        public Element next() throws SyntaxException {
            try {
                return advance();
            } catch (XMLStreamException broken) {
                var at = broken.getLocation();
                throw at == null
                        ? new SyntaxException(1, 1)
                        : new SyntaxException(at.getLineNumber(), at.getColumnNumber());
            } catch (RuntimeException bad) {
                // The JDK's reader throws these, too, on malformed XML.
                throw new SyntaxException(1, 1);
            }
        }

        /// Tests whether the last event was an end tag.
        public boolean isAtEnd() {
            return atEnd;
        }

        /// Returns the number of open elements.
        public int depth() {
            return open.size();
        }

        private @Nullable Element advance() throws XMLStreamException, SyntaxException {
            while (in.hasNext()) {
                int event = in.next();
                if (event == XMLStreamConstants.START_ELEMENT) {
                    atEnd = false;
                    return begun();
                } else if (event == XMLStreamConstants.END_ELEMENT) {
                    atEnd = true;
                    return open.removeLast();
                } else if ((event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA)
                        && !open.isEmpty()) {
                    open.getLast().text().append(in.getText());
                }
            }
            return null;
        }

        private Element begun() throws SyntaxException {
            Map<String, String> attributes = new LinkedHashMap<>();
            for (int i = 0; i < in.getAttributeCount(); i++) {
                attributes.put(in.getAttributeLocalName(i), in.getAttributeValue(i));
            }
            var at = in.getLocation();
            if (open.size() == DEEPEST) {
                throw new SyntaxException(at.getLineNumber(), at.getColumnNumber());
            }
            Element element = new Element(
                    in.getLocalName(), attributes, new StringBuilder(), at.getLineNumber(), at.getColumnNumber());
            open.add(element);
            return element;
        }
    }

    /// Returns a cursor on a text.
    public static Cursor cursor(String text) throws SyntaxException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, false);
        factory.setXMLResolver((_, _, _, _) -> {
            throw new XMLStreamException("nothing from elsewhere");
        });
        try {
            return new Cursor(factory.createXMLStreamReader(new StringReader(text.stripLeading())));
        } catch (XMLStreamException | RuntimeException broken) {
            throw new SyntaxException(1, 1);
        }
    }
}
