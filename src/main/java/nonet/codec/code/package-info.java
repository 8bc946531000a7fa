/// Grids in source code, JSON and XML of any program.
/// It must not know the origin of the text.
package nonet.codec.code;
