package nonet.codec;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nonet.codec.api.ClueConflicts;
import nonet.codec.api.Codec;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.codec.api.Symbols;
import nonet.codec.api.VariantNames;
import nonet.codec.app.Gnome;
import nonet.codec.app.GnomeShare;
import nonet.codec.app.Hodoku;
import nonet.codec.app.KSudoku;
import nonet.codec.app.NonetDocument;
import nonet.codec.app.OpenSudoku;
import nonet.codec.app.SadMan;
import nonet.codec.app.SudoCueProgress;
import nonet.codec.code.Comments;
import nonet.codec.code.OtherJson;
import nonet.codec.code.OtherXml;
import nonet.codec.code.SourceCode;
import nonet.codec.container.Notebook;
import nonet.codec.container.Spreadsheet;
import nonet.codec.container.ZipArchive;
import nonet.codec.photo.PhotoCodec;
import nonet.codec.text.Lines;
import nonet.codec.text.Mail;
import nonet.codec.text.PlainTextFormats;
import nonet.codec.text.TextCodec;
import nonet.codec.text.TextFormat;
import nonet.codec.text.TextReader;
import nonet.codec.web.WebLinks;
import nonet.play.Document;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// All formats, and the recognition of a source's format.
public final class Codecs {

    /// From this confidence on, a format claims the source: no other format reads what it refuses.
    private static final int SURE = 90;

    /// The number of leading bytes that decide between a list of puzzles and a document.
    public static final int HEAD = 1 << 16;

    private final List<Codec> all;
    private final FreeText texts = new FreeText(this);

    /// @param all in display order
    public Codecs(List<Codec> all) {
        this.all = List.copyOf(all);
    }

    /// Returns all formats.
    public static Codecs standard() {
        List<Codec> all = new ArrayList<>();
        all.add(new NonetDocument());
        all.addAll(PlainTextFormats.all());
        all.add(new SadMan());
        all.add(new SudoCueProgress());
        all.add(new Hodoku());
        all.add(new OpenSudoku());
        all.add(new KSudoku());
        all.add(new Gnome());
        all.add(new GnomeShare());
        all.addAll(WebLinks.all());
        all.add(new OtherJson());
        all.add(new OtherXml());
        Codecs texts = new Codecs(all);
        all.add(new Notebook(texts::read));
        all.add(new Spreadsheet(texts::read));
        // A text in an archive may be a notebook, but neither an archive nor a spreadsheet, which would be one in
        // another.
        Codecs inArchive = new Codecs(all);
        all.add(new ZipArchive(inArchive::read));
        all.add(new PhotoCodec());
        return new Codecs(all);
    }

    public List<Codec> all() {
        return all;
    }

    /// Returns the format with this id.
    public Optional<Codec> named(String id) {
        return all.stream().filter(codec -> codec.id().equals(id)).findFirst();
    }

    /// Returns a format of plain text.
    ///
    /// @throws NoSuchElementException if it is not among them
    public Codec of(TextFormat format) {
        return all.stream()
                .filter(codec -> codec instanceof TextCodec text && text.format() == format)
                .findFirst()
                .orElseThrow();
    }

    /// Reads a source in the format recognized from its content. Always returns a reading; the time is linear in the
    /// length of the source.
    public PuzzleReading read(Source source) {
        return read(source, Cancel.NEVER);
    }

    /// Reads a source as [#read(Source)] does, unless cancelled.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled, while it reads a picture
    public PuzzleReading read(Source source, Cancel cancel) {
        String mail = Mail.plain(source.text());
        PuzzleReading words = mail == null ? null : readWithLinks(Source.of(mail), cancel);
        return words instanceof PuzzleReading.Puzzles ? words : readWithLinks(source, cancel);
    }

    private PuzzleReading readWithLinks(Source source, Cancel cancel) {
        PuzzleReading reading = readAsIs(source, cancel);
        String within = reading instanceof PuzzleReading.Nothing ? WebLinks.within(source.text()) : null;
        return within != null && readAsIs(Source.of(within), cancel) instanceof PuzzleReading.Puzzles read
                ? read
                : reading;
    }

    private PuzzleReading readAsIs(Source source, Cancel cancel) {
        Codec document = document(source);
        if (document != null) {
            PuzzleReading sure =
                    WebLinks.isLink(document) ? WebLinks.read(document, source) : document.read(source, cancel);
            if (!isForeign(document)) {
                return sure;
            }
            return sure instanceof PuzzleReading.Puzzles read
                    ? Plausibility.withoutNonsense(read, source.text())
                    : Plausibility.checked(texts.readLoosely(source, sure), source.text());
        }
        String text = source.text();
        Source head = Source.of(text.substring(0, Math.min(HEAD, text.length())));
        ReadPuzzle first = first(head);
        if (first != null && isStream(head, first) && texts.readText(text) instanceof PuzzleReading.Puzzles read) {
            return Plausibility.named(read, text);
        }
        return Plausibility.checked(isList(text) ? texts.readText(text) : texts.read(source), text);
    }

    /// Returns the faults of a plain text without a puzzle, in text order. Grids that are not taken for puzzles because
    /// their digits conflict are among them. The lines of a document or a program say little about its grids, and have
    /// none.
    ///
    /// @param most the largest number of faults
    public List<Fault> faults(Source source, int most) {
        if (!isList(source.text()) && (document(source) != null || SourceCode.is(source.text()))) {
            return List.of();
        }
        TextReader.Found found = TextReader.read(Lines.of(source.text()), PlainTextFormats.forms());
        Stream<Fault> clashing = found.puzzles().stream().map(each -> new Fault.Clashing(each.line(), 1));
        return Stream.concat(found.faults().stream(), clashing)
                .sorted(Comparator.comparingInt(fault -> fault instanceof Fault.Located at ? at.line() : 0))
                .limit(most)
                .toList();
    }

    private static @Nullable ReadPuzzle first(Source head) {
        TextReader reader = new TextReader();
        for (Iterator<String> lines = head.text().lines().iterator(); ; reader.add(lines.next())) {
            if (!lines.hasNext()) {
                reader.end();
            }
            for (TextReader.Item item = reader.poll(); item != null; item = reader.poll()) {
                if (item instanceof TextReader.Item.Found found) {
                    return found.puzzle();
                }
            }
            if (!lines.hasNext()) {
                return null;
            }
        }
    }

    /// Tests whether a source is plain text that can be read line by line.
    ///
    /// @param head the beginning of the source
    /// @param first its first puzzle
    public boolean isStream(Source head, ReadPuzzle first) {
        String text = head.text();
        return !ClueConflicts.isNonsense(first.puzzle())
                && !Plausibility.isVariant(text)
                && (isList(text)
                        || document(head) == null
                                && !SourceCode.is(text)
                                && Mail.plain(text) == null
                                && !FreeText.hasLabels(text)
                                && VariantNames.of(text, List.of(first)).isEmpty());
    }

    /// Tests whether a source is a program's document rather than plain text.
    ///
    /// @param head the beginning of the source
    public boolean isDocument(Source head) {
        return document(head) != null;
    }

    /// Returns the format of a document, or null for plain text. In a list, only the first line decides.
    private @Nullable Codec document(Source source) {
        if (isList(source.text())) {
            return null;
        }
        Codec best = all.stream()
                .filter(codec -> codec.reads() && !(codec instanceof TextCodec))
                .max(Comparator.comparingInt(codec -> codec.confidence(source)))
                .orElseThrow();
        return best.confidence(source) >= SURE && !isInComment(best, source) ? best : null;
    }

    /// Tests whether the link that a format is made of stands in a comment of a program, which has grids of its own.
    private static boolean isInComment(Codec link, Source source) {
        return WebLinks.isLink(link)
                && SourceCode.is(source.text())
                && link.confidence(Source.of(Comments.without(source.text()))) < SURE;
    }

    /// Tests whether a source is a list: whether its first line that is neither blank nor a comment consists of exactly 81
    /// cells.
    public static boolean isList(Source head) {
        return isList(head.text());
    }

    private static boolean isList(String text) {
        int from = 0;
        boolean comment = false;
        while (from < text.length() && (comment || text.charAt(from) <= ' ' || text.charAt(from) == '#')) {
            char c = text.charAt(from++);
            comment = (comment || c == '#') && c != '\n' && c != '\r';
        }
        int end = from + 81;
        return end <= text.length()
                && (end == text.length() || text.charAt(end) == '\n' || text.charAt(end) == '\r')
                && text.substring(from, end).chars().allMatch(c -> Symbols.isCell(c));
    }

    /// Tests whether a format merely resembles JSON or XML, as arrays and web pages do.
    private static boolean isForeign(Codec codec) {
        return codec instanceof OtherJson || codec instanceof OtherXml;
    }

    /// Returns the formats in which a source can be read, the choice of [#read] first.
    public List<PuzzleReading.Puzzles> readings(Source source) {
        List<PuzzleReading.Puzzles> readings = new ArrayList<>();
        if (read(source) instanceof PuzzleReading.Puzzles first) {
            readings.add(first);
        }
        for (Codec codec : all) {
            boolean known = readings.stream().anyMatch(reading -> reading.codec() == codec);
            if (!known
                    && codec.reads()
                    && codec.confidence(source) > 0
                    && codec.read(source) instanceof PuzzleReading.Puzzles read) {
                boolean same =
                        readings.stream().anyMatch(reading -> reading.puzzles().equals(read.puzzles()));
                if (!same) {
                    readings.add(read);
                }
            }
        }
        return readings;
    }

    /// Returns the features of a document that are lost by writing it in a format: those that [#read] does not find in
    /// what was written, whichever format it takes it for.
    public Set<FormatFeature> lost(Codec codec, Document document) {
        return new ReadBack(this).lost(codec, document);
    }

    /// Writes documents in a format, and reads them back.
    ///
    /// @throws MisreadException if [#read] does not find these puzzles in what was written; losses of [#lost] are none
    public String written(Codec codec, List<Document> documents) throws MisreadException {
        String text = codec.write(documents);
        check(codec, text, documents);
        return text;
    }

    /// Checks what was written.
    ///
    /// @param documents the documents written in the text
    /// @throws MisreadException if [#read] does not find these puzzles in it; losses of [#lost] are none
    public void check(Codec codec, String text, List<Document> documents) throws MisreadException {
        if (codec.reads()) {
            new ReadBack(this).check(codec, text, documents);
        }
    }
}
