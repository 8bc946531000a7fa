/// Where the program starts and is put together by hand: the command line or the window.
/// It must not know how anything works; it only constructs and hands over.
package nonet.app;
