/// Recordings of searches and of solves as files: a page with a player, and moving pictures.
/// It must not know how an engine searches; it reads traces and films.
package nonet.service.recording;
