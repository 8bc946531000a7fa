package nonet.ui.workshop;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.deduce.Link.Kind;
import nonet.deduce.Node;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.grid.CellSet;
import nonet.notation.Names;
import nonet.proof.ChainJudge;
import nonet.proof.ChainJudge.Flaw;
import nonet.proof.ChainJudge.Why;
import nonet.proof.DrawnChain;
import nonet.proof.PlayerMove;
import nonet.proof.SetJudge;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The sentences of the workshop.
record WorkshopWords(Messages messages) {

    String idle(boolean chains) {
        return messages.get(chains ? "workshop.idle-chain" : "workshop.idle-sets");
    }

    /// Returns why nothing can come next.
    ///
    /// @param begun whether a chain is begun
    /// @param fits whether it can be read
    /// @param place the cell or the candidate where one would begin; null for none
    String none(boolean sets, boolean begun, boolean fits, @Nullable Object place) {
        if (!sets && begun) {
            return messages.get(fits ? "workshop.none-next" : "workshop.none-misfit");
        }
        if (place == null) {
            return messages.get("workshop.none-cell");
        }
        return messages.get(sets ? "workshop.none-sets" : "workshop.none-first", place);
    }

    String misfit(String text, int at) {
        return at >= text.length()
                ? messages.get("workshop.unfinished")
                : messages.get("workshop.misfit", at + 1, text.substring(at));
    }

    String noSector() {
        return messages.get("workshop.no-sector");
    }

    String nothingShown() {
        return messages.get("workshop.nothing-shown");
    }

    /// @param technique the technique that the position was kept for; empty if it was not kept
    String kept(Optional<Technique> technique) {
        return technique
                .map(each -> messages.get("workshop.kept", new Words(messages::locale).of(each)))
                .orElseGet(() -> messages.get("workshop.unkept"));
    }

    String notKept() {
        return messages.get("workshop.keep-failed");
    }

    String failed() {
        return messages.get("workshop.failed");
    }

    String of(ChainJudge.ChainVerdict verdict) {
        return switch (verdict) {
            case ChainJudge.ChainVerdict.Right(var chain) ->
                messages.get(
                        "workshop.right", new Words(messages::locale).of(chain.technique()), list(chain.conclusions()));
            case ChainJudge.ChainVerdict.Idle() -> messages.get("workshop.holds");
            case ChainJudge.ChainVerdict.Impossible() -> messages.get("workshop.contradictory");
            case ChainJudge.ChainVerdict.TooLarge() -> messages.get("workshop.too-large");
            case ChainJudge.ChainVerdict.Broken(List<Flaw> flaws) ->
                flaws.stream()
                        .map(this::of)
                        .reduce((one, other) -> messages.get("hint.sentences", one, other))
                        .orElse("");
        };
    }

    private String of(Flaw flaw) {
        String from = name(flaw.from());
        String to = name(flaw.to());
        int digit = flaw.from().digit().value();
        return switch (flaw.why()) {
            case Why.NoCandidate(Node node) -> messages.get("workshop.no-candidate", name(node));
            case Why.FurtherPlaces(var house, var places) ->
                messages.get(
                        "workshop.further-places",
                        cells(flaw),
                        digit,
                        new Words(messages::locale).of(house),
                        Names.of(places));
            case Why.FurtherDigits(var cell, var digits) ->
                messages.get(
                        "workshop.further-digits",
                        from,
                        to,
                        cell,
                        String.join(", ", digits.toString().split("")));
            case Why.NotLocked(var cells) -> messages.get("workshop.not-locked", Names.of(cells));
            case Why.Incomplete(Node node, var set) ->
                messages.get("workshop.incomplete", name(node), node.digit().value(), Names.of(set));
            case Why.Apart() -> messages.get("workshop.apart", from, to);
            case Why.NotAlternating() -> messages.get("workshop.not-alternating", from, to);
        };
    }

    private static String cells(Flaw flaw) {
        return Names.of(flaw.from().cells().or(flaw.to().cells()));
    }

    private static String name(Node node) {
        return "(" + node.digit() + ")" + Names.of(node.cells());
    }

    String of(SetJudge.SetVerdict verdict, int truths, int links) {
        String counted = messages.get(
                "workshop.rank",
                truths,
                links,
                verdict.rank(),
                verdict.triplets().size());
        String left = verdict.uncovered().isEmpty()
                ? ""
                : messages.get(
                        "workshop.uncovered",
                        verdict.uncovered().stream().map(Object::toString).collect(Collectors.joining(", ")));
        String found = verdict.tooLarge()
                ? messages.get("workshop.too-large")
                : verdict.impossible()
                        ? messages.get("workshop.contradictory")
                        : verdict.conclusions().isEmpty()
                                ? messages.get("workshop.nothing")
                                : messages.get("workshop.follows", list(verdict.conclusions()));
        String first = left.isEmpty() ? counted : messages.get("hint.sentences", counted, left);
        return messages.get("hint.sentences", first, found);
    }

    String of(Suggestion suggestion) {
        return switch (suggestion) {
            case Suggestion.Next(DrawnChain chain) -> {
                CellSet set = chain.joints().getLast().set();
                boolean strong = chain.joints().getLast().kind() == Kind.STRONG;
                yield messages.get(
                        !set.isEmpty() ? "workshop.in-set" : strong ? "workshop.strong" : "workshop.weak",
                        name(chain.nodes().get(chain.nodes().size() - 2)),
                        name(chain.end()),
                        Names.of(set));
            }
            case Suggestion.OfSector(Sector sector) -> SetJudge.text(List.of(sector));
        };
    }

    String list(List<Conclusion> conclusions) {
        return new PlayerMove(conclusions).toString();
    }
}
