/// The shape of a search: the tree of its guesses, and the line of time along which it went.
/// It must not know who searches or plays; it receives what to show, and reports which moment the user requests.
package nonet.ui.search;
