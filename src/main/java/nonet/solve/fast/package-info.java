/// The bit-parallel solver: answers as fast as the machine allows, without a trace.
/// It must not know the engines that can be watched, nor events, settings, files and the clock.
package nonet.solve.fast;
