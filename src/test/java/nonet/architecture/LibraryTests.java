package nonet.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.lang.ArchRule;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.time.format.DateTimeFormatter;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Which room may use which library, and which parts of the JDK.
final class LibraryTests {

    @TestFactory
    Stream<DynamicTest> rules() {
        return MainClasses.tests(getClass());
    }

    static final ArchRule javafx_is_seen_in_the_window_only = only("javafx..", "nonet.ui..", "nonet.app")
            .because("everything else works, and is tested, without a toolkit");

    static final ArchRule controllers_hold_no_nodes = noClasses()
            .that()
            .haveSimpleNameEndingWith("Controller")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("javafx.scene..")
            .because("a controller is properties and actions, and is tested without a toolkit");

    static final ArchRule controlsfx_and_ikonli_are_seen_in_the_kit_only = noClasses()
            .that()
            .resideOutsideOfPackage("nonet.ui.kit")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.controlsfx..", "impl.org.controlsfx..", "org.kordamp..")
            .because("the kit is the one place to change when a library of controls is exchanged");

    static final ArchRule themes_are_chosen_in_the_window_only =
            only("atlantafx..", "nonet.ui..", "nonet.app").because("the look is a matter of the window");

    static final ArchRule picocli_is_seen_in_the_command_line_only = only(
                    "picocli..", "nonet.cli.command", "nonet.cli.option", "nonet.cli.manual")
            .because("commands are thin, and nothing else knows how they are parsed");

    static final ArchRule json_is_seen_where_things_are_kept_or_printed_only = only(
                    "com.fasterxml..",
                    "nonet.settings..",
                    "nonet.trace.json",
                    "nonet.codec..",
                    "nonet.service.recording",
                    "nonet.service.export",
                    "nonet.cli.report")
            .because("how a thing is kept or printed is not the thing's business");

    static final ArchRule texts_do_not_depend_on_the_locale_of_the_machine = noClasses()
            .should()
            .callMethod(String.class, "formatted", Object[].class)
            .orShould()
            .callMethod(String.class, "format", String.class, Object[].class)
            .orShould()
            .callMethod(PrintStream.class, "printf", String.class, Object[].class)
            .orShould()
            .callMethod(PrintStream.class, "format", String.class, Object[].class)
            .orShould()
            .callMethod(PrintWriter.class, "printf", String.class, Object[].class)
            .orShould()
            .callMethod(PrintWriter.class, "format", String.class, Object[].class)
            .orShould()
            .callMethod(String.class, "toLowerCase")
            .orShould()
            .callMethod(String.class, "toUpperCase")
            .orShould()
            .callMethod(DateTimeFormatter.class, "ofPattern", String.class)
            .because("a number or a name is the same in files and sentences everywhere: name a locale");

    static final ArchRule csv_is_written_in_one_place =
            only("de.siegmar..", "nonet.files").because("all tables are quoted by one rule");

    static final ArchRule sql_is_spoken_in_the_library_only =
            only("java.sql..", "nonet.library").because("what is kept is asked for in the words of what it is");

    static final ArchRule pdfbox_is_seen_where_pictures_are_written_only = only(
                    "org.apache..",
                    "nonet.picture.drawing",
                    "nonet.picture.write",
                    "nonet.photo.load",
                    "nonet.service.export")
            .because("a page is the same page whatever it is written as");

    static final ArchRule qr_codes_are_made_in_one_place =
            only("com.google.zxing..", "nonet.picture.drawing").because("a code is shapes like all that is drawn");

    static final ArchRule rooms_below_the_services_see_no_files = noClasses()
            .that()
            .resideInAnyPackage(Rooms.upTo(5, "files"))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.nio.file..", "java.net..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.io\\.(RandomAccess)?File.*")
            .because("what computes takes values and texts, wherever they come from");

    static final ArchRule rooms_below_the_services_see_no_clock = noClasses()
            .that()
            .resideInAnyPackage(Rooms.upTo(5, ""))
            .should()
            .accessTargetWhere(isAmong(
                    "java.lang.System.nanoTime()",
                    "java.lang.System.currentTimeMillis()",
                    "java.time.Instant.now()",
                    "java.time.LocalDate.now()",
                    "java.time.LocalDateTime.now()",
                    "java.time.ZonedDateTime.now()",
                    "java.time.Clock.systemUTC()",
                    "java.time.Clock.systemDefaultZone()"))
            .because("the same question has the same answer at any time");

    static final ArchRule rooms_below_the_services_see_no_locale_of_the_machine = noClasses()
            .that()
            .resideInAnyPackage(Rooms.upTo(5, ""))
            .should()
            .accessTargetWhere(isAmong(
                    "java.util.Locale.getDefault()",
                    "java.util.Locale.getDefault(java.util.Locale$Category)",
                    "java.lang.String.toLowerCase()",
                    "java.lang.String.toUpperCase()",
                    "java.lang.String.format(java.lang.String, [Ljava.lang.Object;)"))
            .because("the same question has the same answer on any machine; a locale is handed in");

    static final ArchRule rooms_below_the_services_see_no_chance = noClasses()
            .that()
            .resideInAnyPackage(Rooms.upTo(5, ""))
            .should()
            .accessTargetWhere(isAmong(
                    "java.util.Random.<init>()",
                    "java.lang.Math.random()",
                    "java.util.concurrent.ThreadLocalRandom.current()",
                    "java.util.random.RandomGenerator.getDefault()",
                    "java.util.SplittableRandom.<init>()",
                    "java.util.Collections.shuffle(java.util.List)"))
            .because("randomness arrives as a seeded generator, so that every run can be repeated");

    static final ArchRule only_the_command_line_prints = noClasses()
            .that()
            .resideOutsideOfPackage("nonet.cli.output")
            .should()
            .accessTargetWhere(isAmong(
                    "java.lang.System.out",
                    "java.lang.System.err",
                    "java.lang.System.console()",
                    "java.lang.Throwable.printStackTrace()"))
            .because("a line in the terminal is the requested output; everything else is logged");

    static final ArchRule only_the_start_ends_the_process = noClasses()
            .that()
            .resideOutsideOfPackage("nonet.app")
            .should()
            .accessTargetWhere(
                    isAmong("java.lang.System.exit(int)", "java.lang.Runtime.exit(int)", "java.lang.Runtime.halt(int)"))
            .because("what ends the process cannot be tested, nor save what it holds");

    static final ArchRule nothing_is_serialized_by_java = noClasses()
            .should()
            .dependOnClassesThat()
            .areAssignableTo(ObjectInputStream.class)
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(ObjectOutputStream.class)
            .because("reading a serialized object runs whatever its file says");

    static final ArchRule the_look_is_in_the_stylesheets = noClasses()
            .should()
            .accessTargetWhere(isNamed("setStyle"))
            .orShould()
            .accessTargetWhere(isNamed("styleProperty"))
            .because("an inline style wins over every theme");

    /// The checkpoints of `service.hunt` have one place of their own that turns every failure into a sentence.
    static final ArchRule readers_call_factories_that_cannot_fail = noClasses()
            .that()
            .resideInAnyPackage(
                    "nonet.codec..",
                    "nonet.guide",
                    "nonet.library",
                    "nonet.logic.cases",
                    "nonet.service.input",
                    "nonet.settings..",
                    "nonet.trace.json",
                    "nonet.training")
            .should()
            .accessTargetWhere(isAmong(
                    "nonet.grid.Puzzle.of(java.lang.String)",
                    "nonet.grid.Puzzle.restrictedTo(java.lang.String)",
                    "java.lang.Integer.parseInt(java.lang.String)",
                    "java.lang.Integer.valueOf(java.lang.String)",
                    "java.lang.Long.parseLong(java.lang.String)",
                    "java.lang.Long.valueOf(java.lang.String)"))
            .because("a text of the user is checked in one place: Puzzle.parse, Puzzle.parseCandidates, Numbers.parse");

    private static ArchRule only(String library, String... rooms) {
        return noClasses()
                .that()
                .resideOutsideOfPackages(rooms)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library);
    }

    /// Called, referred to as a method, or read as a field.
    private static DescribedPredicate<JavaAccess<?>> isAmong(String... targets) {
        Set<String> names = Set.of(targets);
        return DescribedPredicate.describe(
                "it is among " + String.join(", ", targets),
                access -> names.contains(access.getTarget().getFullName()));
    }

    private static DescribedPredicate<JavaAccess<?>> isNamed(String name) {
        return DescribedPredicate.describe(
                "it is named " + name, access -> access.getName().equals(name));
    }
}
