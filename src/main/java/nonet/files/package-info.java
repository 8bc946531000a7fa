/// Reading and writing files without trusting them: bounded reads, writes that leave the old file or the new one.
/// It must not know the content of a file.
package nonet.files;
