/// Puzzles from files, streams and pasted text, and one clear sentence for every problem with them.
/// It must not know what becomes of the puzzles.
package nonet.service.input;
