package nonet;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Tests that open windows or draw controls. They share one screen and one robot, so they run one after the other, beside
/// the tests that need no screen.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@Inherited
@ExtendWith(WindowRobot.class)
@Execution(ExecutionMode.SAME_THREAD)
public @interface OnScreen {}
