/// The engines in their roles, and the results of whole searches: counts, lists of solutions, files of events.
/// It must not know how a search is drawn.
package nonet.service.search;
