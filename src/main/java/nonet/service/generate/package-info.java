/// New grids and puzzles, any number of them.
/// It must not know their purpose.
package nonet.service.generate;
