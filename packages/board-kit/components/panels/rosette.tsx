/** A rosette of pleated paper for the winner, drawn once as SVG. */
import type { JSX } from 'preact';

type RosetteProps = {
  readonly place: string;
  readonly title: string;
  readonly class?: string | undefined;
};

const PLEATS = 24;

/** One pleat of a ring, as a wedge with a round outer edge. */
function pleat(i: number, inner: number, outer: number): string {
  const [from, to] = [i - 0.5, i + 0.5].map(at => (at * 2 * Math.PI) / PLEATS) as [number, number];
  const at = (angle: number, radius: number): string =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  const bulge = ((outer * Math.PI) / PLEATS).toFixed(1);
  return `M${at(from, inner)}L${at(from, outer)}A${bulge} ${bulge} 0 0 1 ${at(to, outer)}L${at(to, inner)}z`;
}

const ring = (inner: number, outer: number, parity: number): string =>
  Array.from({ length: PLEATS / 2 }, (_, i) => pleat(2 * i + parity, inner, outer)).join('');

const [OUTER_DARK, OUTER_LIGHT] = [ring(60, 96, 0), ring(60, 96, 1)];
const [INNER_DARK, INNER_LIGHT] = [ring(50, 74, 0), ring(50, 74, 1)];

export const Rosette = ({ place, title, class: extraClass }: RosetteProps): JSX.Element => (
  <svg viewBox="-110 -110 220 280" class={extraClass} aria-hidden="true">
    <path d="M-44 74-60 162l26-16 20 22 6-94z" fill="#5f1a11" />
    <path d="M14 74 24 168l18-22 28 12L42 74z" fill="#8c2f22" />
    <path d="M-24 84-32 142M26 84l12 56" stroke="#e3b65b" stroke-width="3" />
    <path d={OUTER_DARK} fill="#5f1a11" />
    <path d={OUTER_LIGHT} fill="#8c2f22" />
    <path d={INNER_DARK} fill="#dfc389" />
    <path d={INNER_LIGHT} fill="#f3e2b6" />
    <circle r="56" fill="#5f1a11" />
    <circle r="53" fill="#fff6df" />
    <circle r="47" fill="none" stroke="#8c2f22" stroke-width="1.6" />
    <circle r="43" fill="none" stroke="#8c2f22" stroke-width="0.8" stroke-dasharray="3 3" />
    <text y="8" text-anchor="middle" font-size="40" fill="#8c2f22" style="font-family: var(--font-display)">
      {place}
    </text>
    <text
      y="26"
      text-anchor="middle"
      font-size="11"
      fill="#8c2f22"
      textLength={title.length > 11 ? 74 : undefined}
      style="font-family: var(--font-caps)"
    >
      {title}
    </text>
  </svg>
);
