/// Engines at work on a collection of any size, puzzle after puzzle, and the table of their results.
/// It must not know the origin of the puzzles.
package nonet.service.batch;
