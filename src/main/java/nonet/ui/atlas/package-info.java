/// The atlas of a search: its outline, its depths, its heat, equal branches, and what two searches differ in.
/// It must not know how any of these is computed.
package nonet.ui.atlas;
