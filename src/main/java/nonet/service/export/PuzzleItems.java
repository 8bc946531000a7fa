package nonet.service.export;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Grid;
import nonet.picture.Item;
import nonet.picture.Layout;
import nonet.picture.PageWords;
import nonet.picture.PuzzlePages.Slice;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.PuzzleCode;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Rating;
import nonet.rate.RatingResult;
import nonet.service.hint.Hints;
import nonet.solve.Answer;
import nonet.solve.Cancel;

/// The boards on pages with puzzles, each created when its page is drawn.
///
/// @param logic rates the puzzles, and solves them for the solutions page
/// @param profile the name of the profile that rates
record PuzzleItems(List<Document> documents, Layout layout, PageWords words, HumanLogic logic, String profile) {

    List<Item> items(Slice slice, Cancel cancel) {
        List<Item> items = new ArrayList<>();
        for (int i = slice.from(); i < slice.to(); i++) {
            cancel.check();
            items.add(slice.solutions() ? solution(i, cancel) : puzzle(i, cancel));
        }
        return items;
    }

    private Item puzzle(int index, Cancel cancel) {
        Document document = documents.get(index);
        String level = layout.levels() ? level(document, cancel) : "";
        String rating = layout.ratings() ? new RatingNotes(logic.checker(), words).of(document.puzzle(), cancel) : "";
        return new Item(
                caption(index),
                level.isEmpty() || rating.isEmpty() ? level + rating : words.both(level, rating),
                Diagram.of(grid(document))
                        .candidates(layout.candidates() || document.puzzle().isRestricted())
                        .build(),
                layout.codes() ? PuzzleCode.text(document.puzzle()) : "");
    }

    private Item solution(int index, Cancel cancel) {
        Document document = documents.get(index);
        return switch (logic.checker().solvability(document.puzzle(), cancel)) {
            case Answer.Unique(Grid solution) -> solution(index, solution, "");
            case Answer.Several(Grid first, var _, var _) -> solution(index, first, words.severalSolutions());
            case Answer.None() ->
                new Item(
                        number(index),
                        words.noSolution(),
                        Diagram.of(Grid.of(document.puzzle())).build());
        };
    }

    private Item solution(int index, Grid solution, String note) {
        return new Item(number(index), note, Diagram.of(solution).solved().build());
    }

    private String level(Document document, Cancel cancel) {
        return logic.rate(document.puzzle(), cancel) instanceof RatingResult.Rated(Rating rating)
                ? words.level(rating.level(), profile)
                : "";
    }

    private String caption(int index) {
        if (!layout.names()) {
            return "";
        }
        String name = documents.get(index).name();
        return documents.size() == 1 ? name : words.puzzle(index + 1, name);
    }

    /// A solution can only be found by its number.
    private String number(int index) {
        return documents.size() == 1 ? "" : words.puzzle(index + 1, "");
    }

    /// Returns the board with the user's pencil marks, or with all candidates if there are none. The puzzle's own
    /// candidates are always included.
    private static Grid grid(Document document) {
        return document.hasMarks() && !document.puzzle().isRestricted()
                ? document.grid()
                : Hints.position(document).grid();
    }
}
