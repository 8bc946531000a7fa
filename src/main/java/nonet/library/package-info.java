/// The puzzles that a person keeps: packs that come with Nonet and collections of their own, in one file.
/// It must not know who shows them.
package nonet.library;
