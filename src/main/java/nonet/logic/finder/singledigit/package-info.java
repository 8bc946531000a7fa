/// Skyscraper, two-string kite, turbot fish and empty rectangle.
/// It must not know other techniques.
package nonet.logic.finder.singledigit;
