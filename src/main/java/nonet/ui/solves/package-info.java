/// The record of the user's solves: a table of them, their times by level, and how soon each technique was seen.
/// It must not know the board of the main window.
package nonet.ui.solves;
