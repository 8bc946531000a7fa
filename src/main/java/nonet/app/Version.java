package nonet.app;

/// The version of the program, defined in the pom; the compiler writes it into the module's descriptor.
final class Version {

    private Version() {}

    static String current() {
        return String.valueOf(
                Version.class.getModule().getDescriptor().rawVersion().orElse(""));
    }
}
