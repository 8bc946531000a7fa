package nonet.ui.shell.command;

/// The ids of commands that controls outside the menus show.
public final class CommandId {

    public static final String BEFORE_MISTAKE = "before-mistake";
    public static final String BREAKPOINTS = "breakpoints";
    public static final String CHECK_NOW = "check-now";
    public static final String COMMENT = "comment";
    public static final String COPY_PICTURE = "copy-picture";
    public static final String FILL_MARKS = "fill-marks";
    public static final String GUESS = "guess";
    public static final String GIVE_ENTRIES = "give-entries";
    public static final String HINT = "hint";
    public static final String MY_MOVE = "my-move";
    public static final String NEXT_SOLUTION = "next-solution";
    public static final String PAUSE = "pause";
    public static final String PLAY = "play";
    public static final String PROBLEM = "problem";
    public static final String RUN = "run";
    public static final String RUN_BACK = "run-back";
    public static final String RUN_UNTIL = "run-until";
    public static final String SET_UP = "set-up";
    public static final String STEP = "step";
    public static final String STEP_BACK = "step-back";
    public static final String TAKE_DIGITS = "take-digits";
    public static final String TO_START = "to-start";
    public static final String WATCH = "watch";

    private CommandId() {}
}
