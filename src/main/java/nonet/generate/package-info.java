/// Making grids and puzzles: final grids in a fixed order or drawn at random, and puzzles with one solution.
/// It must not know where what it makes goes, nor the clock; chance comes from a seed.
package nonet.generate;
