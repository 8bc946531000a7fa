/// Hints and steps from human logic.
/// It must not know how much of a hint is shown.
package nonet.service.hint;
