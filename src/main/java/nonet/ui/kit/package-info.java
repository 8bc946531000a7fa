/// What every part of the window is made of: texts, commands, icons, controls and the status line.
/// It must not know grids, engines, or any other part of the window.
package nonet.ui.kit;
