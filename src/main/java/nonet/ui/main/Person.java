package nonet.ui.main;

import java.util.List;
import java.util.function.Consumer;
import nonet.grid.Puzzle;

/// What a controller may ask of the person in front of the window, or tell them.
interface Person {

    /// Tells something that went well, in passing.
    void tell(String sentence);

    /// Tells what went wrong, in one sentence.
    void warn(String sentence);

    /// Lets the person choose one of several puzzles; nothing happens when they choose none.
    void choose(String title, List<Choice> choices, Consumer<Choice> chosen);

    /// One of the puzzles of a file.
    record Choice(String name, Puzzle puzzle) {}
}
