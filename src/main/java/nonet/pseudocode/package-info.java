/// The engines as pseudocode: one listing for each, and the line that an event of a search belongs to.
/// It must not know the engines, only their ids and their events.
package nonet.pseudocode;
