/// Strong and weak links between candidates, groups and almost locked sets, and the search for chains along them.
/// It must not know which shapes of chains have a name.
package nonet.logic.chain;
