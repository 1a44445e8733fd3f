/** Alice in Wonderland, as the shelf knows it. */
import type { Game } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { type AliceChance, apply, draw } from './apply.ts';
import type { AliceHappening } from './happenings.ts';
import { imagine } from './imagine.ts';
import { type AlicePlay, plays, refuse } from './judge.ts';
import { aliceOptions } from './options.ts';
import { cardsOfSet, packOf, type Titles, titleOf } from './pack.ts';
import { SETS } from './sets.ts';
import { sheet } from './sheet.generated.ts';
import { show } from './show.ts';
import { type AliceOptions, begin, isDealt, type State, status } from './state.ts';
import { isPlay, read, readChance, say, write, writeChance } from './text.ts';
import { type AliceView, view } from './view.ts';

export type AliceParts = {
  state: State;
  play: AlicePlay;
  chance: AliceChance;
  happening: AliceHappening;
  view: AliceView;
  options: AliceOptions;
};

/** The game with the first so many sets of the pack: the whole for play, fewer for tests that count every world. */
export function aliceWith(sets: number, titles: Titles = titleOf): Game<AliceParts> {
  const pack = packOf(sets);
  return {
    id: 'alice',
    title: 'Alice in Wonderland',
    version: 1,
    seats: [3, 12],
    options: aliceOptions,
    clauses: sheet.alice,
    pack,
    undo: 'consent',
    begin,
    status,
    draw: (state, random, order) => draw(state, random, pack, order),
    drawnFrom: ({ forfeit, hands }) => (forfeit ? hands[forfeit.from] : undefined),
    refuse: (state, seat, play) => refuse(state, seat, play, titles),
    apply,
    plays,
    view,
    imagine,
    whereabouts: state => (isDealt(state) ? whereabouts(state) : { pack }),
    isPlay,
    write,
    read,
    writeChance,
    readChance: (state, text) => readChance(state, text, pack),
    show: view => show(view, titles),
    say: (happening, name) => say(happening, name, titles),
  };
}

const whereabouts = ({ hands, exposed, made }: State): Record<string, readonly string[]> =>
  Object.fromEntries(
    hands.flatMap((hand, seat) => [
      [`hand ${seat}`, hand],
      [`exposed ${seat}`, exposed[seat] === null ? [] : [nth(exposed, seat)]],
      [`sets ${seat}`, nth(made, seat).flatMap(cardsOfSet)],
    ]),
  );

export const aliceTitled = (titles: Titles): Game<AliceParts> => aliceWith(SETS.length, titles);

export const alice: Game<AliceParts> = aliceTitled(titleOf);
