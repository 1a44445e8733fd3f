/** Kit asks, Kat answers. Seated on the origin, about 215 high. */
import { circle, ellipse, group, path } from '@parlour/card-art/svg';
import type { Inks } from './inks.ts';

export type Coat = { readonly fur: string; readonly mark: string; readonly belly: string; readonly eye: string };

const stroke = (d: string, colour: string, width: number): string =>
  path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const twice = (body: string): string => body + group({ transform: 'scale(-1 1)' }, body);

function tail(d: string, { fur, mark }: Coat, ribbon: string): string {
  const rings = path(d, { fill: 'none', stroke: mark, 'stroke-width': 21, 'stroke-dasharray': '9 17' });
  return stroke(d, ribbon, 30) + stroke(d, fur, 22) + rings;
}

function body({ fur, mark, belly }: Coat, ribbon: string): string {
  return (
    path('M-60 0C-76-52-56-106-30-116H30C56-106 76-52 60 0Z', { fill: fur, stroke: ribbon, 'stroke-width': 5 }) +
    path('M-26-2C-34-44-22-86 0-94 22-86 34-44 26-2Z', { fill: belly }) +
    twice(stroke('M62-56Q50-58 44-50M64-34Q52-38 45-30M56-78Q46-80 40-72', mark, 7)) +
    twice(
      path('M6 0C4-24 6-52 12-58 26-56 34-20 32 0Z', { fill: fur, stroke: ribbon, 'stroke-width': 4 }) +
        stroke('M15-8V0M23-8V0', ribbon, 3),
    ) +
    twice(path('M34 0C34-14 64-18 70 0Z', { fill: fur, stroke: ribbon, 'stroke-width': 4 }))
  );
}

function head({ fur, mark, belly, eye }: Coat, { ribbon, clay, cream }: Inks): string {
  const ear = path('M14-178C30-204 44-222 52-226 60-204 60-182 56-160Z', {
    fill: fur,
    stroke: ribbon,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  });
  const lobe = path('M32-186C40-198 46-206 49-208 52-196 52-184 50-174Z', { fill: clay });
  const eyes =
    ellipse(23, -146, 13, 14, { fill: eye, stroke: ribbon, 'stroke-width': 3 }) +
    ellipse(22, -146, 5, 11, { fill: ribbon }) +
    circle(25, -151, 3, { fill: cream });
  return (
    twice(ear + lobe) +
    path('M-62-146C-62-182-34-196 0-196 34-196 62-182 62-146 62-114 34-100 0-100-34-100-62-114-62-146Z', {
      fill: fur,
      stroke: ribbon,
      'stroke-width': 5,
    }) +
    path('M-26-118C-18-132 18-132 26-118 24-106 12-103 0-103-12-103-24-106-26-118Z', { fill: belly }) +
    stroke('M0-192V-172M-15-189L-11-172M15-189L11-172', mark, 7) +
    twice(
      stroke('M61-150H48M60-134L47-132', mark, 6) +
        eyes +
        stroke('M0-118Q5-108 13-112', ribbon, 3.5) +
        stroke('M28-120L70-128M28-114L72-112', ribbon, 2),
    ) +
    path('M-8-128H8L0-117Z', { fill: clay, stroke: ribbon, 'stroke-width': 2 })
  );
}

const tabby = ({ cream, straw, clay, reed }: Inks): Coat => ({ fur: straw, mark: clay, belly: cream, eye: reed });

export const kittenHead = (inks: Inks, coat: Coat = tabby(inks)): string => head(coat, inks);

/** The tail is a question mark. */
export function kit(inks: Inks): string {
  const { ribbon, clay } = inks;
  const coat = tabby(inks);
  const asks = 'M50-16C92-8 106-30 106-66 106-100 146-104 146-142 146-186 88-186 88-146';
  return (
    tail(asks, coat, ribbon) +
    circle(112, -4, 15, { fill: clay, stroke: ribbon, 'stroke-width': 5 }) +
    body(coat, ribbon) +
    head(coat, inks)
  );
}

export function kat(inks: Inks): string {
  const { ribbon, cream, straw, smoke } = inks;
  const coat: Coat = { fur: smoke, mark: ribbon, belly: cream, eye: straw };
  const answers = 'M50-20C78-10 92-24 94-52L98-178';
  return (
    tail(answers, coat, ribbon) +
    circle(106, -4, 15, { fill: straw, stroke: ribbon, 'stroke-width': 5 }) +
    body(coat, ribbon) +
    head(coat, inks)
  );
}
