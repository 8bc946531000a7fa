/// Files that hold several texts or tables: notebooks, spreadsheets and archives.
/// It must not know how the texts in them are read.
package nonet.codec.container;
