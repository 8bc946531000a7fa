package nonet.codec;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nonet.format.Fault;
import nonet.play.Document;

/// All formats, and the recognition of what a source is.
public final class Codecs {

    /// From here on a format is sure of itself: what it refuses nobody else reads.
    private static final int SURE = 90;

    private final List<Codec> all;

    /// @param all in the order in which they are listed
    public Codecs(List<Codec> all) {
        this.all = List.copyOf(all);
    }

    /// Returns every format there is.
    public static Codecs standard() {
        List<Codec> all = new ArrayList<>();
        all.add(new NonetDocument());
        all.addAll(PlainTexts.all());
        all.add(new SadMan());
        all.add(new SudoCueProgress());
        all.add(new Hodoku());
        all.add(new OpenSudoku());
        all.add(new KSudoku());
        all.add(new Gnome());
        all.add(new GnomeShare());
        all.add(new SudokuWiki());
        all.addAll(DigitsLink.all());
        all.add(new FPuzzles());
        all.add(new OtherJson());
        all.add(new OtherXml());
        return new Codecs(all);
    }

    public List<Codec> all() {
        return all;
    }

    /// Returns the format with this id.
    public Optional<Codec> named(String id) {
        return all.stream().filter(codec -> codec.id().equals(id)).findFirst();
    }

    /// Returns the first format that files with this ending are written in.
    public Optional<Codec> forExtension(String extension) {
        return all.stream()
                .filter(codec -> codec.writes() && codec.extensions().contains(extension))
                .findFirst();
    }

    /// Reads a source as whatever it is. It is always an answer, in time that grows with the source's length alone.
    public Outcome read(Source source) {
        Codec best = all.stream()
                .filter(codec -> codec.reads() && !(codec instanceof TextCodec))
                .max(Comparator.comparingInt(codec -> codec.confidence(source)))
                .orElseThrow();
        if (best.confidence(source) >= SURE) {
            return best.read(source);
        }
        if (isBinary(source.text())) {
            return new Outcome.Refused(new Fault.NotText());
        }
        return readText(source);
    }

    /// Returns the formats as which a source can be read, the one that [#read] takes first.
    public List<Outcome.Read> readings(Source source) {
        List<Outcome.Read> readings = new ArrayList<>();
        if (read(source) instanceof Outcome.Read first) {
            readings.add(first);
        }
        for (Codec codec : all) {
            boolean known = readings.stream().anyMatch(reading -> reading.codec() == codec);
            if (!known
                    && codec.reads()
                    && codec.confidence(source) > 0
                    && codec.read(source) instanceof Outcome.Read read) {
                boolean same =
                        readings.stream().anyMatch(reading -> reading.sheets().equals(read.sheets()));
                if (!same) {
                    readings.add(read);
                }
            }
        }
        return readings;
    }

    /// Returns what of a document is lost when it is written in a format and read again.
    public static Set<Carries> lost(Codec codec, Document document) {
        Outcome again = codec.reads() ? codec.read(Source.of(codec.write(List.of(document)))) : null;
        Document back =
                again instanceof Outcome.Read read ? read.sheets().getFirst().document() : document;
        List<Carries> lost = new ArrayList<>();
        if (!back.entered().equals(document.entered())) {
            lost.add(Carries.PLACED);
        }
        if (!sameMarks(back, document)) {
            lost.add(Carries.MARKS);
        }
        if (!back.colors().equals(document.colors())) {
            lost.add(Carries.COLORS);
        }
        if (!back.comment().equals(document.comment())) {
            lost.add(Carries.COMMENT);
        }
        return Set.copyOf(lost);
    }

    private static boolean sameMarks(Document one, Document other) {
        return other.grid().blanks().equals(one.grid().blanks())
                ? one.grid().equals(other.grid())
                : !Sheets.hasMarks(other);
    }

    private Outcome readText(Source source) {
        List<Form> forms = List.of(
                new LibraryForm(),
                new CandidatesForm(),
                new LineForm(),
                new ShownForm(),
                new MarksForm(),
                new RowsForm());
        TextScan.Found found = TextScan.scan(Page.of(source.text()), forms);
        if (!found.sheets().isEmpty()) {
            return new Outcome.Read(named(found.codec()).orElseThrow(), found.sheets(), found.notes());
        }
        Document spaced = SpacedLines.read(source.text());
        if (spaced != null) {
            return new Outcome.Read(named("blocks").orElseThrow(), List.of(new Sheet(spaced, 1)), List.of());
        }
        Fault fault = found.fault();
        return new Outcome.Refused(fault == null ? new Fault.NoPuzzle() : fault);
    }

    /// Zeros and the like stand in no text; the escapes of terminals and the mark that ended texts of DOS do.
    private static boolean isBinary(String text) {
        return text.chars().anyMatch(c -> c < ' ' && "\t\n\r\f\u000B\u001A\u001B".indexOf(c) < 0);
    }
}
