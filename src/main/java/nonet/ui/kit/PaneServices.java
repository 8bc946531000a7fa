package nonet.ui.kit;

import java.util.function.LongSupplier;
import nonet.ui.kit.work.Tasks;

/// What every pane of a window works with.
///
/// @param clock the time in nanoseconds
public record PaneServices(Messages messages, Controls controls, Tasks tasks, FilePicker files, LongSupplier clock) {}
