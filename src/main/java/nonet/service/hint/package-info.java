/// Hints and steps from human logic, and the check of a regression library.
/// It must not know how much of a hint is shown.
package nonet.service.hint;
