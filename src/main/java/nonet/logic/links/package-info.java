/// The almost locked sets of a position, strong and weak links between candidates, groups and these sets, and the search for chains along them.
/// It must not know the techniques that are built on them, nor which shapes of chains have a name.
package nonet.logic.links;
