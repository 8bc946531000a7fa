/// Puzzles from files, streams and pasted text, and one clear sentence for everything that can be wrong with them.
/// It must not know what is done with the puzzles.
package nonet.service.input;
