package nonet.ui.library;

import nonet.library.Grade;
import nonet.library.LibraryEntry;
import nonet.library.PuzzleCollection;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.csp.StoredCspRatings;
import nonet.rate.se.SeRating;
import nonet.rate.se.StoredSeRating;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The names in the library.
record LibraryWords(Messages messages) {

    /// Returns the name of a collection. Packs have translated names.
    String of(PuzzleCollection collection) {
        return collection.isPack()
                ? switch (collection.name()) {
                    case "" -> messages.get("library.all");
                    case "classics" -> messages.get("library.pack.classics");
                    case "newspaper" -> messages.get("library.pack.newspaper");
                    case "minimal" -> messages.get("library.pack.minimal");
                    case "seventeen" -> messages.get("library.pack.seventeen");
                    case "tough" -> messages.get("library.pack.tough");
                    case "hardest" -> messages.get("library.pack.hardest");
                    case "several" -> messages.get("library.pack.several");
                    default -> collection.name();
                }
                : collection.name();
    }

    /// Returns the name of a puzzle, or its number in its collection if it has none.
    String of(LibraryEntry entry, PuzzleCollection collection) {
        return entry.name().isEmpty() ? messages.get("library.number", of(collection), entry.number()) : entry.name();
    }

    /// Returns ER as a table shows it, with a sign before a lower bound.
    String er(StoredSeRating explained) {
        return explained.er() == 0 ? "" : (explained.isRated() ? "" : "\u2265") + SeRating.text(explained.er());
    }

    String ep(StoredSeRating explained) {
        return explained.isRated() ? SeRating.text(explained.ep()) : "";
    }

    String ed(StoredSeRating explained) {
        return explained.isRated() ? SeRating.text(explained.ed()) : "";
    }

    /// Returns the rating on a scale of patterns as a table shows it, with a sign before a lower bound.
    String of(StoredCspRatings patterns, CspScale scale) {
        return switch (patterns.on(scale).orElse(null)) {
            case CspResult.Rated(int value) -> String.valueOf(value);
            case CspResult.Stopped(int atLeast) -> "\u2265" + atLeast;
            case CspResult.Beyond() -> "\u2013";
            case CspResult.NoSolution(), CspResult.SeveralSolutions() -> "";
            case null -> "";
        };
    }

    /// Returns the name of a range of ratings by whips.
    String of(WhipBand band) {
        return switch (band) {
            case SINGLES -> messages.get("library.whips", band.least());
            case SHORT, MIDDLE -> messages.get("library.whips-band", band.least(), band.most());
            case LONG -> messages.get("library.whips-from", band.least());
            case BEYOND -> messages.get("library.whips-beyond");
        };
    }

    /// Returns the rating as a sentence ends with it, or nothing when there is none.
    String of(@Nullable StoredSeRating explained) {
        if (explained == null || explained.er() == 0) {
            return "";
        }
        return explained.isRated()
                ? messages.get("library.se", er(explained) + "/" + ep(explained) + "/" + ed(explained))
                : messages.get("library.se-at-least", SeRating.text(explained.er()));
    }

    /// Returns the name of a range of ratings.
    String of(ErBand band) {
        return band == ErBand.EXTREME
                ? messages.get("library.er-from", SeRating.text(band.least()))
                : messages.get("library.er-band", SeRating.text(band.least()), SeRating.text(band.most()));
    }

    /// Returns the name of a grade; a pending sign for null.
    String of(@Nullable Grade grade) {
        return grade == null ? "\u2026" : messages.name("library.", grade);
    }
}
