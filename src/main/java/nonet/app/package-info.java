/// Starts the program and puts its parts together.
/// It must not know how any part does its work.
package nonet.app;
