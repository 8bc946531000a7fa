package nonet.settings;

/// The settings on how digits are entered and checked.
///
/// @param digitFirst whether a digit is chosen first and then the cells it goes to
/// @param advances whether a digit typed while a puzzle is set up selects the next cell
/// @param checks whether entered digits are judged as they are entered
/// @param timed whether the time spent on a puzzle is measured and shown
/// @param checksPhotos whether the reading of a photo is always shown beside it first
/// @param hintsByMarks whether the user's pencil marks are the candidates of hints, rather than all that the digits leave
/// @param boxSinglesFirst whether hints look for hidden singles in boxes before naked singles, as beginners do
public record PlaySettings(
        boolean digitFirst,
        boolean advances,
        boolean checks,
        boolean timed,
        boolean checksPhotos,
        boolean hintsByMarks,
        boolean boxSinglesFirst) {

    /// The settings that a file does not have.
    public static final PlaySettings DEFAULT = new PlaySettings(false, true, true, false, false, true, false);

    /// The settings of a new user.
    public static final PlaySettings NEW_USER = new PlaySettings(false, true, true, false, false, true, true);
}
