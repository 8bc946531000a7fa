package nonet.ui.kit;

import java.util.function.LongSupplier;
import nonet.ui.kit.work.Tasks;

/// The services for the panes of a window.
///
/// @param clock the time in nanoseconds
public record PaneServices(Messages messages, Controls controls, Tasks tasks, FilePicker files, LongSupplier clock) {}
