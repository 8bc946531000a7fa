package nonet.ui.kit;

/// Why a work failed. The sentence for people is made by who asked for the work.
public record Problem(Throwable cause) {}
