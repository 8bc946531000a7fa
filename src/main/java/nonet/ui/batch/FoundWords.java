package nonet.ui.batch;

import nonet.service.batch.BatchTable.Found;
import nonet.ui.kit.Messages;

/// The result of an engine, in words.
final class FoundWords {

    private FoundWords() {}

    static String of(Messages texts, Found found) {
        return switch (found) {
            case NONE -> texts.get("batch.none");
            case ONE -> texts.get("batch.one");
            case SEVERAL -> texts.get("batch.several");
            case UNKNOWN -> texts.get("batch.unknown");
        };
    }
}
