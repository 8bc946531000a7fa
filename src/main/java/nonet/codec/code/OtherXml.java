package nonet.codec.code;

import java.util.List;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.Outcome;
import nonet.codec.api.ReadOnlyCodec;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Xml;

/// XML of any program, with grids as [XmlGrids] finds them.
public final class OtherXml implements ReadOnlyCodec {

    private static final FormatInfo INFO = new FormatInfo("xml", "XML", List.of("xml", "sdku"), FormatFeature.PLACED);

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return Xml.is(source) ? 90 : 0;
    }

    @Override
    public Outcome read(Source source) {
        try {
            return XmlGrids.read(this, source.text());
        } catch (SyntaxException malformed) {
            return new Outcome.Refused(malformed.fault());
        }
    }
}
