package nonet;

/// How often a test with the tag `repeated` does the same with other random numbers: a few times in each build, and many
/// times in the campaign (`mvn -Pcampaign`). The first ones are the same in both.
public final class Repetitions {

    private static final boolean MANY = Boolean.getBoolean("tests.repeated");

    private Repetitions() {}

    /// Returns one of two numbers.
    ///
    /// @param few the number in each build
    /// @param many the number in the campaign
    public static int of(int few, int many) {
        return MANY ? many : few;
    }
}
