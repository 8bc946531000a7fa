package nonet.service.guide;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import nonet.deduce.Link;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Part;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.LegendSample;
import nonet.picture.write.SvgWriter;
import nonet.text.TextBundle;
import nonet.text.XmlText;

/// What the colors, frames and lines in a picture mean, each with a sample that looks like them. The names are those of
/// the window.
final class SiteLegend {

    private final TextBundle texts;

    SiteLegend(Locale locale) {
        texts = new TextBundle("/nonet/explain/legend", locale);
    }

    /// Returns the legend of a picture as HTML; empty if there is nothing to name.
    String html(Marks marks) {
        Map<String, Drawing> samples = new LinkedHashMap<>();
        for (Role role : Role.values()) {
            if (marks.candidates().containsValue(role)) {
                add(marks, Part.Kind.CANDIDATE, role, samples);
            }
            if (marks.cells().containsValue(role)) {
                add(marks, Part.Kind.CELL, role, samples);
            }
            if (marks.houses().containsValue(role)) {
                add(marks, Part.Kind.HOUSE, role, samples);
            }
        }
        if (marks.links().stream().anyMatch(Link::isStrong)) {
            samples.put(texts.get("legend.strong"), LegendSample.link(true));
        }
        if (marks.links().stream().anyMatch(link -> !link.isStrong())) {
            samples.put(texts.get("legend.weak"), LegendSample.link(false));
        }
        for (Sign sign : marks.signs()) {
            String name = name(sign);
            if (!name.isEmpty()) {
                samples.putIfAbsent(name, LegendSample.of(sign));
            }
        }
        return samples.isEmpty()
                ? ""
                : samples.entrySet().stream()
                        .map(each -> "<li>" + SvgWriter.element(each.getValue(), "") + " "
                                + XmlText.escaped(each.getKey()) + "</li>\n")
                        .collect(Collectors.joining("", "<ul class=\"legend\">\n", "</ul>\n"));
    }

    private void add(Marks marks, Part.Kind kind, Role role, Map<String, Drawing> samples) {
        String name = marks.parts().stream()
                .filter(part -> part.kind() == kind && part.role() == role)
                .map(part -> texts.get("legend." + id(part.meaning()), part.number()))
                .findFirst()
                .orElseGet(() -> name(role));
        samples.putIfAbsent(name, LegendSample.of(kind, role));
    }

    private String name(Role role) {
        return switch (role) {
            case FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH ->
                texts.get("legend.numbered", role.ordinal() - Role.FIRST.ordinal() + 1);
            default -> texts.get("legend." + id(role));
        };
    }

    private String name(Sign sign) {
        return switch (sign) {
            case Sign.Shade _ -> texts.get("legend.mirror");
            case Sign.Crossed _ -> texts.get("legend.companion");
            case Sign.Hatched _ -> texts.get("legend.cross-line");
            case Sign.CoverLine _ -> texts.get("legend.cover-line");
            case Sign.EdgeDigits _, Sign.LinkDigits _ -> texts.get("legend.link-digits");
            case Sign.Number _, Sign.Exclusion _, Sign.Ray _, Sign.Caption _ -> "";
        };
    }

    private static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
