/**
 * Which land belongs to which nation of the pack. Russia is parted at 60 degrees east, Turkey at the straits; French
 * Guiana belongs to America.
 */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { MultiPolygon, Position } from 'geojson';

export type Country = { readonly properties: { readonly name: string } };
type Window = { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
/** Merged and cut to the window, without islands and halves whose middle lies in `without`. */
type Part = { readonly countries: readonly string[]; readonly window: Window; readonly without?: Window };

const list = (names: string): string[] => names.split(', ');

export const continents: Readonly<Record<string, readonly Part[]>> = {
  eu: [
    {
      countries: list(
        'Albania, Andorra, Austria, Belarus, Belgium, Bosnia and Herz., Bulgaria, Croatia, Czechia, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Iceland, Ireland, Isle of Man, Italy, Kosovo, Latvia, Liechtenstein, Lithuania, Luxembourg, Macedonia, Malta, Moldova, Monaco, Montenegro, Netherlands, Norway, Poland, Portugal, Romania, Russia, San Marino, Serbia, Slovakia, Slovenia, Spain, Sweden, Switzerland, Turkey, Ukraine, United Kingdom, Vatican, Åland',
      ),
      window: { west: -25, east: 60, south: 34, north: 82 },
      without: { west: 26, east: 45, south: 35, north: 40.3 },
    },
  ],
  as: [
    {
      countries: list(
        'Afghanistan, Armenia, Azerbaijan, Bahrain, Bangladesh, Bhutan, Brunei, Cambodia, China, Cyprus, N. Cyprus, Georgia, Hong Kong, India, Indonesia, Iran, Iraq, Israel, Japan, Jordan, Kazakhstan, Kuwait, Kyrgyzstan, Laos, Lebanon, Macao, Malaysia, Maldives, Mongolia, Myanmar, Nepal, North Korea, Oman, Pakistan, Palestine, Philippines, Qatar, Saudi Arabia, Siachen Glacier, Singapore, South Korea, Sri Lanka, Syria, Taiwan, Tajikistan, Thailand, Timor-Leste, Turkey, Turkmenistan, United Arab Emirates, Uzbekistan, Vietnam, Yemen',
      ),
      window: { west: 25, east: 180, south: -12, north: 82 },
      without: { west: 25, east: 29, south: 40.3, north: 42.2 },
    },
    {
      countries: ['Russia'],
      window: { west: 60, east: 192, south: 34, north: 82 },
    },
  ],
  af: [
    {
      countries: list(
        "Algeria, Angola, Benin, Botswana, Burkina Faso, Burundi, Cabo Verde, Cameroon, Central African Rep., Chad, Comoros, Congo, Côte d'Ivoire, Dem. Rep. Congo, Djibouti, Egypt, Eq. Guinea, Eritrea, Ethiopia, Gabon, Gambia, Ghana, Guinea, Guinea-Bissau, Kenya, Lesotho, Liberia, Libya, Madagascar, Malawi, Mali, Mauritania, Mauritius, Morocco, Mozambique, Namibia, Niger, Nigeria, Rwanda, S. Sudan, Senegal, Sierra Leone, Somalia, Somaliland, South Africa, Sudan, São Tomé and Principe, Tanzania, Togo, Tunisia, Uganda, W. Sahara, Zambia, Zimbabwe, eSwatini",
      ),
      window: { west: -26, east: 60, south: -36, north: 38 },
    },
  ],
  am: [
    {
      countries: list(
        'Argentina, Bahamas, Barbados, Belize, Bolivia, Brazil, Canada, Chile, Colombia, Costa Rica, Cuba, Dominican Rep., Ecuador, El Salvador, Falkland Is., France, Greenland, Grenada, Guatemala, Guyana, Haiti, Honduras, Jamaica, Mexico, Nicaragua, Panama, Paraguay, Peru, Puerto Rico, Suriname, Trinidad and Tobago, United States of America, Uruguay, Venezuela',
      ),
      window: { west: -180, east: -10, south: -56, north: 84 },
    },
  ],
};

/** Clips at one half-plane (Sutherland-Hodgman), in degrees. */
function clipSide(ring: readonly Position[], inside: (p: Position) => number): Position[] {
  return ring.flatMap((point, i) => {
    const before = itemAt(ring, (i + ring.length - 1) % ring.length);
    const [from, to] = [inside(before), inside(point)];
    const part = from / (from - to);
    const crossing = before.map((value, axis) => value + (itemAt(point, axis) - value) * part);
    if (from >= 0 !== to >= 0) return to >= 0 ? [crossing, point] : [crossing];
    return to >= 0 ? [point] : [];
  });
}

/** Makes a ring across the date line one piece: its longitudes go on beyond 180. */
function unrolled(ring: readonly Position[]): Position[] {
  const crosses = ring.some(([x], i) => i > 0 && Math.abs(assertDefined(x) - itemAt(itemAt(ring, i - 1), 0)) > 180);
  return ring.map(([x, y]) => [
    crosses && assertDefined(x) < -100 ? assertDefined(x) + 360 : assertDefined(x),
    assertDefined(y),
  ]);
}

function clipRing(ring: readonly Position[], { west, east, south, north }: Window): Position[] {
  const sides = [
    ([x]: Position) => assertDefined(x) - west,
    ([x]: Position) => east - assertDefined(x),
    ([, y]: Position) => assertDefined(y) - south,
    ([, y]: Position) => north - assertDefined(y),
  ];
  const open = sides.reduce<Position[]>((rest, side) => clipSide(rest, side), unrolled(ring).slice(0, -1));
  return open.length === 0 ? [] : [...open, itemAt(open, 0)];
}

function middleOf(ring: readonly Position[]): Position {
  const [xs, ys] = [0, 1].map(axis => ring.map(point => itemAt(point, axis)));
  return [assertDefined(xs), assertDefined(ys)].map(values => (Math.min(...values) + Math.max(...values)) / 2);
}

const isIn = ([x, y]: Position, { west, east, south, north }: Window): boolean =>
  assertDefined(x) > west && assertDefined(x) < east && assertDefined(y) > south && assertDefined(y) < north;

export function cut({ coordinates }: MultiPolygon, { window, without }: Part): MultiPolygon {
  const kept = coordinates.filter(rings => without === undefined || !isIn(middleOf(itemAt(rings, 0)), without));
  const pieces = kept.map(rings => rings.map(ring => clipRing(ring, window)));
  const whole = pieces.map(rings => rings.filter(ring => ring.length > 3)).filter(rings => rings.length > 0);
  return { type: 'MultiPolygon', coordinates: whole };
}
