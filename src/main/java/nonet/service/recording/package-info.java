/// Searches to hand on: a player for the browser, and moving pictures.
/// It must not know how an engine searches; it reads traces.
package nonet.service.recording;
