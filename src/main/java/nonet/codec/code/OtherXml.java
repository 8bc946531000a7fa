package nonet.codec.code;

import java.util.List;
import java.util.Set;
import nonet.codec.api.Codec;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.Outcome;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Xml;

/// XML of any program, as [XmlGrids] finds grids in it.
public final class OtherXml implements Codec {

    @Override
    public String id() {
        return "xml";
    }

    @Override
    public String name() {
        return "XML";
    }

    @Override
    public List<String> extensions() {
        return List.of("xml", "sdku");
    }

    @Override
    public Set<FormatFeature> carries() {
        return Set.of(FormatFeature.PLACED);
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public int confidence(Source source) {
        return Xml.is(source) ? 90 : 0;
    }

    @Override
    public Outcome read(Source source) {
        try {
            return XmlGrids.read(this, source.text());
        } catch (SyntaxException broken) {
            return new Outcome.Refused(broken.fault());
        }
    }
}
