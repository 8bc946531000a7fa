/// What engines say while they search: events, the trace that keeps them, and the trace's text forms.
/// It must not know how any engine works, nor how an event is shown in a window.
package nonet.trace;
