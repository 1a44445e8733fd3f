/**
 * Checks what hints and reviews say against the facts of many positions: every sentence has to match a claim, the claim
 * has to hold, and the first sentence has to speak for the play. PARLOUR_POSITIONS sets how many positions.
 */
import type { Game, GameTypes } from '@parlour/kernel/game';
import { type Match, matchStatus, rebuildMatch } from '@parlour/kernel/match';
import { pick, seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Situation, type Strategy, situationAt, think } from '../player.ts';
import type { GameReviewer } from '../review/review.ts';

/** A text about a position: the play it is for, and the play it is compared with, if it is. */
export type SaidAt<G extends GameTypes> = Situation<G> & {
  readonly state: G['state'];
  readonly play: G['play'];
  readonly other?: G['play'];
};

/** A sentence, and what it claims. `support` cannot be the first sentence, because it may speak for other plays too. */
export type SentenceClaim<G extends GameTypes> = readonly [
  says: RegExp,
  holds: (at: SaidAt<G>, ...said: string[]) => boolean,
  role?: 'support',
];

export type SentenceCheck<G extends GameTypes> = {
  readonly game: Game<G>;
  /** Plays match number `n`. */
  readonly play: (n: number) => Match;
  readonly minds: readonly Strategy[];
  readonly reviewer: GameReviewer<G>;
  readonly claims: readonly SentenceClaim<G>[];
  /** Inputs between two positions of a match. */
  readonly every: number;
  /** Positions in a quick test. */
  readonly few: number;
};

export type CheckedSentences = {
  readonly wrong: readonly string[];
  readonly texts: number;
  /** Texts by the claim of their first sentence. */
  readonly byClaim: ReadonlyMap<string, number>;
};

/** Returns the sentences that are wrong, of hints and of reviews. */
export function checkSentences<G extends GameTypes>(check: SentenceCheck<G>): CheckedSentences {
  const wrong: string[] = [];
  const byClaim = new Map<string, number>();
  let texts = 0;
  let positions = 0;
  const wanted = Number(process.env.PARLOUR_POSITIONS ?? check.few);
  for (let n = 0; positions < wanted; n++) {
    const whole = check.play(n);
    for (let inputs = 1 + (n % check.every); inputs < whole.log.length; inputs += check.every) {
      if (positions >= wanted) break;
      const said = [...textsAt(check, rebuildMatch(whole, inputs), `${n}/${inputs}`)];
      if (said.length > 0) positions += 1;
      for (const { at, text } of said) {
        texts += 1;
        const { fault, first } = judgeText(check.claims, at, text);
        byClaim.set(first, (byClaim.get(first) ?? 0) + 1);
        if (fault !== undefined) wrong.push(`match ${n}, ${inputs}: ${JSON.stringify(at.play)} ${text} [${fault}]`);
      }
    }
  }
  if (process.env.PARLOUR_POSITIONS) report(check.game.title, { wrong, texts, byClaim });
  return { wrong, texts, byClaim };
}

function report(title: string, { wrong, texts, byClaim }: CheckedSentences): void {
  console.log(`${title}: ${wrong.length} of ${texts} texts are wrong`);
  for (const [claim, count] of [...byClaim].sort((a, b) => b[1] - a[1])) console.log(`  ${count} ${claim}`);
}

/** The hints of all minds, and reviews of a play picked at random. */
function* textsAt<G extends GameTypes>(
  { minds, reviewer }: SentenceCheck<G>,
  match: Match,
  seed: string,
): Generator<{ readonly at: SaidAt<G>; readonly text: string }> {
  const status = matchStatus(match);
  if (status.is !== 'open') return;
  for (const seat of [...status.turn, ...(status.interrupt ?? [])]) {
    const situation = situationAt(match, seat, seed, 0) as unknown as Situation<G>;
    if (situation.plays.length === 0) continue;
    const at = { ...situation, state: match.state as G['state'] };
    for (const mind of minds) {
      const asked = { ...situationAt(match, seat, seed, mind.budget) };
      const { play, why } = think(mind.think, asked);
      if (play !== undefined) yield { at: { ...at, play }, text: why };
    }
    const played = pick(seededRandom(seed), situation.plays);
    const reviewed = { ...at, ...situation, budget: reviewer.budget, awaited: status.turn.includes(seat) };
    if (reviewer.isDecision && !reviewer.isDecision(reviewed, played)) continue;
    const best = itemAt(finish(reviewer.weigh(reviewed, played)), 0).play;
    if (best !== undefined)
      yield { at: { ...at, play: best, other: played }, text: reviewer.say(reviewed, played, best) };
  }
}

function finish<T>(work: Generator<void, T>): T {
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

/** Returns what is wrong with a text, if anything, and the claim of its first sentence. */
export function judgeText<G extends GameTypes>(
  claims: SentenceCheck<G>['claims'],
  at: SaidAt<G>,
  text: string,
): { readonly first: string; readonly fault?: string } {
  const sentences = text.split(/(?<=[.!?]) (?=[A-Z“\d])/);
  let first = '';
  for (const [i, sentence] of sentences.entries()) {
    const claim = claims.find(([says]) => says.test(sentence));
    if (i === 0) first = claim ? String(claim[0]) : sentence;
    if (!claim) return { first, fault: `no claim: ${sentence}` };
    const [says, holds, role] = claim;
    if (i === 0 && role === 'support') return { first, fault: 'the first sentence is no reason' };
    if (!holds(at, ...assertDefined(says.exec(sentence)).slice(1))) return { first, fault: `false: ${sentence}` };
  }
  return { first };
}
