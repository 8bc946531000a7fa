package nonet;

import java.util.Locale;

/// How much a test does that could go on for ever: a sample in each build, all that proves its claim before a change lands
/// (`mvn -Pfull test`, for tests with the tag `sampled`), and many times that in the campaign (`.ci/test campaign`, for tests
/// with the tag `repeated`). What a smaller amount does comes first in a larger one.
public final class Repetitions {

    private enum Amount {
        SAMPLE,
        WHOLE,
        MANY
    }

    private static final Amount AMOUNT =
            Amount.valueOf(System.getProperty("tests.amount", "sample").toUpperCase(Locale.ROOT));

    private Repetitions() {}

    /// Returns one of two numbers.
    ///
    /// @param few the number in each build
    /// @param many the number in the campaign
    public static int of(int few, int many) {
        return of(few, few, many);
    }

    /// Returns one of three numbers.
    ///
    /// @param sample the number in each build
    /// @param whole the number in the profile `full`
    /// @param many the number in the campaign
    public static int of(int sample, int whole, int many) {
        return switch (AMOUNT) {
            case SAMPLE -> sample;
            case WHOLE -> whole;
            case MANY -> many;
        };
    }
}
