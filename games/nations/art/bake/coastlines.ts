/**
 * Bakes the coastlines of the Map cards from Natural Earth (public domain, npm `world-atlas`): `npx tsx
 * games/nations/art/bake/coastlines.ts` writes `../coastlines.generated.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPictureSource } from '@parlour/card-art/tools/picture-sources';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoConicEqualArea,
  geoGraticule,
  geoOrthographic,
  geoPath,
} from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { feature, merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon as Land, Topology } from 'topojson-specification';
import { type Country, continents, cut } from './continents.ts';
import { chains, relief } from './relief.ts';
import { pointOf, type Ring, simplify, writeRings } from './rings.ts';

type Atlas = { countries: GeometryCollection & { geometries: (Land & Country)[] }; land: GeometryCollection };

const atlas = readPictureSource<Topology<Atlas>>('world-atlas/countries-50m.json');

/** In tenths of a millimetre. What lies outside is cut off here, not in the drawing. */
const PLATE: [[number, number], [number, number]] = [
  [0, 0],
  [540, 700],
];

const projections: Record<string, GeoProjection> = {
  eu: geoConicEqualArea().parallels([40, 62]).rotate([-16, 0]).center([1, 51.5]).scale(720),
  as: geoAzimuthalEqualArea().rotate([-92, -31]).scale(300),
  af: geoAzimuthalEqualArea().rotate([-18, -3]).scale(428),
  am: geoAzimuthalEqualArea().rotate([88, -13]).scale(274),
};

/** Degrees between the lines of the net. */
const STEPS: Record<string, [number, number]> = { eu: [10, 10], as: [15, 15], af: [10, 10], am: [15, 15] };

/** Parses a path string of d3-geo: M, L and Z only. */
const ringsOf = (d: string | null): Ring[] =>
  (d ?? '')
    .split('M')
    .slice(1)
    .map(ring => ring.replace('Z', '').split('L').map(pointOf));

function landOf(nation: string): MultiPolygon[] {
  return assertDefined(continents[nation]).map(part => {
    const isOwn = ({ properties }: Country) => part.countries.includes(properties.name);
    return cut(merge(atlas, atlas.objects.countries.geometries.filter(isOwn)), part);
  });
}

/** Smooths a chain: each place bends the line, which passes midway between them. */
function curve(chain: readonly [number, number][], projection: GeoProjection): string {
  const points = chain.map(place => assertDefined(projection(place)));
  const middles = points
    .slice(1, -2)
    .map((point, i) => point.map((value, axis) => (value + itemAt(itemAt(points, i + 2), axis)) / 2));
  const bends = [...middles, assertDefined(points.at(-1))].map((end, i) =>
    [...itemAt(points, i + 1), ...end].map(Math.round).join(' '),
  );
  const start = itemAt(points, 0).map(Math.round).join(' ');
  return `M${start}${points.length < 3 ? 'L' : 'Q'}${points.length < 3 ? itemAt(points, 1).map(Math.round).join(' ') : bends.join(' ')}`;
}

function bake(nation: string): string {
  const projection = assertDefined(projections[nation]).translate([270, 350]).clipExtent(PLATE);
  const draw = geoPath(projection);
  const own = landOf(nation).flatMap(land => ringsOf(draw(land)));
  const all = ringsOf(draw(feature(atlas, atlas.objects.land)));
  const lines = ringsOf(draw(geoGraticule().step(assertDefined(STEPS[nation]))()));
  const { rivers, ranges, lakes } = assertDefined(relief[nation]);
  const curves = (text: string): string =>
    chains(text)
      .map(chain => curve(chain, projection))
      .join('');
  const fields = {
    own: writeRings(simplify(own, { tolerance: 1.1, least: 14 }), 'closed'),
    all: writeRings(simplify(all, { tolerance: 1.1, least: 30 }), 'closed'),
    graticule: writeRings(simplify(lines, { tolerance: 1.5, least: 0 }), 'open'),
    rivers: curves(rivers),
    ranges: curves(ranges),
    lakes: writeRings(
      chains(lakes).map(chain => chain.map(place => assertDefined(projection(place)))),
      'closed',
    ),
  };
  return `  ${nation}: {\n${Object.entries(fields)
    .map(([key, d]) => `    ${key}: '${d}',`)
    .join('\n')}\n  },`;
}

/** Draws the old world from space, for the lid: 400 units across about the origin. */
function hemisphere(): string {
  const projection = geoOrthographic().rotate([-38, -22]).scale(200).translate([0, 0]).clipAngle(89);
  const land = ringsOf(geoPath(projection)(feature(atlas, atlas.objects.land)));
  return writeRings(simplify(land, { tolerance: 1.4, least: 24 }), 'closed');
}

const text = `// Baked by bake/coastlines.ts from Natural Earth; do not edit.
export const coastlines = {\n${Object.keys(projections).map(bake).join('\n')}\n} as const;

export const hemisphere = '${hemisphere()}';
`;
writeFileSync(join(import.meta.dirname, '..', 'coastlines.generated.ts'), text);
console.log(`${text.length} bytes`);
