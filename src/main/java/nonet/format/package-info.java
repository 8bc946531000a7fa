/// Puzzles as text, read and written.
/// It must not know the origin of a text, nor the wording of faults.
package nonet.format;
