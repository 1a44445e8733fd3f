/** How any game can be looked over: every play tried in imagined worlds that are played out. */
import { shuffle } from '@parlour/kernel/random';
import type { Reviewing } from './review.ts';
import { weighed } from './weighing.ts';
import { advance, beginWorld } from './worlds.ts';
import { byPlayingOut } from './worth.ts';

const FEWEST_WORLDS = 10;

export const plainReviewing: Reviewing = {
  unit: ['win', 'wins'],
  grave: [0.05, 0.15],
  budget: 800,
  *weigh({ game, seat, view, plays, random, budget }, played) {
    const most = Math.floor(budget / FEWEST_WORLDS);
    const others = plays.filter(play => played === undefined || game.write(play) !== game.write(played));
    const choices = [...(played === undefined ? [] : [played]), ...shuffle(random, others)].slice(0, most);
    const worths = choices.map((): number[] => []);
    for (let world = 0; world < budget / choices.length; world++) {
      const imagined = beginWorld(game, game.imagine(view, random));
      choices.forEach((play, i) => {
        const after = advance(game, imagined, { by: seat, play }, random);
        worths[i]!.push(byPlayingOut(game, after, random)[seat]!);
      });
      yield;
    }
    return weighed(choices, worths);
  },
  say: ({ game }, played, best) =>
    played !== undefined && best !== undefined && game.write(played) !== game.write(best)
      ? 'With the hidden cards laid anew and played out by chance, another play came out better.'
      : 'With the hidden cards laid anew and played out by chance, nothing came out better.',
};
