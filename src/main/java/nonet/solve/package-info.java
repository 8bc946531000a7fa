/// The contract between an engine and its caller: solvers, search cursors, answers, limits, cancelling.
/// It must not know any engine, nor files, settings, the clock or the window.
package nonet.solve;
