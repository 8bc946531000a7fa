package nonet.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.constructors;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Constructors have few parameters, and records few components. What belongs together comes as a record.
final class ConstructorTests {

    @TestFactory
    Stream<DynamicTest> rules() {
        return MainClasses.tests(getClass());
    }

    private static final int MOST = 7;

    static final ArchRule constructors_have_few_parameters = constructors()
            .that()
            .areDeclaredInClassesThat()
            .areNotRecords()
            .and()
            .areDeclaredInClassesThat()
            .areNotAnonymousClasses()
            .and()
            .areDeclaredInClassesThat()
            .areNotLocalClasses()
            .should(haveFewParameters())
            .because("a reader cannot tell the arguments of a long list apart");

    /// Records of more components, since they are nothing but data: patterns with all their parts, what is drawn, and what
    /// is stored of a puzzle.
    private static final Set<String> PURE_DATA = Set.of(
            "AlsPatterns$SueDeCoq",
            "BoardFont",
            "CellLook",
            "Diagram",
            "Exocet",
            "ExocetPattern",
            "FishPatterns$Fish",
            "LibraryEntry",
            "MultiSectorPatterns$AlmostLockedCandidates",
            "SingleDigitPatterns$EmptyRectangle",
            "ui.search.TreePicture",
            "TreePicture$Item",
            "picture.Layout",
            "settings.AppearanceSettings",
            "ui.shell.control.SharedChoices",
            "Wings$IntersectionPair");

    static final ArchRule records_have_few_components_unless_they_are_pure_data = classes()
            .that()
            .areRecords()
            .and(DescribedPredicate.describe(
                    "are no pure data", type -> PURE_DATA.stream().noneMatch(type.getName()::endsWith)))
            .should(new ArchCondition<>("have at most " + MOST + " components") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                    int count = type.reflect().getRecordComponents().length;
                    events.add(new SimpleConditionEvent(
                            type, count <= MOST, "%s has %d components".formatted(type.getName(), count)));
                }
            })
            .because("a long list of components is several records");

    private static ArchCondition<JavaConstructor> haveFewParameters() {
        return new ArchCondition<>("have at most " + MOST + " parameters") {
            @Override
            public void check(JavaConstructor constructor, ConditionEvents events) {
                int count = constructor.getRawParameterTypes().size() - added(constructor);
                events.add(new SimpleConditionEvent(
                        constructor,
                        count <= MOST,
                        String.format(Locale.ROOT, "%s has %d parameters", constructor.getFullName(), count)));
            }
        };
    }

    /// Returns how many parameters the compiler adds: name and number of an enum constant, the outer object of an inner
    /// class.
    private static int added(JavaConstructor constructor) {
        if (constructor.getOwner().isEnum()) {
            return 2;
        }
        boolean inner = constructor.getOwner().isInnerClass()
                && !constructor.getOwner().getModifiers().contains(JavaModifier.STATIC);
        return inner ? 1 : 0;
    }
}
