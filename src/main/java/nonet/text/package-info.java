/// The languages that Nonet speaks, durations, and keyed texts, which each room keeps in a bundle of its own.
/// It must not know what is said: no keys, no words.
package nonet.text;
