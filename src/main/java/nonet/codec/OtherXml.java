package nonet.codec;

import java.util.List;
import java.util.Set;

/// XML of any program, as [XmlGrids] finds grids in it.
final class OtherXml implements Codec {

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
    public Set<Carries> carries() {
        return Set.of(Carries.PLACED);
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
        } catch (Broken broken) {
            return new Outcome.Refused(broken.fault());
        }
    }
}
