/// The window: one controller a concern, the commands, and the views that put board, trace and controls together.
/// It must not know how an engine works or how a file is parsed; it is the only room that sees all the features.
package nonet.ui.main;
