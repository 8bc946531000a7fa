/// Files of what the window shows: pages and pictures of puzzles, boards and solution paths, and the atlas of a search.
/// It must not know its callers.
package nonet.service.export;
