/** The casual player: any little word that comes to mind. */
import { type Think, thinkOnce } from '@parlour/players/player';
import { startOf } from '../../crossword/finds.ts';
import { count } from '../../rules/words.ts';
import { outAtOnce, playOf, withoutWords } from './greedy.ts';
import type { TableParts } from './position.ts';
import { keptDesk, positionOf, type Skill } from './position.ts';

/** One unit of work is one addition that came to mind. */
export const casual = (skill: Skill): Think<TableParts> =>
  thinkOnce(situation => {
    const position = positionOf(situation.game, situation.view, skill, keptDesk);
    const { finds } = position;
    if (finds.count === 0) return outAtOnce(situation) ?? withoutWords(situation, position);
    const i = situation.random.below(finds.count);
    const cards = finds.cards.slice(startOf(finds, i), finds.ends[i]!);
    const why = `It is a word that everybody knows, and ${count(cards.length, 'card')} fewer in the hand.`;
    return { play: playOf({ cards }), why, options: [], units: finds.count };
  });
