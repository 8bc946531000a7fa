/// The guide: pages on techniques, families and topics as data, their examples, and the search over them.
/// It must not know the window, nor how pages are shown.
package nonet.guide;
