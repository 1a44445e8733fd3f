/** Perceptual distance of two colours, for full colour vision, deuteranopia and greyscale. */
import { itemAt } from '@parlour/kernel/result';
export type LinearRgb = readonly [red: number, green: number, blue: number];

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Converts sRGB values of 0 to 255 to linear light, which is what eyes and lenses mix. */
export const toLinearRgb = ([red, green, blue]: LinearRgb): LinearRgb => [
  linear(red / 255),
  linear(green / 255),
  linear(blue / 255),
];

/**
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
 * full severity.
 */
const RED: LinearRgb = [0.367322, 0.860646, -0.227968];
const GREEN: LinearRgb = [0.280085, 0.672501, 0.047413];
const BLUE: LinearRgb = [-0.01182, 0.04294, 0.968881];

function mixed(light: LinearRgb, parts: LinearRgb): number {
  const sum = parts.reduce((all, part, i) => all + part * itemAt(light, i), 0);
  return Math.min(1, Math.max(0, sum));
}

const luminance = ([red, green, blue]: LinearRgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

export const COLOUR_VISIONS = {
  usual: light => light,
  deuteranopia: light => [mixed(light, RED), mixed(light, GREEN), mixed(light, BLUE)],
  grey: light => [luminance(light), luminance(light), luminance(light)],
} as const satisfies Record<string, (light: LinearRgb) => LinearRgb>;

const labRoot = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);

/** CIE 1976 L*a*b* under daylight: equal distances look about equal. */
function toLab(light: LinearRgb): readonly number[] {
  const [red, green, blue] = light;
  const x = labRoot((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = labRoot(luminance(light));
  const z = labRoot((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Euclidean distance in L*a*b*. About 2.3 is just noticeable between two large adjacent areas. */
export function colourDifference(one: LinearRgb, other: LinearRgb): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(...a.map((value, i) => value - itemAt(b, i)));
}
