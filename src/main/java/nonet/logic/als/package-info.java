/// The almost locked sets of a position, and the restricted common candidates between them.
/// It must not know the techniques that are built on them.
package nonet.logic.als;
