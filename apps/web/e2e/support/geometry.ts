/** Judges the measurements of a table: finds what a person could not see, read or hit. Every fault is a sentence. */
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Text = { readonly said: string; readonly size: number; readonly box: Box };

type Part = {
  /** What it is; a slip lies over the table for a moment and may cover what it is not about. */
  readonly part: string;
  readonly label: string;
  readonly texts: readonly Text[];
  readonly boxes: readonly Box[];
};

type Target = { readonly name: string; readonly wide: number; readonly high: number };

type Sides = { readonly wide: number; readonly high: number };

/** A grid of squares that scrolls, and the tools in the corner of its frame. */
type Grid = Sides & {
  readonly across: number;
  readonly down: number;
  readonly tools: Sides;
  readonly isWhole: boolean;
  readonly isCovered: boolean;
};

export type Measured = {
  readonly width: number;
  readonly height: number;
  readonly scroll: { readonly width: number; readonly height: number };
  readonly parts: readonly Part[];
  /** Words on the table that belong to no part. */
  readonly loose: readonly string[];
  readonly targets: readonly Target[];
  /** Words that are cut off, or hidden without a sign that there is more. */
  readonly cut: readonly string[];
  readonly grids: readonly Grid[];
  readonly rows: readonly { readonly said: string; readonly high: number }[];
};

/** In pixels: shadows, rounded corners and tilted cards overlap a neighbour this far without hiding anything. */
const TOUCH = 3;
/** Targets are probed in steps, so one may be a step larger than it seems. */
const [THUMB, FELT] = [44, 3] as const;
const SMALLEST = 12;
/** The least size of a square, and the margin around all of them. */
const [SQUARE, AIR] = [24, 12] as const;
/** A row takes at most this part of the screen's height, so that it can be read at a glance. */
const ROW = 1 / 5;

export const faultsOf = (measured: Measured): string[] => [
  ...overlaps(measured.parts),
  ...outside(measured),
  ...scrolled(measured),
  ...measured.targets.flatMap(tooSmall),
  ...measured.parts.flatMap(({ texts }) => texts.flatMap(tooFine)),
  ...measured.loose.map(said => `“${brief(said)}” belongs to no part`),
  ...measured.cut.map(said => `“${brief(said)}” is cut off`),
  ...tooHigh(measured),
  ...measured.grids.flatMap(wrongGrid),
];

const brief = (said: string): string => (said.length > 40 ? `${said.slice(0, 39)}…` : said);

const named = ({ part, label }: Part): string => `${part} “${brief(label)}”`;

const both = (one: Box, other: Box): Sides => ({
  wide: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  high: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
});

function overlaps(parts: readonly Part[]): string[] {
  const lying = parts.filter(({ part }) => part !== 'slip');
  return lying.flatMap((one, i) => lying.slice(i + 1).flatMap(other => overlap(one, other)));
}

function overlap(one: Part, other: Part): string[] {
  const pieces = one.boxes
    .flatMap(box => other.boxes.map(there => both(box, there)))
    .filter(({ wide, high }) => wide > TOUCH && high > TOUCH)
    .sort((a, b) => b.wide * b.high - a.wide * a.high);
  const [worst] = pieces;
  if (!worst) return [];
  return [`${named(one)} and ${named(other)} lie on each other, ${size(worst)}`];
}

const size = ({ wide, high }: Sides): string => `${Math.round(wide)} x ${Math.round(high)}`;

function outside({ parts, width, height }: Measured): string[] {
  const isOut = ({ left, top, right, bottom }: Box): boolean =>
    left < -1 || top < -1 || right > width + 1 || bottom > height + 1;
  return parts.filter(({ boxes }) => boxes.some(isOut)).map(part => `${named(part)} is not wholly on the screen`);
}

const scrolled = ({ scroll, width, height }: Measured): string[] =>
  scroll.width > width + 1 || scroll.height > height + 1
    ? [`there is more than the screen holds: ${scroll.width} x ${scroll.height}`]
    : [];

const tooSmall = ({ name, wide, high }: Target): string[] =>
  wide + FELT < THUMB || high + FELT < THUMB ? [`target “${brief(name)}” is ${size({ wide, high })}`] : [];

const tooFine = ({ said, size }: Text): string[] =>
  size < SMALLEST ? [`“${brief(said)}” is written in ${size.toFixed(1)} px`] : [];

const tooHigh = ({ rows, height }: Measured): string[] =>
  rows
    .filter(({ high }) => high > height * ROW)
    .map(({ said, high }) => `row “${brief(said)}” is ${Math.round(high)} of ${height} high`);

const wrongGrid = (grid: Grid): string[] => [
  ...(grid.isCovered ? ['a tool lies over a letter'] : []),
  ...(!grid.isWhole && fitsIn(grid) ? [`${grid.across} x ${grid.down} squares would fit, and are not all seen`] : []),
];

/** Beside the tools, or above them. */
function fitsIn({ across, down, wide, high, tools }: Grid): boolean {
  const [needsWide, needsHigh] = [across * SQUARE + AIR, down * SQUARE + AIR];
  const isBeside = needsWide <= wide - tools.wide && needsHigh <= high;
  return isBeside || (needsWide <= wide && needsHigh <= high - tools.high);
}
