/// Why a puzzle has no solution or several, and which digits would make it proper.
/// It must not know the wording.
package nonet.service.diagnosis;
