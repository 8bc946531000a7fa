package nonet.ui.photo;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Cell;
import nonet.grid.Conflict;
import nonet.grid.House;
import nonet.photo.image.PictureFault;
import nonet.service.input.ProblemWords;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The texts about a reading.
final class PhotoWords {

    private final Messages messages;
    private final ProblemWords problems;

    PhotoWords(Messages messages) {
        this.messages = messages;
        problems = new ProblemWords(messages::locale);
    }

    /// Returns the line below the grid, such as "28 digits, 1 to check. One solution."
    ///
    /// @param draft null if nothing could be read
    String line(PhotoController.Photo photo, @Nullable PhotoDraft draft) {
        PictureFault refusal = photo.refusal();
        if (draft == null) {
            return refusal == null ? "" : problems.of(refusal);
        }
        List<String> sentences = new ArrayList<>();
        int doubts = draft.doubts().size();
        sentences.add(
                doubts == 0
                        ? messages.get("photo.digits", draft.puzzle().clues())
                        : messages.get("photo.digits-check", draft.puzzle().clues(), doubts));
        List<Conflict> conflicts = draft.puzzle().conflicts();
        sentences.add(conflicts.isEmpty() ? messages.get(solutions(draft.solutions())) : of(conflicts.getFirst()));
        int marks = draft.reading().marks();
        if (marks > 0) {
            sentences.add(messages.get("photo.marks"));
        }
        return sentences.stream()
                .reduce((line, next) -> messages.get("photo.and", line, next))
                .orElse("");
    }

    private static String solutions(int solutions) {
        return switch (solutions) {
            case 0 -> "photo.no-solution";
            case 1 -> "photo.one-solution";
            default -> "photo.several-solutions";
        };
    }

    private String of(Conflict conflict) {
        House house = conflict.house();
        String name = messages.get(
                switch (house.kind()) {
                    case ROW -> "house.row";
                    case COLUMN -> "house.column";
                    case BOX -> "house.box";
                },
                house.number());
        return messages.get("photo.conflict", conflict.cells().size(), conflict.digit(), name);
    }

    /// Returns what a screen reader says of a cell, such as "row 3 column 5, 7, uncertain, perhaps 1".
    String cell(PhotoDraft draft, Cell cell) {
        String digit = digit(draft.digit(cell));
        return draft.doubts().contains(cell)
                ? messages.get("photo.cell-doubt", cell.row(), cell.column(), digit, digit(draft.alternative(cell)))
                : messages.get("photo.cell", cell.row(), cell.column(), digit);
    }

    private String digit(int digit) {
        return digit == 0 ? messages.get("photo.blank") : String.valueOf(digit);
    }
}
