/// The API for other programs: puzzles solved, counted, rated, explained, read and written.
/// It must not know the window or the command line, and shows no type of another room.
package nonet.api;
