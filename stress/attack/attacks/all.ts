/** Every attack on a server that goes on running, in the order they are made. */
import type { Attack } from '../scene.ts';
import { bodies, packs } from './bodies.ts';
import { frames, nonsense, pings } from './frames.ts';
import { codes, looks, spellings, tables } from './limits.ts';
import { refusals, resets } from './resets.ts';
import { routes } from './routes.ts';
import { churn, hints, plays, twice } from './sitting.ts';
import { deaf, hellos, mute, onlookers, slowBodies, slowHeaders } from './slow.ts';

export const ATTACKS: readonly Attack[] = [
  resets,
  refusals,
  spellings,
  codes,
  looks,
  tables,
  bodies,
  packs,
  slowHeaders,
  slowBodies,
  mute,
  onlookers,
  deaf,
  hellos,
  frames,
  pings,
  nonsense,
  hints,
  plays,
  churn,
  twice,
  routes,
];
