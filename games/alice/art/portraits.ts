/** Portraits of the guests from Wonderland. */
import { portraitSvg } from '@parlour/card-art/figures/bust';
import { group, path } from '@parlour/card-art/svg';
import { plateOf } from './plate.ts';
import { CREATURES } from './portraits/creatures.ts';
import { PEOPLE } from './portraits/people.ts';

const SITTERS: Readonly<Record<string, (plate: ReturnType<typeof plateOf>) => string>> = { ...CREATURES, ...PEOPLE };

export const portraitNames: readonly string[] = Object.keys(SITTERS);

export function portrait(name: string): string | undefined {
  const plate = plateOf();
  const body = SITTERS[name]?.(plate);
  if (body === undefined) return undefined;
  const ground =
    path('M-100-100H100V104H-100Z', { fill: plate.paper }) +
    path('M0-100V104', { stroke: plate.ink, 'stroke-width': 200, 'stroke-dasharray': '1.2 7', 'stroke-opacity': 0.55 });
  return portraitSvg(
    ground + group({ stroke: plate.ink, 'stroke-width': 3.2, 'stroke-linejoin': 'round', fill: 'none' }, body),
  );
}
