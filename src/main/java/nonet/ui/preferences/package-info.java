/// The settings of the whole program: the techniques of human logic, their order and their limits.
/// It must not know who uses what is chosen.
package nonet.ui.preferences;
