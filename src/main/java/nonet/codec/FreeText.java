package nonet.codec;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import nonet.codec.api.ClueConflicts;
import nonet.codec.api.DistinctPuzzles;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import nonet.codec.code.Comments;
import nonet.codec.code.SourceCode;
import nonet.codec.container.TextTables;
import nonet.codec.text.CellList;
import nonet.codec.text.Diffs;
import nonet.codec.text.DigitLetters;
import nonet.codec.text.DigitMarks;
import nonet.codec.text.GridFrames;
import nonet.codec.text.GridLabels;
import nonet.codec.text.GridPieces;
import nonet.codec.text.HexDump;
import nonet.codec.text.LinePrefixes;
import nonet.codec.text.Lines;
import nonet.codec.text.Mail;
import nonet.codec.text.MarkPieces;
import nonet.codec.text.Markup;
import nonet.codec.text.Numerals;
import nonet.codec.text.PlainTextFormats;
import nonet.codec.text.SideBySideGrids;
import nonet.codec.text.SpacedLines;
import nonet.codec.text.TextFormat;
import nonet.codec.text.TextReader;
import nonet.codec.text.UnusualBlanks;
import nonet.grid.Puzzle;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// Reads texts that are not files of programs: plain text, grids in source code, and texts copied from pages and
/// programs, which have to be put in order first.
final class FreeText {

    /// The longest text that is searched loosely after all formats refused it.
    private static final int LONGEST_LOOSE = 200_000;

    private static final PuzzleReading NOTHING = new PuzzleReading.Nothing(new Fault.NoPuzzle());

    private final Codecs codecs;

    /// @param codecs the formats that texts are reported to have
    FreeText(Codecs codecs) {
        this.codecs = codecs;
    }

    /// Reads a text that is not the file of a program.
    PuzzleReading read(Source source) {
        String text = source.text();
        if (SourceCode.is(text)) {
            return readCode(text);
        }
        PuzzleReading plain = readText(text);
        return plain instanceof PuzzleReading.Nothing ? readLoosely(source, plain) : plain;
    }

    private PuzzleReading readCode(String text) {
        String code = Comments.without(text);
        PuzzleReading literals = readLiterals(code, true);
        if (literals instanceof PuzzleReading.Puzzles) {
            return literals;
        }
        PuzzleReading plain = readText(code);
        PuzzleReading lines =
                inLists(plain instanceof PuzzleReading.Nothing ? readLoosely(Source.of(code), plain) : plain, code);
        return lines instanceof PuzzleReading.Nothing(Fault fault) ? readComments(text, fault) : lines;
    }

    /// Reads the comments of a program that has no puzzle besides, and none that is malformed.
    private PuzzleReading readComments(String text, Fault fault) {
        if (fault instanceof Fault.NoPuzzle || fault instanceof Fault.BadCharacter || fault instanceof Fault.BadCount) {
            String said = Comments.of(text);
            if (readText(said) instanceof PuzzleReading.Puzzles read) {
                // Other words are no wonder between the lines of a comment.
                List<Fault> faults = read.faults().stream()
                        .filter(each -> !(each instanceof Fault.BadCharacter))
                        .toList();
                return new PuzzleReading.Puzzles(read.codec(), read.puzzles(), read.notes(), faults);
            }
            if (readLiterals(said, true) instanceof PuzzleReading.Puzzles read) {
                return read;
            }
        }
        return new PuzzleReading.Nothing(fault);
    }

    /// Judges what the lines of a program are read as by its lists. The first and the last list of a table share their
    /// lines with other brackets, so that lines alone count too few; and a table without any given is no puzzle.
    private static PuzzleReading inLists(PuzzleReading lines, String code) {
        return switch (lines) {
            case PuzzleReading.Nothing(Fault.BadHeight(int line, int column, int rows)) -> {
                int lists = SourceCode.listsAround(code, line);
                yield lists <= rows ? lines : new PuzzleReading.Nothing(height(line, column, lists));
            }
            case PuzzleReading.Nothing _ -> lines;
            case PuzzleReading.Puzzles read -> {
                int line = read.puzzles().getFirst().line();
                int lists = SourceCode.listsAround(code, line);
                boolean empty = read.puzzles().stream()
                        .map(ReadPuzzle::document)
                        .allMatch(document -> document.equals(Document.of(document.name(), Puzzle.EMPTY)));
                yield empty || lists > 9 && lists % 9 != 0 ? new PuzzleReading.Nothing(height(line, 1, lists)) : lines;
            }
        };
    }

    private static Fault height(int line, int column, int lists) {
        return lists == 0 || lists == 9 ? new Fault.NoPuzzle() : new Fault.BadHeight(line, column, lists);
    }

    /// Reads the lists and string literals of a text without comments.
    private PuzzleReading readLiterals(String text, boolean code) {
        DistinctPuzzles found = SourceCode.read(
                text,
                code,
                content -> readText(content) instanceof PuzzleReading.Puzzles read ? read.puzzles() : List.of());
        return found.puzzles().isEmpty() ? NOTHING : read(TextFormat.BLOCKS, found);
    }

    private PuzzleReading read(TextFormat format, DistinctPuzzles found) {
        return new PuzzleReading.Puzzles(codecs.of(format), found.puzzles(), found.notes());
    }

    /// Reads text copied from pages and programs, after all formats refused it. Of several attempts, each takes more
    /// liberties than those before it, and the first one that finds a puzzle answers.
    ///
    /// @param strict the reading without liberties, which is returned if no attempt finds a puzzle
    PuzzleReading readLoosely(Source source, PuzzleReading strict) {
        if (strict instanceof PuzzleReading.Nothing(Fault fault)
                && (fault instanceof Fault.WrongSize || fault instanceof Fault.Variant)) {
            return strict;
        }
        boolean page = Markup.isPage(source.text());
        if (page && strict instanceof PuzzleReading.Nothing(Fault.BadSyntax _)) {
            // Pages are rarely well-formed XML.
            return readLoosely(source, NOTHING);
        }
        String words = Markup.plain(source.text());
        if (words.length() > LONGEST_LOOSE || TextReader.isBinary(words)) {
            return strict;
        }
        Lines lines = Lines.of(words);
        Stream<Supplier<PuzzleReading>> attempts = Stream.of(
                () -> words.equals(source.text()) ? NOTHING : readText(words),
                () -> page ? readPage(source.text()) : NOTHING,
                () -> readReordered(lines),
                () -> readWithOtherSigns(words),
                () -> readLetters(words),
                () -> found(TextFormat.BLOCKS, CellList.read(lines)),
                () -> found(TextFormat.TABS, TextTables.find(lines.lines())),
                () -> readMarkPieces(lines),
                () -> readLiterals(words, false),
                () -> readGridPieces(lines, strict));
        return attempts.map(Supplier::get)
                .filter(reading -> reading instanceof PuzzleReading.Puzzles)
                .findFirst()
                .orElse(strict);
    }

    /// Reads the source of a page. Its links and scripts are no words, but may have lines of 81 cells, or lists.
    private PuzzleReading readPage(String source) {
        PuzzleReading text = readText(source);
        return text instanceof PuzzleReading.Puzzles ? text : readCode(Markup.scripts(source));
    }

    /// Reads grids side by side, in frames with words beside them, or behind prefixes of their lines.
    private PuzzleReading readReordered(Lines lines) {
        return Stream.<UnaryOperator<Lines>>of(SideBySideGrids::apart, GridFrames::whole, LinePrefixes::without)
                .map(order -> order.apply(lines))
                .filter(ordered -> ordered != lines)
                .map(this::readText)
                .filter(reading -> reading instanceof PuzzleReading.Puzzles)
                .findFirst()
                .orElse(NOTHING);
    }

    /// Reads a text whose blanks or digits have other signs than usual, or whose lines are quoted.
    private PuzzleReading readWithOtherSigns(String words) {
        return Stream.<Function<String, @Nullable String>>of(
                        UnusualBlanks::plain,
                        UnusualBlanks::hyphened,
                        DigitMarks::plain,
                        Numerals::plain,
                        HexDump::plain,
                        Mail::unquoted)
                .flatMap(signs -> Stream.ofNullable(signs.apply(words)))
                .map(this::readText)
                .filter(reading -> reading instanceof PuzzleReading.Puzzles)
                .findFirst()
                .orElse(NOTHING);
    }

    /// Reads grids of letters in place of digits. Only puzzles are taken for such grids that a map of regions, or any
    /// other table of letters, is by no chance.
    private PuzzleReading readLetters(String words) {
        String digits = DigitLetters.plain(words);
        return digits != null
                        && readText(digits) instanceof PuzzleReading.Puzzles read
                        && read.puzzles().stream().allMatch(each -> ClueConflicts.isSound(each.puzzle()))
                ? read
                : NOTHING;
    }

    private PuzzleReading readMarkPieces(Lines lines) {
        Document marks = MarkPieces.read(lines);
        return marks == null
                ? NOTHING
                : new PuzzleReading.Puzzles(
                        codecs.of(TextFormat.PENCIL_MARKS),
                        List.of(new ReadPuzzle(marks, 1)),
                        List.of(new ReadingNote(ReadingNote.Kind.GIVENS_UNKNOWN, 1, 1)));
    }

    private PuzzleReading readGridPieces(Lines lines, PuzzleReading strict) {
        List<Document> pieces = GridPieces.read(lines);
        boolean solution =
                pieces.stream().allMatch(document -> document.grid().blanks().isEmpty());
        boolean malformed = strict instanceof PuzzleReading.Nothing(Fault why) && why instanceof Fault.Located;
        // The solution of a malformed puzzle is not what the user wants.
        return pieces.isEmpty() || solution && malformed
                ? NOTHING
                : new PuzzleReading.Puzzles(
                        codecs.of(TextFormat.BLOCKS),
                        pieces.stream()
                                .map(document -> new ReadPuzzle(document, 1))
                                .toList(),
                        List.of());
    }

    private PuzzleReading found(TextFormat format, List<ReadPuzzle> puzzles) {
        return puzzles.isEmpty() ? NOTHING : read(format, DistinctPuzzles.of(puzzles));
    }

    /// Reads plain text.
    PuzzleReading readText(String text) {
        Lines lines = Lines.of(text);
        Lines rows = text.length() > LONGEST_LOOSE ? lines : rows(lines);
        return rows != lines && readText(rows) instanceof PuzzleReading.Puzzles read ? read : readText(lines);
    }

    /// Tests whether the rows of a text have labels or the signs of a diff, some of which look like cells.
    static boolean hasLabels(String text) {
        Lines lines = Lines.of(text);
        return rows(lines) != lines;
    }

    /// Returns a text without what looks like cells beside its rows; the same text if there is nothing.
    private static Lines rows(Lines lines) {
        return GridLabels.without(Diffs.without(lines));
    }

    private PuzzleReading readText(Lines lines) {
        TextReader.Found found = TextReader.read(lines, PlainTextFormats.forms());
        if (!found.puzzles().isEmpty()) {
            return new PuzzleReading.Puzzles(codecs.of(found.format()), found.puzzles(), found.notes(), found.faults());
        }
        List<ReadPuzzle> spaced = SpacedLines.read(lines);
        if (!spaced.isEmpty()) {
            return found(TextFormat.BLOCKS, spaced);
        }
        return found.faults().isEmpty()
                ? NOTHING
                : new PuzzleReading.Nothing(found.faults().getFirst());
    }
}
