/** The players of Kit and Kat: a class of the mission school at Nasir, by how well they pay attention. */
import { atOnce, type Character, type Think } from '@parlour/players/player';
import type { KitParts } from '../rules/parts.ts';
import { anyDeed, byTempo, type Choosing } from './deeds.ts';
import { byDistance, byWaiting } from './laying.ts';
import { type Notice, shoutIn } from './noticing.ts';
import { secondsForDeed } from './pace.ts';
import { type Slips, slipIn } from './slips.ts';

type Pupil = { readonly choose: Choosing; readonly slips: Slips; readonly notice: Notice };

/** Shouts if there is cause, and plays if it is his turn; otherwise he lets the moment pass. */
export const pupil = ({ choose, slips, notice }: Pupil): Think<KitParts> =>
  atOnce(situation => {
    const shout = shoutIn(situation, notice);
    if (shout !== undefined) return shout;
    if (!situation.awaited) return { play: undefined, why: 'Nothing wrong was noticed.', options: [], units: 1 };
    const seconds = secondsForDeed(situation.random);
    const slip = slipIn(situation, slips);
    if (slip !== undefined) return { play: slip, why: 'It seemed to be right.', options: [], units: 1, seconds };
    return { ...choose(situation), units: 1, seconds };
  });

export const kitCharacters: readonly Character[] = [
  {
    level: 'easy',
    name: 'Nyadak',
    kin: ['Gatwech', 'Nyachan'],
    manner: 'plays what she sees, and is often elsewhere with her thoughts',
    budget: 1,
    think: pupil({
      choose: anyDeed,
      slips: { inThousand: 100 },
      notice: { inHundred: 25, reaction: [1.5, 1.95] },
    }),
  },
  {
    level: 'normal',
    name: 'Gatluak',
    kin: ['Nyamal', 'Gatkuoth'],
    manner: 'plays all he can; one mistake in two does not escape him',
    budget: 1,
    think: pupil({
      choose: anyDeed,
      slips: { inThousand: 40 },
      notice: { inHundred: 60, reaction: [1.2, 1.9] },
    }),
  },
  {
    level: 'strong',
    name: 'Nyabol',
    kin: ['Gatdet', 'Nyabuay'],
    manner: 'empties her hand quickly and hardly ever nods',
    budget: 1,
    think: pupil({
      choose: byTempo(byDistance),
      slips: { inThousand: 5 },
      notice: { inHundred: 90, reaction: [1, 1.8] },
    }),
  },
  {
    level: 'expert',
    name: 'Teacher Nyakuoth',
    kin: ['Teacher Riek', 'Teacher Nyaluak'],
    manner: 'never nods and proves every mistake; who draws the tens is luck all the same',
    budget: 1,
    think: pupil({
      choose: byTempo(byWaiting),
      slips: { inThousand: 0 },
      notice: { inHundred: 100, reaction: [0.8, 1.6] },
    }),
  },
];
