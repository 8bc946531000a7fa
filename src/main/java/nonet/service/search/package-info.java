/// The engines in their roles, the results of whole searches, such as counts, lists of solutions and files of events, and engines measured on the same puzzles.
/// It must not know how a search is drawn.
package nonet.service.search;
