/// Making grids and puzzles: solution grids in a fixed order or drawn at random, and puzzles with one solution.
/// It must not know the destination of the results, nor the clock; randomness comes from a seed.
package nonet.generate;
