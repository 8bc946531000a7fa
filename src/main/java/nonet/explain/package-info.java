/// Why a deduction holds: its words in a person's language, and its marks for a picture.
/// It must not know how a deduction is found, nor how anything is drawn.
package nonet.explain;
