package nonet.ui.library;

import nonet.library.Grade;
import nonet.library.LibraryEntry;
import nonet.library.PuzzleCollection;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// What things of the library are called.
record LibraryWords(Messages texts) {

    /// Returns the name of a shelf. A pack has one in every language.
    String of(PuzzleCollection shelf) {
        return shelf.isPack()
                ? switch (shelf.name()) {
                    case "" -> texts.get("library.all");
                    case "classics" -> texts.get("library.pack.classics");
                    case "newspaper" -> texts.get("library.pack.newspaper");
                    case "minimal" -> texts.get("library.pack.minimal");
                    case "seventeen" -> texts.get("library.pack.seventeen");
                    case "tough" -> texts.get("library.pack.tough");
                    case "hardest" -> texts.get("library.pack.hardest");
                    case "several" -> texts.get("library.pack.several");
                    default -> shelf.name();
                }
                : shelf.name();
    }

    /// Returns the name of a puzzle, or its number on its shelf when it has none.
    String of(LibraryEntry kept, PuzzleCollection shelf) {
        return kept.name().isEmpty() ? texts.get("library.number", of(shelf), kept.number()) : kept.name();
    }

    /// Returns how hard a puzzle is; a sign that it is being found out for null.
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
