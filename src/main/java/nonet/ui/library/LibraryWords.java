package nonet.ui.library;

import nonet.library.Explained;
import nonet.library.Grade;
import nonet.library.LibraryEntry;
import nonet.library.PuzzleCollection;
import nonet.rate.explainer.SeRating;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The names in the library.
record LibraryWords(Messages texts) {

    /// Returns the name of a collection. Packs have translated names.
    String of(PuzzleCollection collection) {
        return collection.isPack()
                ? switch (collection.name()) {
                    case "" -> texts.get("library.all");
                    case "classics" -> texts.get("library.pack.classics");
                    case "newspaper" -> texts.get("library.pack.newspaper");
                    case "minimal" -> texts.get("library.pack.minimal");
                    case "seventeen" -> texts.get("library.pack.seventeen");
                    case "tough" -> texts.get("library.pack.tough");
                    case "hardest" -> texts.get("library.pack.hardest");
                    case "several" -> texts.get("library.pack.several");
                    default -> collection.name();
                }
                : collection.name();
    }

    /// Returns the name of a puzzle, or its number in its collection if it has none.
    String of(LibraryEntry entry, PuzzleCollection collection) {
        return entry.name().isEmpty() ? texts.get("library.number", of(collection), entry.number()) : entry.name();
    }

    /// Returns ER as a table shows it, with a sign before a lower bound.
    String er(Explained explained) {
        return explained.er() == 0 ? "" : (explained.isRated() ? "" : "\u2265") + SeRating.text(explained.er());
    }

    String ep(Explained explained) {
        return explained.isRated() ? SeRating.text(explained.ep()) : "";
    }

    String ed(Explained explained) {
        return explained.isRated() ? SeRating.text(explained.ed()) : "";
    }

    /// Returns the rating as a sentence ends with it, or nothing when there is none.
    String of(@Nullable Explained explained) {
        if (explained == null || explained.er() == 0) {
            return "";
        }
        return explained.isRated()
                ? texts.get("library.se", er(explained) + "/" + ep(explained) + "/" + ed(explained))
                : texts.get("library.se-at-least", SeRating.text(explained.er()));
    }

    /// Returns the name of a range of ratings.
    String of(ErBand band) {
        return band == ErBand.EXTREME
                ? texts.get("library.er-from", SeRating.text(band.least()))
                : texts.get("library.er-band", SeRating.text(band.least()), SeRating.text(band.most()));
    }

    /// Returns the name of a grade; a pending sign for null.
    String of(@Nullable Grade grade) {
        return switch (grade) {
            case null -> "\u2026";
            case EASY -> texts.get("library.easy");
            case MEDIUM -> texts.get("library.medium");
            case HARD -> texts.get("library.hard");
            case UNFAIR -> texts.get("library.unfair");
            case EXTREME -> texts.get("library.extreme");
            case SEVERAL -> texts.get("library.several");
            case NONE -> texts.get("library.none");
        };
    }
}
