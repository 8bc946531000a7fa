/// The user's puzzles: packs that come with Nonet and collections of their own, in one file.
/// It must not know its views.
package nonet.library;
