/// Ordered parallel work in constant memory that can be paused and cancelled.
/// It must not know what the work is.
package nonet.service.pipeline;
