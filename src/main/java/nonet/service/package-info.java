/// What Nonet does for a person, the same for the window and the command line: reading puzzles, checking, solving.
/// It must not know how it is asked or where the answer is shown.
package nonet.service;
