/** The words a player of a level knows: those of the dictionary in use up to a grade, and none that offends. */
import type { Game } from '@parlour/kernel/game';
import type { Dictionary } from '../crossword/crossword.ts';
import { type Grade, placeOf } from '../lexicon/grades.ts';
import { gradeOf, OFFENSIVE } from '../lexicon/graph.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconUnder } from '../lexicon/opening.ts';

const made = new WeakMap<Lexicon, Map<Grade, Dictionary>>();

/** Made once a lexicon and grade, because search keeps its own form of a dictionary. */
export function vocabularyOf(game: Game, highest: Grade): Dictionary {
  const lexicon = lexiconUnder(game);
  const byGrade = made.get(lexicon) ?? new Map<Grade, Dictionary>();
  const vocabulary = byGrade.get(highest) ?? knownWords(lexicon, highest);
  made.set(lexicon, byGrade.set(highest, vocabulary));
  return vocabulary;
}

/** Everybody knows a list of the players' own: most of its words have no grade. */
function knownWords({ name, graph, admits }: Lexicon, highest: Grade): Dictionary {
  const most = name === 'own' ? Number.POSITIVE_INFINITY : placeOf(highest);
  return { graph, admits: flags => admits(flags) && gradeOf(flags) <= most && (flags & OFFENSIVE) === 0 };
}
