/** What separated plays in sampled layouts of the hidden cards: who goes out first, and with how many points. */
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Situation, type Thought, withReasons } from '@parlour/players/player';
import { type Contrast, contrastWithOthers, type PlayOutcome } from '@parlour/players/search/deciding-event';
import { newFoundAdditions } from '../../crossword/search-lists.ts';
import type { TablePlay } from '../rules/plays.ts';
import type { Position, TableParts } from './position.ts';
import { goesOut, hintSteps, playFacts, playName, reasonFor } from './reasons.ts';
import { kanUGoReasonsText as t } from './reasons-text.ts';
import { rollOut } from './rollout.ts';

/** Adds what separated the play from the next best, the deciding fact, and the hint steps. */
export function withExplanation(
  situation: Situation<TableParts>,
  thought: Thought<TablePlay>,
  position: Position,
): Thought<TablePlay> {
  const { play, options } = thought;
  if (play === undefined) return thought;
  const explain = (): string => {
    const others = options.map(option => option.play).filter(other => other !== play);
    const isDecided = goesOut(playFacts(position, play));
    const difference = isDecided ? undefined : sayDifference(situation, position, play, others);
    return [difference, reasonFor(position, play)].filter(Boolean).join(' ');
  };
  return withReasons(thought, explain, () => hintSteps(position, play));
}

/** Each takes about a millisecond per play. */
const LAYOUTS = 40;
const MAX_OTHERS = 3;

/** Names what separated a play from the best of the others; undefined without others. */
export function sayDifference(
  situation: Situation<TableParts>,
  position: Position,
  play: TablePlay,
  others: readonly TablePlay[],
): string | undefined {
  if (others.length === 0) return undefined;
  const [own, ...rest] = outcomesOf(situation, position, [play, ...others.slice(0, MAX_OTHERS)]);
  const contrast = assertDefined(contrastWithOthers(assertDefined(own), rest));
  return sayContrast(position, contrast, play, itemAt(others, contrast.other));
}

/** The same layouts for every way to ask, and apart from the decision, which stays as it is. */
function outcomesOf(
  { game, view, seat }: Situation<TableParts>,
  { board, limits }: Position,
  plays: readonly TablePlay[],
): readonly PlayOutcome<'out'>[][] {
  const random = seededRandom('reasons');
  const finds = [newFoundAdditions(), newFoundAdditions()] as const;
  const worlds = Array.from({ length: LAYOUTS }, () => game.imagine(view, random));
  return plays.map(play =>
    worlds.map(world => {
      const { lead, isOut } = rollOut({ world, board, limits, finds }, seat, play);
      return { worth: lead, counts: new Map([['out', isOut ? 1 : 0]]) };
    }),
  );
}

function sayContrast(
  { view }: Position,
  { layouts, better, worse, isClear, deciding }: Contrast<'out'>,
  play: TablePlay,
  otherPlay: TablePlay,
): string {
  const name = playName(view, play);
  const otherName = playName(view, otherPlay);
  const names = { play: name, other: otherName === name ? t('elsewhere', { word: name }) : otherName, layouts };
  if (better + worse === 0) return t('sameInLayouts', names);
  if (!deciding) return t(isClear ? 'betterInLayouts' : 'closeInLayouts', { ...names, better, worse });
  return t('outInLayouts', { ...names, times: deciding.times, timesOther: deciding.timesOther });
}
