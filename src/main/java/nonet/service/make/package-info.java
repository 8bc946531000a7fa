/// New grids and puzzles, any number of them.
/// It must not know what they are for.
package nonet.service.make;
