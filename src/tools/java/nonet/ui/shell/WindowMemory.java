package nonet.ui.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nonet.grid.Puzzle;
import nonet.ui.shell.edit.Room;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Measures the resident memory of the window after its start, while all solutions of the empty grid are sought at full
/// speed for 40 seconds, and after 45 seconds of rest; and how many steps the search makes meanwhile. Runs on Linux, on
/// the display in `DISPLAY`, or without one. The options of Java, such as the launcher's, come from `JDK_JAVA_OPTIONS`.
final class WindowMemory {

    private static final long LONGEST_START = 60_000;
    private static final int START = 8;
    private static final int SEARCH = 40;
    private static final int REST = 45;

    private WindowMemory() {}

    public static void main(String... arguments) throws Exception {
        if (System.getenv("DISPLAY") == null) {
            System.setProperty("glass.platform", "Headless");
        }
        System.setProperty("prism.order", "sw");
        FxToolkit.registerPrimaryStage();
        Path folder = Files.createTempDirectory("window-memory");
        MainFixture fixture = WaitForAsyncUtils.waitForAsyncFx(
                LONGEST_START, () -> new MainFixture(FxToolkit.toolkitContext().getRegisteredStage(), folder));
        System.out.printf("start %d MB", most(START, true));
        WaitForAsyncUtils.waitForAsyncFx(LONGEST_START, () -> {
            fixture.main.edit().open("empty", Puzzle.of(".".repeat(81)));
            fixture.main.edit().room.set(Room.PLAY);
            fixture.main.playback().runToEnd();
        });
        System.out.printf(", search %d MB", most(SEARCH, false));
        long steps = WaitForAsyncUtils.waitForAsyncFx(LONGEST_START, () -> {
            fixture.main.playback().pause();
            return fixture.main.playback().stepNumber();
        });
        System.out.printf(", rest %d MB, %,d steps%n", most(REST, true), steps);
        System.exit(0);
    }

    /// Waits some seconds, and returns the resident memory in megabytes: at their end, or the most that any second ended with.
    private static long most(int seconds, boolean last) throws IOException, InterruptedException {
        long most = 0;
        for (int second = 0; second < seconds; second++) {
            Thread.sleep(1000);
            long now = resident();
            most = last ? now : Math.max(most, now);
        }
        return most;
    }

    private static long resident() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                        .filter(line -> line.startsWith("VmRSS"))
                        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                        .sum()
                / 1024;
    }
}
