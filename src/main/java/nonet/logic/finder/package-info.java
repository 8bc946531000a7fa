/// The techniques that come with Nonet, as one list of finders.
/// It must not know in which order techniques are tried, nor what they are worth.
package nonet.logic.finder;
