/// Pages and pictures of puzzles, boards and solution paths.
/// It must not know its callers.
package nonet.service.export;
