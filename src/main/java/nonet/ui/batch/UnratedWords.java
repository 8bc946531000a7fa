package nonet.ui.batch;

import nonet.rate.se.SeRating;
import nonet.service.batch.BatchTable;
import nonet.service.batch.PackedRating;
import nonet.ui.kit.Messages;

/// The sentences on why puzzles have no rating.
final class UnratedWords {

    private UnratedWords() {}

    /// Returns why a row has no rating, in a sentence; empty if it has one.
    static String of(Messages messages, BatchTable table, int row) {
        int rating = table.rating(row);
        if (PackedRating.isRated(rating)) {
            return "";
        }
        if (rating != PackedRating.NONE) {
            return messages.get("batch.stopped", SeRating.text(PackedRating.er(rating)));
        }
        return messages.get(
                switch (table.found(row)) {
                    case NONE -> "batch.unrated-none";
                    case SEVERAL -> "batch.unrated-several";
                    case ONE, UNKNOWN ->
                        table.puzzle(row).isRestricted() ? "batch.unrated-candidates" : "batch.unrated-solved";
                });
    }
}
