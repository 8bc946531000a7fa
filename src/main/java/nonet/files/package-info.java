/// Reading and writing files without trusting them: bounded reads, writes that leave the old file or the new one.
/// It must not know what stands in a file.
package nonet.files;
