package nonet.ui.batch;

import nonet.service.batch.BatchTable.Found;
import nonet.ui.kit.Messages;

/// The result of an engine, in words.
final class FoundWords {

    private FoundWords() {}

    static String of(Messages messages, Found found) {
        return switch (found) {
            case NONE -> messages.get("batch.none");
            case ONE -> messages.get("batch.one");
            case SEVERAL -> messages.get("batch.several");
            case UNKNOWN -> messages.get("batch.unknown");
        };
    }
}
