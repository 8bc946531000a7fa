package nonet.codec.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nonet.codec.api.Codec;
import nonet.codec.api.DistinctPuzzles;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import org.jspecify.annotations.Nullable;

/// The formats that are links to web sites.
public final class WebLinks {

    private static final Pattern BEGIN = Pattern.compile("(?=https?://)");

    private WebLinks() {}

    /// Tests whether a format is a link.
    public static boolean isLink(Codec codec) {
        return codec instanceof SudokuWiki
                || codec instanceof DigitsLink
                || codec instanceof FPuzzles
                || codec instanceof SudokuPad
                || codec instanceof CoachState
                || codec instanceof SoloId
                || codec instanceof PuzzLink;
    }

    /// Returns a text decoded in which a link is a part of another one, as in a redirection, or null if there is none.
    public static @Nullable String within(String text) {
        return Percent.within(text);
    }

    /// Reads a text with links: all that it holds, in their order.
    ///
    /// @param first the format that the text is taken for
    public static PuzzleReading read(Codec first, Source source) {
        List<ReadPuzzle> puzzles = new ArrayList<>();
        List<ReadingNote> notes = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        List<String> lines = source.text().lines().toList();
        int links = 0;
        for (int i = 0; i < lines.size(); i++) {
            for (String part : BEGIN.split(lines.get(i))) {
                Source link = Source.of(part);
                Codec codec = all().stream()
                        .max(Comparator.comparingInt(each -> each.confidence(link)))
                        .orElseThrow();
                int line = i + 1;
                if (codec.confidence(link) == 0) {
                    continue;
                }
                links++;
                switch (codec.read(link)) {
                    case PuzzleReading.Nothing(Fault fault) -> faults.add(fault);
                    case PuzzleReading.Puzzles read -> {
                        read.puzzles().forEach(each -> puzzles.add(new ReadPuzzle(each.document(), line)));
                        notes.addAll(read.notes());
                    }
                }
            }
        }
        if (links < 2 || puzzles.isEmpty()) {
            return first.read(source);
        }
        DistinctPuzzles distinct = DistinctPuzzles.of(puzzles);
        notes.addAll(distinct.notes());
        return new PuzzleReading.Puzzles(first, distinct.puzzles(), notes, faults);
    }

    /// Returns the links to pages that show a puzzle, in display order.
    public static List<Codec> pages() {
        return List.of(
                new SudokuWiki(),
                new DigitsLink(
                        "sudokucoach",
                        "sudoku.coach",
                        "https://sudoku.coach/en/play/",
                        "sudoku\\.coach/[a-z-]{2,8}/play/([0-9.]{81})(?![0-9.])"),
                new DigitsLink(
                        "sudokuexchange",
                        "SudokuExchange",
                        "https://sudokuexchange.com/play/?s=",
                        "sudokuexchange\\.com/play/?\\?[^\\s]{0,200}?\\bs=([0-9.]{81})(?![0-9.])"),
                new FPuzzles(),
                new SudokuPad());
    }

    /// Returns all formats: the links, and what sites copy.
    public static List<Codec> all() {
        return Stream.concat(pages().stream(), Stream.of(new CoachState(), new SoloId(), new PuzzLink()))
                .toList();
    }
}
