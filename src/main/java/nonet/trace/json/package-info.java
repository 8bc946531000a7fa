/// The trace of a search as JSON, one event a line, written and read without trusting it.
/// It must not know where a text comes from, nor the wording of what is wrong with it.
package nonet.trace.json;
