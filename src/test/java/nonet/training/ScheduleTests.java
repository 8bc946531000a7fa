package nonet.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScheduleTests {

    private static final LocalDate DAY = LocalDate.of(2026, 3, 1);

    /// Returns the schedule after repetitions that are each made when they are due.
    private static List<Schedule> repeated(int... qualities) {
        List<Schedule> all = new ArrayList<>();
        Schedule schedule = Schedule.from(DAY);
        for (int quality : qualities) {
            schedule = schedule.after(quality, schedule.due());
            all.add(schedule);
        }
        return all;
    }

    @Test
    void intervalsGrowByTheEasiness() {
        assertThat(repeated(5, 5, 5, 5))
                .containsExactly(
                        new Schedule(1, 1, 260, DAY.plusDays(1)),
                        new Schedule(2, 6, 270, DAY.plusDays(7)),
                        new Schedule(3, 16, 280, DAY.plusDays(23)),
                        new Schedule(4, 45, 290, DAY.plusDays(68)));
        assertThat(repeated(4, 4, 4, 4))
                .containsExactly(
                        new Schedule(1, 1, 250, DAY.plusDays(1)),
                        new Schedule(2, 6, 250, DAY.plusDays(7)),
                        new Schedule(3, 15, 250, DAY.plusDays(22)),
                        new Schedule(4, 38, 250, DAY.plusDays(60)));
        assertThat(repeated(3, 3, 3, 3))
                .containsExactly(
                        new Schedule(1, 1, 236, DAY.plusDays(1)),
                        new Schedule(2, 6, 222, DAY.plusDays(7)),
                        new Schedule(3, 13, 208, DAY.plusDays(20)),
                        new Schedule(4, 27, 194, DAY.plusDays(47)));
    }

    @Test
    void aFailureBeginsAnewWithTheSameEasiness() {
        assertThat(repeated(5, 5, 2, 4))
                .containsExactly(
                        new Schedule(1, 1, 260, DAY.plusDays(1)),
                        new Schedule(2, 6, 270, DAY.plusDays(7)),
                        new Schedule(0, 0, 270, DAY.plusDays(7)),
                        new Schedule(1, 1, 270, DAY.plusDays(8)));
    }

    @Test
    void theEasinessHasAFloorAndTheIntervalACeiling() {
        assertThat(repeated(3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3).getLast().easiness())
                .isEqualTo(130);
        assertThat(repeated(5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5).getLast().interval())
                .isEqualTo(3650);
    }

    @Test
    void successesBeforeTheDateChangeNothing() {
        Schedule once = Schedule.from(DAY).after(5, DAY);
        assertThat(once.after(5, DAY)).isEqualTo(once);
        assertThat(once.after(1, DAY)).isEqualTo(new Schedule(0, 0, 260, DAY));
    }
}
