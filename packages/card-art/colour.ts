/** Solid colours only: a tint is an ink mixed with the paper. */
import { assertDefined, itemAt } from '@parlour/kernel/result';

const channels = (hex: string): number[] => [1, 3, 5].map(i => Number.parseInt(hex.slice(i, i + 2), 16));

const clamp = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** Mixes `part` of the first colour with the rest of the second; above 1 it becomes darker. */
export function mixColours(colour: string, other: string, part: number): string {
  const base = channels(other);
  const mixed = channels(colour).map((value, i) => clamp(value * part + itemAt(base, i) * (1 - part)));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

const linear = (value: number): number => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** Relative luminance and contrast by the Web Content Accessibility Guidelines. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(linear);
  return 0.2126 * assertDefined(red) + 0.7152 * assertDefined(green) + 0.0722 * assertDefined(blue);
}

export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (assertDefined(light) + 0.05) / (assertDefined(dark) + 0.05);
}

/** The colour in black-only printing. */
export function toGrey(hex: string): string {
  const [red, green, blue] = channels(hex);
  const value = Math.round(0.299 * assertDefined(red) + 0.587 * assertDefined(green) + 0.114 * assertDefined(blue));
  return `#${value.toString(16).padStart(2, '0').repeat(3)}`;
}
