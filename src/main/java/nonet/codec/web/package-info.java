/// The links and texts of web sites.
/// It must not know the files of desktop programs.
package nonet.codec.web;
