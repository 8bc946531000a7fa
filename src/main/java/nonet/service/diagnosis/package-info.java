/// Why a puzzle has no solution or several, and what would mend it.
/// It must not know how it is put into words.
package nonet.service.diagnosis;
