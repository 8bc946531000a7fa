/// JSON files that are read without trusting them and written in the background.
/// It must not know what is in them.
package nonet.settings.store;
