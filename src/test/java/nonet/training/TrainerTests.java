package nonet.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.guide.Exercise;
import nonet.library.LibraryFile;
import nonet.play.Document;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Scripted users who practice.
class TrainerTests {

    private static final LocalDate DAY = LocalDate.of(2026, 3, 1);
    private static final long SEED = 20;

    @TempDir
    Path folder;

    private LibraryFile file;
    private Trainer trainer;

    @BeforeEach
    void open() {
        file = new LibraryFile(folder.resolve("library.db"), List::of);
        trainer = new Trainer(new FastSolver(), file, new Random(SEED));
    }

    @AfterEach
    void close() {
        file.close();
    }

    private Trial next(LocalDate today, Technique... choice) throws IOException {
        Trial trial = trainer.next(List.of(choice), trainer.progress(), today, Cancel.NEVER);
        trial.know(trainer.patterns(trial, Cancel.NEVER));
        return trial;
    }

    private static void know(Trial trial) {
        for (Conclusion each : trial.exercise().wanted()) {
            Candidate candidate = each.candidate();
            Conclusion claim = trial.claim(candidate.cell(), candidate.digit()).orElseThrow();
            assertThat(trial.judge(claim).isRight()).isTrue();
        }
        assertThat(trial.isDone()).isTrue();
    }

    /// Claims every candidate that is wrong, and takes the hints at last.
    private static List<Judgement> err(Trial trial) {
        List<Judgement> judgements = new ArrayList<>();
        for (Cell cell : trial.exercise().grid().blanks()) {
            for (Digit digit : trial.exercise().grid().candidates(cell)) {
                Conclusion claim = trial.claim(cell, digit).orElseThrow();
                if (!trial.exercise().all().contains(claim)) {
                    judgements.add(trial.judge(claim));
                }
            }
        }
        while (!trial.isDone()) {
            trial.reveal();
        }
        return judgements;
    }

    @Test
    void aUserWhoFindsAllGoesThroughTheTechniquesByDifficulty() throws IOException {
        List<Technique> asked = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Trial trial = next(DAY);
            know(trial);
            assertThat(trial.quality()).isEqualTo(5);
            asked.add(trial.technique());
            trainer.record(trial, DAY);
        }
        assertThat(asked)
                .isEqualTo(trainer.techniques().stream()
                        .limit(4)
                        .flatMap(each -> Stream.of(each, each, each))
                        .toList());
        assertThat(asked.stream().distinct())
                .containsExactly(
                        Technique.FULL_HOUSE, Technique.HIDDEN_SINGLE, Technique.NAKED_SINGLE, Technique.POINTING);
        assertThat(next(DAY.plusDays(1)).technique()).isEqualTo(Technique.FULL_HOUSE);
        assertThat(trainer.progress().of(Technique.HIDDEN_SINGLE).orElseThrow().schedule())
                .isEqualTo(new Schedule(1, 1, 260, DAY.plusDays(1)));
    }

    @Test
    void aUserWhoFindsSinglesIsLedToXyChains() throws IOException {
        List<Technique> asked = new ArrayList<>();
        while (!asked.contains(Technique.XY_CHAIN)) {
            Trial trial = trainer.next(List.of(), trainer.progress(), DAY, Cancel.NEVER);
            assertThat(trial.isNeeded()).isTrue();
            know(trial);
            asked.add(trial.technique());
            trainer.record(trial, DAY);
        }
        List<Technique> lessons = trainer.techniques();
        assertThat(asked.stream().distinct())
                .containsExactlyElementsOf(lessons.subList(0, lessons.indexOf(Technique.XY_CHAIN) + 1));
        assertThat(asked).hasSize(3 * lessons.indexOf(Technique.XY_CHAIN) + 1);
    }

    @Test
    void aUserWhoAlwaysErrsStaysAtTheSameTechniqueAndMeetsThePositionAgain() throws IOException {
        List<String> met = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            Trial trial = next(DAY.plusDays(i));
            assertThat(trial.technique()).isEqualTo(Technique.FULL_HOUSE);
            assertThat(err(trial)).noneMatch(Judgement::isRight);
            assertThat(trial.quality()).isEqualTo(trial.mistakes() == 0 ? 1 : 0);
            met.add(trial.exercise().example().toString());
            Progress.Skill skill = trainer.record(trial, DAY.plusDays(i))
                    .of(Technique.FULL_HOUSE)
                    .orElseThrow();
            assertThat(skill.schedule()).isEqualTo(new Schedule(0, 0, 250, DAY.plusDays(i)));
            assertThat(skill.passed()).isZero();
        }
        assertThat(met.stream().distinct().count()).isLessThan(met.size());
    }

    @Test
    void noMistakeIsCalledRightAndNoConclusionWrong() throws IOException {
        List<BrokenRule> rules = new ArrayList<>();
        for (Technique technique : List.of(
                Technique.POINTING,
                Technique.NAKED_PAIR,
                Technique.HIDDEN_PAIR,
                Technique.X_WING,
                Technique.XY_WING,
                Technique.XYZ_WING,
                Technique.W_WING,
                Technique.SKYSCRAPER,
                Technique.FINNED_X_WING,
                Technique.SIMPLE_COLORS_TRAP,
                Technique.XY_CHAIN,
                Technique.ALS_XZ)) {
            Trial trial = next(DAY, technique);
            assertThat(trial.technique()).isEqualTo(technique);
            for (Judgement each : err(trial)) {
                assertThat(each.isRight()).isFalse();
                each.rule().ifPresent(rules::add);
            }
            know(next(DAY, technique));
        }
        assertThat(rules.stream().map(Object::getClass).distinct()).hasSizeGreaterThanOrEqualTo(4);
    }

    @Test
    void aMistakeNamesThePincersThatAreNotSeen() throws IOException {
        Trial trial = next(DAY, Technique.XY_WING);
        List<BrokenRule> rules =
                err(trial).stream().flatMap(each -> each.rule().stream()).toList();
        assertThat(rules)
                .filteredOn(BrokenRule.SeesTooLittle.class::isInstance)
                .isNotEmpty()
                .allSatisfy(rule -> {
                    BrokenRule.SeesTooLittle sees = (BrokenRule.SeesTooLittle) rule;
                    assertThat(sees.cell().peers().intersects(sees.missed())).isFalse();
                    assertThat(sees.cell().peers().containsAll(sees.seen())).isTrue();
                    assertThat(sees.seen().size() + sees.missed().size()).isEqualTo(2);
                });
    }

    @Test
    void hintsAndMistakesLowerTheQuality() throws IOException {
        Trial trial = next(DAY, Technique.X_WING);
        trial.reveal();
        know(trial);
        assertThat(trial.quality()).isEqualTo(4);

        Trial other = next(DAY, Technique.X_WING);
        other.reveal();
        other.reveal();
        Candidate right = other.exercise().wanted().getFirst().candidate();
        Cell free = Stream.of(other.exercise().grid().blanks().iterator().next())
                .findFirst()
                .orElseThrow();
        Digit wrong = other.exercise().grid().candidates(free).iterator().next();
        assertThat(other.exercise().judge(new Conclusion.Elimination(new Candidate(free, wrong))))
                .isNotEqualTo(Exercise.Verdict.RIGHT);
        other.judge(new Conclusion.Elimination(new Candidate(free, wrong)));
        assertThat(other.claim(right.cell(), null)).isEmpty();
        know(other);
        assertThat(other.quality()).isEqualTo(2);
    }

    @Test
    void positionsComeFromTheUsersOwnPuzzlesToo() throws IOException {
        Puzzle puzzle = Puzzle.of("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
        file.library().add(file.library().makeCollection("Mine"), List.of(Document.of("", puzzle)));
        boolean own = false;
        for (int i = 0; i < 6 && !own; i++) {
            Trial trial = next(DAY, Technique.HIDDEN_SINGLE);
            own = trial.isOwn();
            know(trial);
            trainer.record(trial, DAY);
        }
        assertThat(own).as("a position of the own puzzle, seed " + SEED).isTrue();
    }

    @Test
    void keptPositionsComeFirst() throws IOException {
        Trial trial = next(DAY, Technique.X_WING);
        Optional<Technique> kept = new KeptPositions(file)
                .keep(trial.exercise().grid(), trial.exercise().wanted(), null, Cancel.NEVER);
        assertThat(kept).contains(Technique.X_WING);

        Trial again = next(DAY, Technique.X_WING);
        assertThat(again.isKept()).isTrue();
        assertThat(again.exercise().grid()).isEqualTo(trial.exercise().grid());
        know(again);
        trainer.record(again, DAY);
        assertThat(trainer.progress().of(Technique.X_WING)).isPresent();
    }

    @Test
    void whatNoTechniqueShowsIsNotKept() throws IOException {
        Grid empty = Grid.of(Puzzle.of(".".repeat(81)));
        Conclusion wrong = new Conclusion.Placement(Candidate.of(0, 0));
        assertThat(new KeptPositions(file).keep(empty, List.of(wrong), Technique.X_CHAIN, Cancel.NEVER))
                .isEmpty();
    }

    @Test
    void theProgressIsForgottenOnDemand() throws IOException {
        Trial trial = next(DAY, Technique.X_WING);
        know(trial);
        assertThat(trainer.record(trial, DAY).of(Technique.X_WING)).isPresent();
        trainer.reset();
        assertThat(trainer.progress().isBegun()).isFalse();
    }
}
