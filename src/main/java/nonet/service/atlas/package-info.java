/// The atlas of a search in files: numbers as JSON and CSV, the tree as a graph, and the outline as a picture.
/// It must not know how any engine searches; it reads traces and trees.
package nonet.service.atlas;
