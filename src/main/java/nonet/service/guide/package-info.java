/// The guide as a static site: pages for a browser, with pictures, that need neither a server nor a script.
/// It must not know the window, nor the command line.
package nonet.service.guide;
