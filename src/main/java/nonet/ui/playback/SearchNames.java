package nonet.ui.playback;

import nonet.ui.kit.Messages;

/// The names of those that search: engines, and the solvers of other programs.
public final class SearchNames {

    private SearchNames() {}

    /// Returns the name of an engine; the solver of another program is called what it calls itself.
    ///
    /// @param id the id of the engine, or the name of the solver
    public static String of(Messages messages, String id) {
        String key = "engine." + id;
        return messages.has(key) ? messages.get(key) : id;
    }

    /// Returns the name of a trace that was not made here.
    ///
    /// @param by the id of the engine, or the name of the solver
    public static String ofTrace(Messages messages, String by) {
        return messages.get("engine.trace", of(messages, by));
    }
}
