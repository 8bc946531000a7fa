package nonet.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.stream.Stream;
import nonet.architecture.Rooms.Room;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Arrows point down only.
final class FloorTests {

    @TestFactory
    Stream<DynamicTest> rules() {
        return MainClasses.tests(getClass());
    }

    static final ArchRule every_class_is_in_a_room = classes()
            .that()
            .doNotHaveSimpleName("module-info")
            .should(beInARoom())
            .because("a package on no floor is behind no wall: add it to Rooms and to nonet/README.md");

    static final ArchRule a_room_sees_only_the_floors_below_it = classes()
            .should(seeOnlyTheRoomsItMay())
            .because("what lies below can be understood, tested and reused without what lies above");

    static final ArchRule rooms_do_not_see_each_other_in_circles = slices().assignedFrom(rooms())
            .should()
            .beFreeOfCycles()
            .because("two rooms that see each other are one room with two names");

    static final ArchRule the_command_line_does_not_see_the_window = noClasses()
            .that()
            .resideInAPackage("nonet.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("nonet.ui..", "javafx..")
            .because("`nonet solve` answers on a machine without a display, and at once");

    static final ArchRule the_window_does_not_see_the_command_line = noClasses()
            .that()
            .resideInAPackage("nonet.ui..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("nonet.cli..")
            .because("what both need is a service");

    static final ArchRule the_fast_solver_knows_no_traces = noClasses()
            .that()
            .resideInAPackage("nonet.solve.fast")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("nonet.trace", "nonet.notation")
            .allowEmptyShould(true)
            .because("tracing must never cost it a branch");

    static final ArchRule the_human_solver_does_not_see_its_finders = noClasses()
            .that()
            .resideInAPackage("nonet.logic.solver")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("nonet.logic.finder..")
            .allowEmptyShould(true)
            .because("the list of finders is handed in, so that a new one changes no engine");

    static final ArchRule deductions_come_without_searching = noClasses()
            .that()
            .resideInAnyPackage("nonet.deduce..", "nonet.logic..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("nonet.solve.fast", "nonet.solve.search")
            .allowEmptyShould(true)
            .because("human logic that asks a search for the answer explains nothing");

    static final ArchRule sealed_families_live_in_one_room =
            classes().should(liveWithItsSealedFamily()).because("who reads one alternative wants to see them all");

    private static ArchCondition<JavaClass> beInARoom() {
        return new ArchCondition<>("be in a room") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                if (Rooms.of(type).isEmpty()) {
                    events.add(SimpleConditionEvent.violated(type, type.getName() + " is in no room"));
                }
            }
        };
    }

    private static ArchCondition<JavaClass> seeOnlyTheRoomsItMay() {
        return new ArchCondition<>("see only the rooms on the floors below") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                Rooms.of(type)
                        .ifPresent(room -> type.getDirectDependenciesFromSelf()
                                .forEach(dependency -> check(room, dependency, events)));
            }

            private void check(Room room, Dependency dependency, ConditionEvents events) {
                Rooms.of(dependency.getTargetClass().getBaseComponentType())
                        .filter(other -> !room.maySee(other))
                        .ifPresent(other -> events.add(SimpleConditionEvent.violated(
                                dependency, room + " sees " + other + ": " + dependency.getDescription())));
            }
        };
    }

    private static SliceAssignment rooms() {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return Rooms.isOurs(type) ? SliceIdentifier.of(Rooms.name(type)) : SliceIdentifier.ignore();
            }

            @Override
            public String getDescription() {
                return "rooms";
            }
        };
    }

    private static ArchCondition<JavaClass> liveWithItsSealedFamily() {
        return new ArchCondition<>("live in the room of the sealed types it extends, or in one within it") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getAllRawSuperclasses().forEach(parent -> check(type, parent, events));
                type.getAllRawInterfaces().forEach(parent -> check(type, parent, events));
            }

            private void check(JavaClass type, JavaClass parent, ConditionEvents events) {
                if (Rooms.isOurs(parent)
                        && !(type.getPackageName() + ".").startsWith(parent.getPackageName() + ".")
                        && parent.reflect().isSealed()) {
                    events.add(SimpleConditionEvent.violated(
                            type, type.getName() + " is far from its sealed " + parent.getName()));
                }
            }
        };
    }
}
