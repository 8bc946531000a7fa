/// Gray pictures from files of all usual kinds, decoded without trusting them, and upright as the camera says.
/// It must not know what is in a picture. It writes no temporary files.
package nonet.photo.load;
