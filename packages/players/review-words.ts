/** A review in words for whoever has never heard of an interval: what was lost, how sure that is, and what mattered. */
import type { Game, Name, Play, View } from '@parlour/kernel/game';
import type { Estimate } from './intervals.ts';
import { type Decided, GRADES, type Grade } from './review.ts';

/** What a worth is counted in, for one and for many. */
type Unit = readonly [one: string, many: string];

/** What the two columns of a review are headed by, for somebody by name. */
export const columnsFor = (who: string): { readonly known: string; readonly open: string } => ({
  known: `With what ${who} could know`,
  open: 'With all cards open',
});

/** The decisions after which something was surely lost, gravest first. */
export const mattered = <D extends Pick<Decided, 'grade' | 'lost'>>(decided: readonly D[]): D[] =>
  decided
    .filter(({ grade }) => grade === 'slip' || grade === 'mistake')
    .sort((one, other) => other.lost.value - one.lost.value);

/** A play as somebody would say it; letting the moment pass has words, too. */
export const sayChoice = (game: Game, play: Play | undefined, name: Name, view?: View): string =>
  play === undefined ? 'let it pass' : (game.sayPlay?.(play, name, view) ?? game.write(play));

const TALLIED: Readonly<Record<Grade, Unit>> = {
  best: ['the best there was', 'the best there was'],
  even: ['too close to call', 'too close to call'],
  slip: ['a slip', 'slips'],
  mistake: ['a mistake', 'mistakes'],
};

/** "12 decisions: 9 the best there was, 2 too close to call, 1 a mistake." */
export function sayTally(decided: readonly Pick<Decided, 'grade'>[]): string {
  if (decided.length === 0) return 'There was nothing to decide.';
  const parts = GRADES.flatMap(grade => {
    const count = decided.filter(one => one.grade === grade).length;
    return count === 0 ? [] : [`${count} ${TALLIED[grade][count === 1 ? 0 : 1]}`];
  });
  return `${decided.length} ${decided.length === 1 ? 'decision' : 'decisions'}: ${parts.join(', ')}.`;
}

/** What a choice cost by what the chair could know, and how sure that is. */
export function sayLost(lost: Estimate, grade: Grade, unit: Unit): string {
  if (grade === 'best') return 'Nothing was better.';
  if (lost.low <= 0) return 'Something else looked a little better; but that may be chance.';
  const cost = lost.low === lost.high ? amount(lost.value, unit) : likely(lost, unit);
  return grade === 'even' ? `Something else was better, but hardly: by ${cost}.` : `It cost ${cost}.`;
}

/** The same with all cards open, where it is proved. */
export function sayOpen(lost: number | undefined, unit: Unit): string {
  if (lost === undefined) return 'That could not be worked out to the end.';
  return lost <= 0 ? 'As the cards lay, nothing was better.' : `As the cards lay, it cost ${amount(lost, unit)}.`;
}

/** Parts of one are told as how often it happens, as people do. */
function likely({ value, low, high }: Estimate, [one, many]: Unit): string {
  if (high >= 1) return `about ${amount(value, [one, many])}, almost surely between ${short(low)} and ${short(high)}`;
  const [about, least, most] = [value, low, high].map(share => Math.round(100 * share));
  return `about ${about} ${about === 1 ? one : many} in a hundred such games, almost surely between ${least} and ${most}`;
}

const amount = (value: number, [one, many]: Unit): string => `${short(value)} ${short(value) === '1' ? one : many}`;

/** A number as short as it can be told: at most one place behind the point, two if there is nothing before it. */
export const short = (value: number): string => String(Number(value.toFixed(Math.abs(value) < 1 ? 2 : 1)));
