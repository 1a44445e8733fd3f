/** Solid colours only: a tint is an ink mixed with the paper, as a printer's screen does it. */
import { must, nth } from '@parlour/kernel/must';

const channels = (hex: string): number[] => [1, 3, 5].map(i => Number.parseInt(hex.slice(i, i + 2), 16));

const clamp = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** `part` of the one colour, the rest of the other; more than the whole darkens it further. */
export function mix(colour: string, other: string, part: number): string {
  const ground = channels(other);
  const mixed = channels(colour).map((value, i) => clamp(value * part + nth(ground, i) * (1 - part)));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

const linear = (value: number): number => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** Relative luminance and contrast as the Web Content Accessibility Guidelines measure them. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(linear);
  return 0.2126 * must(red) + 0.7152 * must(green) + 0.0722 * must(blue);
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (must(light) + 0.05) / (must(dark) + 0.05);
}

/** A colour as a black press prints it. */
export function grey(hex: string): string {
  const [red, green, blue] = channels(hex);
  const value = Math.round(0.299 * must(red) + 0.587 * must(green) + 0.114 * must(blue));
  return `#${value.toString(16).padStart(2, '0').repeat(3)}`;
}
