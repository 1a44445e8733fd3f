/** The ending of a game that brings none of its own: everybody, and what they have. */
import { type Ended, type Ending, listed, upTo, verb } from '@parlour/board-kit/ending';
import { Standings } from '@parlour/board-kit/pieces/standings';
import type { JSX } from 'preact';

const STEPS = 8;

/** By the winners, for whoever does not say whether high or low is good; scores of sides are shared by their seats. */
function Scene({ result, name, against, step }: Ended & { readonly step: number }): JSX.Element {
  const { scores, winners } = result;
  const sides = scores.map((score, side) => ({
    side,
    score,
    isFirst: winners.some(seat => seat % scores.length === side),
  }));
  const rows = sides
    .toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst))
    .map(({ side, score, isFirst }) => ({
      seats: [side],
      name: name(side),
      note: against(side),
      place: step >= STEPS && isFirst ? 1 : undefined,
      score: String(upTo(score, step, STEPS)),
    }));
  return <Standings label="The score" rows={rows} />;
}

export const plainEnding: Ending = {
  steps: () => STEPS,
  headline: ({ result, name }) => {
    const names = result.winners.map(name);
    return names.length === 0 ? 'It did not come out.' : `${listed(names)} ${verb(names, 'has', 'have')} won.`;
  },
  decided: () => '',
  Scene,
};
