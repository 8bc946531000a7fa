/// The events of a search, the trace that stores them, and its text forms.
/// It must not know how any engine works, nor how an event is shown in a window.
package nonet.trace;
