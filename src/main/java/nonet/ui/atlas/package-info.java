/// The atlas of a search: its outline, its depths, its heat, equal branches, and the difference of two searches.
/// It must not know how any of these is computed.
package nonet.ui.atlas;
