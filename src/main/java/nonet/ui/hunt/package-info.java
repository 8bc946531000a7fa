/// The hunt for relatives of puzzles: its seeds, its goal, and a table that grows with each find.
/// It must not know the other parts of the window.
package nonet.ui.hunt;
