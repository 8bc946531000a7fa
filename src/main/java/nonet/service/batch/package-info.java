/// Engines at work on a collection of any size, puzzle after puzzle, and the table of what they found.
/// It must not know where the puzzles come from.
package nonet.service.batch;
