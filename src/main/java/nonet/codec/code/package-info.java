/// Grids in source code, JSON and XML of any program.
/// It must not know where the text comes from.
package nonet.codec.code;
