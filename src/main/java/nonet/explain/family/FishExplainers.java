package nonet.explain.family;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.deduce.FishPatterns.Fish;
import nonet.deduce.FishPatterns.KrakenFish;
import nonet.deduce.InferenceChain;
import nonet.deduce.Node;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.text.Narration;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.House;
import nonet.notation.Names;

/// Explains fish and kraken fish.
final class FishExplainers {

    private FishExplainers() {}

    record OfFish(Fish fish) implements DeductionExplainer {

        @Override
        public String facts() {
            return fish.digit() + " " + houses(fish.base()) + " " + houses(fish.cover()) + cells(" f", fish.fins())
                    + cells(" ef", fish.endoFins());
        }

        private static String cells(String sign, CellSet cells) {
            StringBuilder text = new StringBuilder();
            cells.forEach(cell -> text.append(sign).append(cell));
            return text.toString();
        }

        /// Returns houses with those of a kind together, such as `r27` or `r3b59`.
        private static String houses(List<House> houses) {
            Map<String, String> numbers = new LinkedHashMap<>();
            for (House house : houses) {
                String name = Names.of(house);
                numbers.merge(name.substring(0, 1), name.substring(1), String::concat);
            }
            return numbers.entrySet().stream()
                    .map(each -> each.getKey() + each.getValue())
                    .collect(Collectors.joining());
        }

        @Override
        public void tell(Narration narration) {
            Words words = narration.words();
            CellSet fins = fish.fins().or(fish.endoFins());
            String base = words.houses(fish.base());
            String cover = words.houses(fish.cover());
            if (fins.isEmpty()) {
                narration.say(fish.body(), "fish.base", base, fish.digit(), fish.body());
                narration.say(fish.body(), "fish.cover", cover, fish.digit());
            } else {
                narration.say(
                        fish.body().or(fins), "fish.base-fins", base, fish.digit(), fish.body(), fins, fins.size());
                if (!fish.endoFins().isEmpty()) {
                    CellSet endoFins = fish.endoFins();
                    narration.say(endoFins, "fish.endo", endoFins, endoFins.size());
                }
                narration.say(fish.body(), "fish.cover-fins", cover, fish.digit(), fins.size());
                if (!fish.conclusions().isEmpty()) {
                    narration.say(fins, "fish.fins", fish.digit(), fins.size());
                }
            }
            CellSet cannibal = cannibal();
            if (!cannibal.isEmpty()) {
                narration.say(cannibal, "fish.cannibal", cannibal, cannibal.size());
            }
        }

        /// Returns the eliminations inside the base sets of the fish itself.
        private CellSet cannibal() {
            CellSet cannibal = CellSet.NONE;
            for (Conclusion conclusion : fish.conclusions()) {
                Cell cell = conclusion.candidate().cell();
                if (fish.base().stream().anyMatch(house -> house.cellSet().contains(cell))) {
                    cannibal = cannibal.with(cell);
                }
            }
            return cannibal;
        }

        @Override
        public void mark(Marking marking) {
            marking.mark(fish.digit(), fish.endoFins(), Role.ENDO_FIN);
            marking.mark(fish.digit(), fish.fins(), Role.FIN);
            marking.mark(fish.digit(), fish.body(), Role.PATTERN);
            fish.base().forEach(house -> marking.tint(house, Role.BASE));
            fish.cover().forEach(house -> marking.tint(house, Role.COVER));
        }
    }

    record OfKrakenFish(KrakenFish kraken) implements DeductionExplainer {

        private OfFish fish() {
            return new OfFish(kraken.fish());
        }

        @Override
        public String facts() {
            return fish().facts()
                    + kraken.chains().stream()
                            .map(chain -> "; " + OneLine.chain(chain))
                            .collect(Collectors.joining());
        }

        @Override
        public void tell(Narration narration) {
            Words words = narration.words();
            fish().tell(narration);
            String target = words.candidates(List.of(kraken.target()));
            House cover = kraken.cover();
            if (cover == null) {
                narration.say(CellSet.of(kraken.target().cell()), "kraken.fish", target);
            } else {
                narration.say(cover.cellSet(), "kraken.type-2", kraken.fish().digit(), cover, target);
            }
            for (InferenceChain chain : kraken.chains()) {
                Node start = chain.start();
                narration.say(start.cells(), "kraken.strand", words.statement(start), target);
            }
        }

        @Override
        public void mark(Marking marking) {
            fish().mark(marking);
            kraken.chains().forEach(marking::chain);
        }

        @Override
        public List<Branch> branches() {
            if (kraken.chains().size() == 1) {
                return List.of();
            }
            return kraken.chains().stream()
                    .map(chain -> new Branch(Names.of(chain.start().cells()), marking -> {
                        fish().mark(marking);
                        marking.chain(chain);
                    }))
                    .toList();
        }
    }
}
