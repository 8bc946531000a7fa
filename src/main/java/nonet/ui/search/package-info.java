/// The shape of a search: the tree of its guesses, and the line of time along which it went.
/// It must not know who searches or plays; it is told what to show, and says which moment a user wants to see.
package nonet.ui.search;
