package nonet.codec.web;

import java.util.List;
import java.util.stream.Stream;
import nonet.codec.api.Codec;

/// The formats that are links to web sites.
public final class WebLinks {

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
