/** The players of Kit and Kat. */
import { randomThinkingSeconds, type Tempo } from '@parlour/players/persona';
import { type Character, type Level, type Think, thinkOnce } from '@parlour/players/player';
import type { KitParts } from '../rules/parts.ts';
import { anyDeed, byTempo, type Choosing } from './deeds.ts';
import { byDistance, byWaiting } from './laying.ts';
import { type Notice, shoutIn } from './noticing.ts';
import { kitPeople } from './people.ts';
import { NO_SLIPS, type Slips, slipIn } from './slips.ts';
import { stepsTo } from './steps.ts';

type Pupil = { readonly choose: Choosing; readonly slips: Slips; readonly notice: Notice; readonly tempo: Tempo };

/** Shouts if there is cause, and plays if it is their turn; otherwise they let the moment pass. */
export const pupil = ({ choose, slips, notice, tempo }: Pupil): Think<KitParts> =>
  thinkOnce(situation => {
    const shout = shoutIn(situation, notice);
    if (shout !== undefined) return shout;
    if (!situation.awaited) return { play: undefined, why: 'Nothing wrong was noticed.', options: [], units: 1 };
    const seconds = randomThinkingSeconds(situation.random, tempo);
    const slip = slipIn(situation, slips);
    if (slip !== undefined) return { play: slip, why: 'It seemed to be right.', options: [], units: 1, seconds };
    const chosen = choose(situation);
    return { ...chosen, steps: stepsTo(chosen.play, situation.view), units: 1, seconds };
  });

const PUPILS: Readonly<Record<Level, Omit<Pupil, 'tempo'>>> = {
  easy: {
    choose: anyDeed,
    slips: { inThousand: 80, forgets: 80, overlooks: 3 },
    notice: { inHundred: 25, misjudges: 10, reaction: [1.5, 1.95] },
  },
  normal: {
    choose: anyDeed,
    slips: { inThousand: 35, forgets: 40, overlooks: 2 },
    notice: { inHundred: 60, misjudges: 25, reaction: [1.2, 1.9] },
  },
  strong: {
    choose: byTempo(byDistance),
    slips: { inThousand: 4, forgets: 10, overlooks: 1 },
    notice: { inHundred: 90, misjudges: 0, reaction: [1, 1.8] },
  },
  expert: {
    choose: byTempo(byWaiting),
    slips: NO_SLIPS,
    notice: { inHundred: 100, misjudges: 0, reaction: [0.8, 1.6] },
  },
};

/** Who plays it, one a level, weakest first; they make mistakes and miss those of others. */
export const kitCharacters: readonly Character[] = kitPeople.map(persona => ({
  ...persona,
  budget: 1,
  think: pupil({ ...PUPILS[persona.level], tempo: persona.tempo }),
}));
