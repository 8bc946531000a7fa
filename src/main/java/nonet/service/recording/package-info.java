/// Recordings of searches as files: a page with a player, and moving pictures.
/// It must not know how an engine searches; it reads traces.
package nonet.service.recording;
