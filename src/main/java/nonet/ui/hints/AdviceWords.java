package nonet.ui.hints;

import nonet.notation.Names;
import nonet.service.Hints.Advice;
import nonet.ui.kit.Texts;

/// What there is to say instead of a step, or beside all of them.
record AdviceWords(Texts texts) {

    String of(Advice advice) {
        return switch (advice) {
            case Advice.Found _ -> "";
            case Advice.All all ->
                texts.get(
                        all.unique() ? "hint.all" : "hint.all-several",
                        all.steps().size());
            case Advice.Wrong(var cells) -> texts.get("hint.wrong", cells.size(), Names.of(cells));
            case Advice.Stuck() -> texts.get("hint.stuck");
            case Advice.Complete() -> texts.get("hint.complete");
            case Advice.Impossible() -> texts.get("hint.impossible");
        };
    }
}
