/// Everything that makes the network for digits: fonts, drawn sheets, a simulated camera, and the trainer. It runs in the
/// profile `tools` and is no part of the program.
package nonet.photo.model;
