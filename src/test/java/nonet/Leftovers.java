package nonet;

import java.lang.reflect.Field;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.ui.kit.work.FxTasks;
import org.testfx.util.WaitForAsyncUtils;

/// What a test of a window has left at work, which would take the time of the tests after it, or change what they see:
/// windows, animations and tasks. Each is told once, to the test that left it.
final class Leftovers {

    /// Enough for what ends by itself, such as a bar that fades out.
    private static final long PATIENCE = 10_000_000_000L;

    private static final Pattern OUTER = Pattern.compile("this\\$\\d|val\\$receiver");

    /// By identity: what earlier tests have left.
    private final Map<Object, String> told = new IdentityHashMap<>();

    /// Returns the windows that are shown and do not belong to the stage of a test. For the JavaFX thread.
    static List<String> windows(Stage own) {
        return Window.getWindows().stream()
                .filter(window -> !belongs(window, own))
                .map(Leftovers::described)
                .toList();
    }

    /// Returns the animations and tasks that do not end by themselves within some seconds.
    List<String> atWork() {
        long last = System.nanoTime() + PATIENCE;
        Map<Object, String> left = left();
        while (!left.isEmpty() && System.nanoTime() < last) {
            WindowRobot.settle();
            left = left();
        }
        told.putAll(left);
        return left.values().stream().sorted().toList();
    }

    private Map<Object, String> left() {
        Map<Object, String> left = WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(Leftovers::animations));
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith(FxTasks.THREAD)) {
                left.put(thread, thread.getName());
            }
        }
        left.keySet().removeAll(told.keySet());
        return left;
    }

    private static boolean belongs(Window window, Stage own) {
        return window == own
                || switch (window) {
                    case Stage stage -> stage.getOwner() != null && belongs(stage.getOwner(), own);
                    case PopupWindow popup -> popup.getOwnerWindow() != null && belongs(popup.getOwnerWindow(), own);
                    default -> false;
                };
    }

    private static String described(Window window) {
        return "window " + (window instanceof Stage stage ? "“" + stage.getTitle() + "”" : window.getClass());
    }

    /// The timer of JavaFX lists all that it runs, but only to itself.
    private static Map<Object, String> animations() {
        try {
            Object toolkit = Class.forName("com.sun.javafx.tk.Toolkit")
                    .getMethod("getToolkit")
                    .invoke(null);
            Object timer = Class.forName("com.sun.javafx.tk.Toolkit")
                    .getMethod("getPrimaryTimer")
                    .invoke(toolkit);
            Map<Object, String> all = new IdentityHashMap<>();
            for (String list : List.of("receivers", "animationTimers")) {
                Object[] entries = (Object[]) value(timer, list);
                int length = (int) value(timer, list + "Length");
                for (int entry = 0; entry < length; entry++) {
                    all.put(entries[entry], named(entries[entry]));
                }
            }
            return all;
        } catch (ReflectiveOperationException changed) {
            throw new IllegalStateException("JavaFX keeps its animations elsewhere now", changed);
        }
    }

    private static Object value(Object of, String field) throws ReflectiveOperationException {
        Field found =
                Class.forName("com.sun.scenario.animation.AbstractPrimaryTimer").getDeclaredField(field);
        found.setAccessible(true);
        return found.get(of);
    }

    /// The animation behind an entry of the timer's list, which knows it as an outer object.
    private static String named(Object entry) {
        if (entry instanceof Timeline timeline) {
            return "timeline "
                    + timeline.getKeyFrames().stream()
                            .map(KeyFrame::getOnFinished)
                            .filter(Objects::nonNull)
                            .map(action -> action.getClass().getName().replaceAll("\\$\\$.*", ""))
                            .distinct()
                            .toList();
        }
        for (Field field : entry.getClass().getDeclaredFields()) {
            if (OUTER.matcher(field.getName()).matches() && field.trySetAccessible()) {
                try {
                    return named(field.get(entry));
                } catch (IllegalAccessException cannotBe) {
                    throw new IllegalStateException(cannotBe);
                }
            }
        }
        return "animation " + entry.getClass().getName();
    }
}
