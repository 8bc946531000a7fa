/// Pages and pictures of puzzles, boards and solution paths.
/// It must not know who asked for them.
package nonet.service.export;
