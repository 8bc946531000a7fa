package nonet.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.Extension;

/// Where the bases of tests stand. A test that runs alone opens its own package to JUnit, and the build opens two more.
final class TestBaseTests {

    private static final Set<String> OPEN = Set.of("nonet", "nonet.ui.shell");

    @Test
    void basesAndExtensionsOfTestsAreWhereJUnitReachesThem() throws URISyntaxException {
        Path tests = Path.of(
                        TestBaseTests.class.getResource("TestBaseTests.class").toURI())
                .resolve("../../..")
                .normalize();
        classes()
                .that(DescribedPredicate.describe(
                        "are bases or extensions of tests",
                        each -> each.getModifiers().contains(JavaModifier.ABSTRACT) && !each.isInterface()
                                || each.isAssignableTo(Extension.class)))
                .should(beReachable())
                .because("JUnit makes an extension and calls the methods of a base, also where one test runs alone")
                .check(new ClassFileImporter().importPath(tests));
    }

    private static ArchCondition<JavaClass> beReachable() {
        return new ArchCondition<>("stand in " + OPEN + " or beside all their users") {
            @Override
            public void check(JavaClass base, ConditionEvents events) {
                boolean reachable = OPEN.contains(base.getPackageName())
                        || users(base).allMatch(user -> user.getPackage().equals(base.getPackage()));
                events.add(new SimpleConditionEvent(base, reachable, base.getName() + " has users in other packages"));
            }
        };
    }

    private static Stream<JavaClass> users(JavaClass base) {
        return Stream.concat(
                base.getAllSubclasses().stream(),
                base.getDirectDependenciesToSelf().stream().map(use -> use.getOriginClass()));
    }
}
