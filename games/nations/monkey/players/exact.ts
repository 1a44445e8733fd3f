/**
 * The Game of the Monkey for two with open hands, solved exactly: the chance of one of them to be left with the odd card
 * when both choose their pairs as well as can be. Only how many cards of a value each holds matters, so a table is the
 * number of values of each kind, a kind being 5 * own + theirs.
 */
export type Kinds = Uint8Array;
export type Mover = 'own' | 'their';

const KINDS = 25;
const ownOf = (kind: number): number => Math.trunc(kind / 5);
const theirsOf = (kind: number): number => kind % 5;
const EACH_ONE = 6;
const OWN_ONE = 5;

/** Chances found so far. `left` is how many more may be worked out. */
export type Solver = { readonly known: Map<string, number>; left: number };

export const newSolver = (most: number): Solver => ({ known: new Map(), left: most });

/** Undefined once the solver has used up its work. */
export function chanceOfMonkey(solver: Solver, kinds: Kinds, mover: Mover): number | undefined {
  const hasPairs = pairKinds(kinds, 'own').length + pairKinds(kinds, 'their').length > 0;
  if (!hasPairs) return withoutPairs(kinds, mover);
  const key = `${mover} ${kinds}`;
  const known = solver.known.get(key);
  if (known !== undefined) return known;
  if (solver.left-- <= 0) return undefined;
  const chance = choosing(solver, kinds, mover);
  if (chance !== undefined) solver.known.set(key, chance);
  return chance;
}

/** The kinds of which somebody has a pair to throw. */
export const pairKinds = (kinds: Kinds, mover: Mover): number[] =>
  KINDS_OF_CARDS.filter(kind => kinds[kind]! > 0 && heldBy(kind, mover) >= 2);

const KINDS_OF_CARDS = Array.from({ length: KINDS - 1 }, (_, i) => i + 1);
const heldBy = (kind: number, mover: Mover): number => (mover === 'own' ? ownOf(kind) : theirsOf(kind));
const other = (mover: Mover): Mover => (mover === 'own' ? 'their' : 'own');

function choosing(solver: Solver, kinds: Kinds, mover: Mover): number | undefined {
  const pairs = pairKinds(kinds, mover);
  if (pairs.length === 0) return drawing(solver, kinds, mover);
  let best: number | undefined;
  for (const kind of pairs) {
    const chance = chanceAfterPair(solver, kinds, mover, kind);
    if (chance === undefined) return undefined;
    if (best === undefined || (mover === 'own' ? chance < best : chance > best)) best = chance;
  }
  return best;
}

/** The chance once a pair of a value of this kind is thrown. */
export const chanceAfterPair = (solver: Solver, kinds: Kinds, mover: Mover, kind: number): number | undefined =>
  chanceOfMonkey(solver, moved(kinds, kind, mover === 'own' ? kind - 10 : kind - 2), other(mover));

function moved(kinds: Kinds, from: number, to: number): Kinds {
  const next = kinds.slice();
  next[from]!--;
  next[to]!++;
  return next;
}

/** Every card of the other's fan comes as often as another; the second of a value is thrown with the first. */
function drawing(solver: Solver, kinds: Kinds, mover: Mover): number | undefined {
  let sum = 0;
  let cards = 0;
  for (const kind of KINDS_OF_CARDS) {
    const ways = kinds[kind]! * heldBy(kind, other(mover));
    if (ways === 0) continue;
    const chance = chanceOfMonkey(solver, moved(kinds, kind, afterDraw(kind, mover)), other(mover));
    if (chance === undefined) return undefined;
    sum += ways * chance;
    cards += ways;
  }
  return sum / cards;
}

function afterDraw(kind: number, mover: Mover): number {
  const [own, theirs] = [ownOf(kind), theirsOf(kind)];
  if (mover === 'own') return 5 * (own === 1 ? 0 : own + 1) + theirs - 1;
  return 5 * (own - 1) + (theirs === 1 ? 0 : theirs + 1);
}

/** Nobody has a pair: every draw makes one, unless it is the odd card. */
function withoutPairs(kinds: Kinds, mover: Mover): number {
  const holder: Mover = kinds[OWN_ONE]! > 0 ? 'own' : 'their';
  const kept = mover === holder ? keptWhenDrawing(kinds[EACH_ONE]!) : keptWhenDrawnFrom(kinds[EACH_ONE]!);
  return holder === 'own' ? kept : 1 - kept;
}

/**
 * The chance that the holder of the odd card, besides so many cards that match, keeps it to the end. If the odd card is
 * drawn the two have only changed places, which gives kept = (1 - kept + matches * rest) / (matches + 1).
 */
const keptWhenDrawnFrom = (matches: number): number =>
  matches === 0 ? 1 : (1 + matches * keptWhenDrawing(matches - 1)) / (matches + 2);

const keptWhenDrawing = (matches: number): number => (matches === 0 ? 1 : keptWhenDrawnFrom(matches - 1));
