package nonet.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.explain.mark.Part;
import nonet.explain.mark.Role;
import nonet.generate.ErRequest.Gem;
import nonet.generate.PuzzleRequest.Digits;
import nonet.library.Grade;
import nonet.picture.drawing.Lettering;
import nonet.rate.Level;
import nonet.rate.csp.CspScale;
import nonet.rate.se.board.SeTechnique;
import nonet.service.batch.BatchOrder.Repeated;
import nonet.service.batch.BatchTable;
import nonet.solve.Engines;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.text.Language;
import nonet.training.BrokenRule;
import nonet.ui.batch.RatingChoice;
import nonet.ui.kit.KeyText;
import nonet.ui.shell.command.CommandId;
import nonet.ui.shell.panes.Panes;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The bundles of all rooms, language against language, and against what the sources ask for.
///
/// A key stands in the sources as it is, save those that begin with one of [#BUILT]; their ends are collected where they
/// come from.
class MessageBundleTests {

    private static final Path BUNDLES = Path.of("src/main/resources/nonet");
    private static final String CHINESE = "_zh_CN.properties";
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
    private static final Pattern ASKED = Pattern.compile("texts\\.get\\(\\s*\"([^\"]+)\"(?!\\s*\\+)");
    private static final Pattern SAID = Pattern.compile("say\\(\"([^\"]+)\"");
    private static final Pattern PREFIX = Pattern.compile("\"([a-z-]+\\.)\"\\s*\\+");
    private static final Pattern COMMAND = Pattern.compile(
            "(?:(?:new"
                + " (?:Command|Opener|Toggle|RadioOption)(?:<[^>]*>)?|\\brow|\\bbutton|\\bnamedButton|\\bworking|\\balways|\\boption)\\((?:\\s*controls,)?)\\s*\"([a-z0-9-]+)\"");
    private static final Pattern COUNTED =
            Pattern.compile("\\{\\d(,number[^}]*)?} (more |blank |hatched |numbered |unavoidable |rating |of about"
                + " \\{3} )?(boards|branches|candidates|cells|changes|chains|characters|classes|dead ends|digits"
                + "|engines|events|files|finds|frames|givens|guesses|levels|lines|links|pages|pixels|places|puzzles|relatives"
                + "|rows|seconds|sets|solutions|steps|times|tries)\\b");
    private static final Pattern CHOICE = Pattern.compile("\\{\\d,choice,(?:[^{}]|\\{[^{}]*})*}");

    /// Texts whose numbers are two or more, or a limit.
    private static final Set<String> NEVER_ONE = Set.of(("""
        atlas.group batch.running-left batch.solutions-name bent.set compare.guesses-many desk.count
        desk.limit-value desk.many desk.or-more desk.replaceable desk.set export.files export.pixels
        export.written-all fewest-solutions file.several file.several-pasted firework.so generate.made generate.near-row
        guess.fewest-alone guess.fewest-tied
        hunt.running library.rated library.rated-filtered library.repeats library.saved-files msls.cells
        msls.links odd.loop oddagon.ring only-files only-pages only-rows own.branches page.start.givens pattern-clues
        picture-too-small race.all race.cut race.part.guess race.part.guesses race.room recording.too-long
        script.filled search.folded speed.steps subset.hidden subset.naked trace-too-many trace.let-go
        why.add-enough why.count why.count-going why.count-least why.difference why.none wrong-size
        """).split("\\s+"));

    private static final Pattern CHINESE_LETTERS = Pattern.compile("[\\p{IsHan}\u3000-\u303f\uff00-\uffef\n]");
    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9A-Fa-f]{4})");
    private static final Set<String> BUILT = Set.of("command.", "engine.");
    private static final Pattern NAME = Pattern.compile("\\.name\\(\\s*\"([a-z.-]+[.-])\"");

    /// The prefixes of names by rule, with the constants that they name.
    private static final Map<String, List<? extends Enum<?>>> NAMED = Map.ofEntries(
            Map.entry("se.", List.of(SeTechnique.values())),
            Map.entry("level.", List.of(Level.values())),
            Map.entry("rating.", List.of(Level.values())),
            Map.entry("batch.", List.of(BatchTable.Found.values())),
            Map.entry("batch.only-", List.of(BatchTable.Found.values())),
            Map.entry("batch.rate-", List.of(RatingChoice.values())),
            Map.entry("batch.repeats-", List.of(Repeated.values())),
            Map.entry("generate.digits-", List.of(Digits.values())),
            Map.entry("generate.gem-", List.of(Gem.values())),
            Map.entry("hunt.gem-", List.of(Gem.values())),
            Map.entry("library.", List.of(Grade.values())),
            Map.entry("key.", List.of(KeyText.Name.values())),
            Map.entry("why.patterns-", List.of(CspScale.values())),
            Map.entry("training.ends.", List.of(BrokenRule.Ends.values())),
            Map.entry(
                    "legend.",
                    Stream.<Enum<?>>concat(
                                    Stream.of(Part.Meaning.values()),
                                    EnumSet.complementOf(EnumSet.range(Role.FIRST, Role.SIXTH)).stream())
                            .toList()));

    @TestFactory
    Stream<DynamicTest> bothLanguagesHaveTheSameKeys() {
        return each((english, chinese) -> assertThat(chinese.keySet()).isEqualTo(english.keySet()));
    }

    @TestFactory
    Stream<DynamicTest> placeholdersAreTheSameInBothLanguages() {
        return each((english, chinese) ->
                english.forEach((key, text) -> assertThat(placeholders(chinese.getOrDefault(key, "")))
                        .describedAs(key)
                        .isEqualTo(placeholders(text))));
    }

    @TestFactory
    Stream<DynamicTest> everyTextIsAPatternWithoutStraightApostrophes() {
        return each((english, chinese) -> Stream.of(english, chinese)
                .forEach(texts -> texts.forEach((key, text) -> {
                    assertThat(text).describedAs(key).isNotBlank().doesNotContain("'");
                    assertThat(new MessageFormat(text)).describedAs(key).isNotNull();
                })));
    }

    /// Whether what is counted can be one, is asked with `{0,choice,1#one cell|1<{0} cells}`.
    @Test
    void noEnglishTextSaysOneCells() {
        Set<String> plain = new TreeSet<>();
        for (Path bundle : bundles(".properties")) {
            texts(bundle).forEach((key, text) -> {
                if (COUNTED.matcher(CHOICE.matcher(text).replaceAll("")).find()) {
                    plain.add(key);
                }
            });
        }
        assertThat(plain).isEqualTo(NEVER_ONE);
    }

    @Test
    void everyEnglishCharacterIsInTheFontThatComesWithTheProgram() {
        Set<String> lacking = new TreeSet<>();
        try (Lettering font = Lettering.standard()) {
            for (Path bundle : bundles(".properties")) {
                texts(bundle).forEach((key, text) -> {
                    if (!font.covers(CHINESE_LETTERS.matcher(text).replaceAll(""))) {
                        lacking.add(key);
                    }
                });
            }
            for (String escape : all(ESCAPE, sources("ui"))) {
                String letter = Character.toString(Integer.parseInt(escape, 16));
                if (!font.covers(CHINESE_LETTERS.matcher(letter).replaceAll(""))) {
                    lacking.add(escape);
                }
            }
        }
        assertThat(lacking).isEmpty();
    }

    @Test
    void noKeyIsDuplicated() {
        for (Language language : Language.shown()) {
            Bundle all = new Bundle();
            bundles("messages.properties").forEach(bundle -> all.read(in(language, bundle)));
            assertThat(all.twice).describedAs(language.tag()).isEmpty();
            for (Path bundle : bundles(".properties")) {
                Path translated = in(language, bundle);
                assertThat(bundle(translated).twice)
                        .describedAs(translated.toString())
                        .isEmpty();
            }
        }
    }

    @Test
    void everyChineseBundleHasAnEnglishOne() {
        assertThat(bundles(CHINESE))
                .containsExactlyElementsOf(bundles(".properties").stream()
                        .map(MessageBundleTests::chinese)
                        .toList());
    }

    private static String id(Field constant) {
        try {
            return String.valueOf(constant.get(null));
        } catch (IllegalAccessException hidden) {
            throw new IllegalStateException(hidden);
        }
    }

    @Test
    void theWindowAsksForTheKeysThereAre() {
        String sources = sources("ui");
        Set<String> there = new TreeSet<>();
        bundles("messages.properties").stream()
                .filter(bundle -> bundle.startsWith(BUNDLES.resolve("ui")))
                .forEach(bundle -> there.addAll(texts(bundle).keySet()));
        there.addAll(texts(BUNDLES.resolve("explain/legend.properties")).keySet());
        Set<String> literals = all(LITERAL, sources);
        Set<String> asked = all(ASKED, sources);
        there.stream().filter(literals::contains).forEach(asked::add);
        Set<String> ids = all(COMMAND, sources);
        Stream.of(CommandId.class.getFields()).forEach(each -> ids.add(id(each)));
        for (String id : ids) {
            asked.add("command." + id);
            asked.add("command." + id + ".tip");
            Stream.of("command." + id + ".gray", "command." + id + ".words")
                    .filter(there::contains)
                    .forEach(asked::add);
        }
        Engines.all().map(Solver::id).forEach(id -> asked.add("engine." + id));
        asked.add("engine.logic-only");
        asked.add("engine.logic-only.tip");
        Engines.all()
                .filter(StepSolver.class::isInstance)
                .forEach(engine -> asked.add("engine." + engine.id() + ".tip"));
        Panes.ALL.forEach(pane -> asked.add(pane.title()));
        NAMED.forEach((prefix, constants) -> constants.forEach(
                each -> asked.add(prefix + each.name().toLowerCase(Locale.ROOT).replace('_', '-'))));
        assertThat(there).isEqualTo(asked);
        assertThat(all(PREFIX, sources)).isEqualTo(BUILT);
        assertThat(all(NAME, sources)).isEqualTo(NAMED.keySet());
    }

    @Test
    void problemsHaveTextsInEveryLanguage() {
        assertThat(texts(BUNDLES.resolve("service/problems.properties")).keySet())
                .isEqualTo(all(SAID, sources("service")));
    }

    @Test
    void explanationsAskForTheKeysThereAre() {
        Set<String> there =
                texts(BUNDLES.resolve("explain/messages.properties")).keySet();
        Set<String> asked = all(LITERAL, sources("explain"));
        asked.retainAll(there);
        Stream.of(Technique.values()).map(Technique::key).forEach(asked::add);
        Stream.of(Family.values()).map(Family::key).forEach(asked::add);
        assertThat(there).isEqualTo(asked);
    }

    @Test
    void pagesAskForTheKeysThereAre() {
        assertThat(texts(BUNDLES.resolve("picture/messages.properties")).keySet())
                .isEqualTo(all(Pattern.compile("get\\(\"(page\\.[^\"]+)\""), sources("picture")));
    }

    @Test
    void recordingsAskForTheKeysThereAre() {
        Path room = BUNDLES.resolve("service/recording");
        Set<String> asked = all(Pattern.compile("\"((?:recorded|action)\\.[a-z-]+)\""), sources("service/recording"));
        all(Pattern.compile("\\{\\{([a-z-]+)}}"), content(room.resolve("player.html"))).stream()
                .filter(name ->
                        !Set.of("data", "script", "language", "title", "facts").contains(name))
                .forEach(name -> asked.add("player." + name));
        String script = content(room.resolve("player.js"));
        all(Pattern.compile("[^a-zA-Z.]text\\((?:on \\? |isDark\\(\\) \\? )?'([a-z]+)'"), script)
                .forEach(name -> asked.add("script." + name));
        asked.addAll(Set.of("script.play", "script.dark"));
        Set<String> there = texts(room.resolve("messages.properties")).keySet();
        asked.stream()
                .map(key -> key + ".film")
                .filter(there::contains)
                .toList()
                .forEach(asked::add);
        assertThat(there).isEqualTo(asked);
    }

    @Test
    void everyBundleIsOneOfTheWindowOrTheProblems() {
        assertThat(bundles(".properties"))
                .allSatisfy(bundle -> assertThat(bundle.toString())
                        .matches(".*((ui/[a-z]+|explain|guide|picture|service/recording)/messages|explain/legend"
                                + "|service/(problems|requests))\\.properties"));
    }

    private static Stream<DynamicTest> each(Check check) {
        return bundles(".properties").stream()
                .map(bundle -> DynamicTest.dynamicTest(
                        BUNDLES.relativize(bundle).toString(),
                        () -> check.check(texts(bundle), texts(chinese(bundle)))));
    }

    private static Set<String> placeholders(String text) {
        return all(Pattern.compile("\\{(\\d+)"), text);
    }

    private static Set<String> all(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Map<String, String> texts(Path file) {
        Map<String, String> texts = new TreeMap<>();
        bundle(file).forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }

    private static Bundle bundle(Path file) {
        Bundle bundle = new Bundle();
        bundle.read(file);
        return bundle;
    }

    /// Returns the bundles whose names end so; of the English ones when the end names no language.
    private static List<Path> bundles(String end) {
        return files(BUNDLES, end).stream()
                .filter(file ->
                        end.equals(CHINESE) || !file.getFileName().toString().contains("_"))
                .toList();
    }

    private static Path chinese(Path english) {
        return in(Language.CHINESE, english);
    }

    private static Path in(Language language, Path english) {
        String name = english.getFileName().toString();
        return english.resolveSibling(name.replace(".properties", language.ending() + ".properties"));
    }

    /// Returns the sources of a room and the rooms in it without their documentation.
    private static String sources(String room) {
        return files(Path.of("src/main/java/nonet", room), ".java").stream()
                .map(MessageBundleTests::content)
                .collect(Collectors.joining("\n"))
                .replaceAll("(?m)^\\s*//.*$", "");
    }

    private static List<Path> files(Path folder, String end) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String content(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private interface Check {
        void check(Map<String, String> english, Map<String, String> chinese);
    }

    /// Properties that remember which of their keys were read twice.
    private static final class Bundle extends Properties {

        private static final long serialVersionUID = 1;

        private final transient List<Object> twice = new ArrayList<>();

        void read(Path file) {
            try (Reader reader = Files.newBufferedReader(file)) {
                load(reader);
            } catch (IOException missing) {
                throw new UncheckedIOException(missing);
            }
        }

        @Override
        public synchronized Object put(Object key, Object value) {
            if (containsKey(key)) {
                twice.add(key);
            }
            return super.put(key, value);
        }
    }
}
