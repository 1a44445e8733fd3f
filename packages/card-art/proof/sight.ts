/** How far apart two colours are to an eye: a usual one, one that lacks the green cones, or one that sees only grey. */
import { nth } from '@parlour/kernel/must';
export type Light = readonly [red: number, green: number, blue: number];

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** A pixel of 0 to 255 a channel as amounts of light, which is what eyes and lenses mix. */
export const lightOf = ([red, green, blue]: Light): Light => [
  linear(red / 255),
  linear(green / 255),
  linear(blue / 255),
];

/** Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), at full severity. */
const RED: Light = [0.367322, 0.860646, -0.227968];
const GREEN: Light = [0.280085, 0.672501, 0.047413];
const BLUE: Light = [-0.01182, 0.04294, 0.968881];

function mixed(light: Light, parts: Light): number {
  const sum = parts.reduce((all, part, i) => all + part * nth(light, i), 0);
  return Math.min(1, Math.max(0, sum));
}

const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

export const SIGHTS = {
  usual: light => light,
  deuteranopia: light => [mixed(light, RED), mixed(light, GREEN), mixed(light, BLUE)],
  grey: light => [luminance(light), luminance(light), luminance(light)],
} as const satisfies Record<string, (light: Light) => Light>;

const root = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);

/** Lightness and two colour axes in which equal steps look about equal (CIE 1976, under daylight). */
function lab(light: Light): readonly number[] {
  const [red, green, blue] = light;
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = root(luminance(light));
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance of two colours in those axes; about 2.3 can just be noticed between two large fields that touch. */
export function difference(one: Light, other: Light): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((value, i) => value - nth(b, i)));
}
