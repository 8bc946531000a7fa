package nonet.architecture;

import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Nothing changes behind everybody's back: what is static stays as it is.
final class StateTests {

    @TestFactory
    Stream<DynamicTest> rules() {
        return MainClasses.tests(getClass());
    }

    /// Types that are there to be changed; a list or a map that is only declared as such can be unchangeable.
    private static final Set<String> CHANGING = Set.of(
            "java.lang.Appendable",
            "java.lang.ThreadLocal",
            "java.util.AbstractCollection",
            "java.util.AbstractMap",
            "java.util.BitSet",
            "java.util.concurrent.ConcurrentMap",
            "java.util.concurrent.ExecutorService",
            "java.util.random.RandomGenerator",
            "java.io.Closeable",
            "javafx.beans.value.WritableValue",
            "javafx.collections.ObservableList");

    static final ArchRule static_fields_are_final = fields().that(are(written()))
            .and()
            .areStatic()
            .should()
            .beFinal()
            .because("a static variable couples everything that reads it to everything that writes it");

    static final ArchRule static_fields_do_not_change = noFields()
            .that(are(written()))
            .and()
            .areStatic()
            .should()
            .haveRawType(DescribedPredicate.describe("a type made to be changed", StateTests::changes))
            .because("state belongs to an object that is created and passed on");

    static final ArchRule tables_stay_in_their_room = fields().that(are(written()))
            .and()
            .areStatic()
            .and()
            .haveRawType(DescribedPredicate.describe("an array", JavaClass::isArray))
            .should()
            .notBePublic()
            .andShould()
            .notBeProtected()
            .because("an array that many rooms see can be changed by any of them");

    static final ArchRule views_of_lists_are_made_once = noClasses()
            .should()
            .callMethodWhere(DescribedPredicate.describe(
                    "an unmodifiable view of an observable list, made in a method",
                    call -> call.getOrigin() instanceof JavaMethod
                            && call.getTargetOwner().isEquivalentTo(FXCollections.class)
                            && call.getName().startsWith("unmodifiableObservable")))
            .because(
                    "each view listens to its list, and a method that makes one each time it is called slows the list");

    /// Not made by the compiler, as the tables of a switch are.
    private static DescribedPredicate<JavaField> written() {
        return DescribedPredicate.describe(
                "written by hand", field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC));
    }

    private static boolean changes(JavaClass type) {
        return type.getName().startsWith("java.util.concurrent.atomic.")
                || CHANGING.contains(type.getName())
                || type.getAllRawSuperclasses().stream().anyMatch(parent -> CHANGING.contains(parent.getName()))
                || type.getAllRawInterfaces().stream().anyMatch(parent -> CHANGING.contains(parent.getName()));
    }
}
