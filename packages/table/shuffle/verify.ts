/** Verifies a record: judges every play again and repeats every draw from the seal. */
import type { Game, GameEvent, Input, Seat } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, matchStatus, redactFor } from '@parlour/kernel/match';
import { drawSourcesIn, headerToFields, parseRecord, type RecordHeader, replayMatch } from '@parlour/kernel/record';
import { failure, itemAt, type Result, success } from '@parlour/kernel/result';
import {
  cutCommitment,
  isCommitment,
  isCut,
  isPrintableWord,
  NO_CUT,
  SECRET_BYTES,
  type Seal,
  type SealForm,
  sealedRandom,
  secretCommitment,
  withheldCut,
} from '@parlour/kernel/seal';
import { tableMessage } from '../table-messages.ts';
import { cutReceiptFault } from './cut-receipt.ts';
import { digest } from './digest.ts';
import { PLAIN_WORDING, type RecordWording } from './record-wording.ts';

/** A player's notes: seal and cut, or the receipt, and the events their chair saw. */
export type PlayerNotes = {
  readonly seal?: string;
  readonly cut?: string;
  readonly slip?: string;
  readonly noticed?: { readonly seat: Seat; readonly history: readonly GameEvent[] };
};

export type VerificationResult =
  | {
      readonly ok: true;
      readonly seal: string;
      readonly drawn: number;
      readonly plays: number;
      /** Committed to a cut and never revealed it. */
      readonly withheld: readonly Seat[];
      /** Computer players, and players who did not cut in time. */
      readonly uncut: readonly Seat[];
    }
  | {
      readonly ok: false;
      readonly message: string;
      readonly line?: number;
      /** Not wrong, but not fully proved. */
      readonly unproved?: UnprovedReason;
    };

/** `ok` means proved: sealed from first to last draw, and consistent with the notes. */
export function verifyRecord(
  game: Game,
  text: string,
  notes: PlayerNotes = {},
  wording: RecordWording = PLAIN_WORDING,
): VerificationResult {
  const read = parseRecord(text);
  if (!read.ok) return { ok: false, ...read.fault };
  const record = read.value;
  const claimed = parseDisclosedSeal(record.header);
  if (!claimed.ok) return { ok: false, ...claimed.fault };
  const disclosed = claimed.value;
  const sealProblem = sealFault(disclosed, wording) ?? notesFault(record.header, disclosed, notes, wording);
  if (sealProblem !== undefined) return { ok: false, message: sealProblem };
  const replayed = replayMatch(game, record);
  if (!replayed.ok) return { ok: false, ...replayed.fault };
  const match = replayed.value;
  const message =
    firstDrawFault(match, disclosed) ??
    sourceFault(match, drawSourcesIn(record)) ??
    historyFault(match, notes, wording);
  if (message !== undefined) return { ok: false, message };
  const gap = findProofGap(match, disclosed);
  return gap ? { ok: false, ...gap } : verifiedResult(match, disclosed);
}

function notesFault(
  header: RecordHeader,
  { seal, cuts }: DisclosedSeal,
  notes: PlayerNotes,
  wording: RecordWording,
): string | undefined {
  if (notes.seal !== undefined && notes.seal !== seal) return tableMessage('otherSeal');
  if (notes.cut !== undefined && !cuts.includes(notes.cut)) return tableMessage('cutMissing');
  return notes.slip === undefined ? undefined : cutReceiptFault(notes.slip, headerToFields(header), wording);
}

/** Draws before `from` were made elsewhere and cannot be checked. */
function firstDrawFault({ game, options, seating, log }: Match, seal: DisclosedSeal): string | undefined {
  const match = beginMatch(game, options, seating);
  for (const input of log) {
    const message = input.by === 'chance' && match.draws >= seal.from ? drawFault(match, seal, input) : undefined;
    if (message !== undefined) return message;
    applyInput(match, input);
  }
  return undefined;
}

function drawFault({ game, state, draws }: Match, seal: Seal, { drew }: Extract<Input, { by: 'chance' }>) {
  const drawn = game.writeChance(game.draw(state, sealedRandom(digest, seal, draws)));
  const written = game.writeChance(drew);
  return drawn === written ? undefined : tableMessage('drawDiffers', { number: draws + 1, written, drawn });
}

/** Verifiers without the rules rely on the draw sources in the record. */
function sourceFault({ drawSources: sources }: Match, claimed: readonly string[]): string | undefined {
  const actual = sources.flatMap(source => (source ? [source.join(' ')] : []));
  if (claimed.length === 0 || claimed.length !== actual.length) {
    return claimed.length === actual.length ? undefined : tableMessage('sourcesMissing');
  }
  const other = claimed.findIndex((source, i) => source !== actual[i]);
  return other < 0
    ? undefined
    : tableMessage('sourceDiffers', { actual: actual[other] ?? '', claimed: claimed[other] ?? '' });
}

/** Why a record that agrees with its seal proves nothing. */
function findProofGap(match: Match, { form, from }: DisclosedSeal): ProofGap | undefined {
  if (from > 0) {
    const message = tableMessage('moved', { count: from });
    return { message, unproved: 'moved' };
  }
  if (match.draws === 0) {
    return { message: tableMessage('undrawn'), unproved: 'undrawn' };
  }
  if (form === 1) return FIRST_FORM_GAP;
  if (matchStatus(match).is === 'over') return undefined;
  return { message: tableMessage('goingOn'), unproved: 'going on' };
}

const FIRST_FORM_GAP: ProofGap = {
  message: tableMessage('firstForm'),
  unproved: 'first form',
};

function historyFault(
  { events }: Match,
  { noticed: playerNotes }: PlayerNotes,
  { name }: RecordWording,
): string | undefined {
  if (playerNotes === undefined) return undefined;
  const shown = events.map(event => JSON.stringify(redactFor(event, playerNotes.seat)));
  const same =
    playerNotes.history.length === shown.length &&
    playerNotes.history.every((one, i) => JSON.stringify(one) === shown[i]);
  return same ? undefined : tableMessage('otherMatch', { name: name(playerNotes.seat) });
}

function verifiedResult({ draws, log }: Match, { seal, cuts }: DisclosedSeal): VerificationResult {
  const plays = log.filter(input => typeof input.by === 'number').length;
  const seatsWhere = (is: (cut: string) => boolean): Seat[] => cuts.flatMap((cut, seat) => (is(cut) ? [seat] : []));
  const withheld = seatsWhere(cut => cut.startsWith('!'));
  return { ok: true, seal, drawn: draws, plays, withheld, uncut: seatsWhere(cut => cut === NO_CUT) };
}

/**
 * Why a record proves nothing: fixed deals, draws made elsewhere, no draws, cuts the table could choose, or
 * unfinished.
 */
export type UnprovedReason = 'given' | 'moved' | 'undrawn' | 'first form' | 'going on';

/** Why a record is not proved; without a reason it is wrong. */
export type ProofGap = { readonly message: string; readonly unproved?: UnprovedReason };
export type DisclosedSeal = Seal & {
  readonly seal: string;
  readonly commitments: readonly string[];
  readonly from: number;
};

/** Parses what a record discloses of its shuffle. */
export function parseDisclosedSeal({ more, seating }: RecordHeader): Result<DisclosedSeal, ProofGap> {
  const {
    Seal: seal,
    Secret: secret,
    Cuts: cut = '',
    Commitments = '',
    Shuffle = '1',
    'Sealed-From': from = '0',
  } = more;
  if (seal === undefined) return failure(NOT_SEALED);
  if (secret === undefined) return failure(CUT_OFF);
  const form: SealForm = Shuffle === '1' ? 1 : 2;
  const cuts = cut.split(' ');
  const message = disclosureFault({ secret, Shuffle, from, cuts }, seating.count);
  if (message !== undefined) return failure({ message });
  return success({ seal, secret, cuts, form, commitments: Commitments.split(' '), from: Number(from) });
}

const NOT_SEALED: ProofGap = {
  message: tableMessage('notSealed'),
  unproved: 'given',
};

const CUT_OFF: ProofGap = {
  message: tableMessage('noSecret'),
  unproved: 'going on',
};

type DisclosedFields = {
  readonly secret: string;
  readonly Shuffle: string;
  readonly from: string;
  readonly cuts: string[];
};

function disclosureFault({ secret, Shuffle, from, cuts }: DisclosedFields, count: number): string | undefined {
  if (!new RegExp(`^[0-9a-f]{${2 * SECRET_BYTES}}$`).test(secret)) {
    return tableMessage('badSecret', { count: SECRET_BYTES });
  }
  if (!['1', '2'].includes(Shuffle)) return tableMessage('unknownShuffle', { version: Shuffle });
  if (cuts.length !== count || !cuts.every(isPrintableWord)) return tableMessage('badCuts');
  return /^\d{1,9}$/.test(from) ? undefined : tableMessage('badSealedFrom');
}

/** Says how the disclosed secret or a cut differs from what was published before the deal. */
export function sealFault(disclosed: DisclosedSeal, { name }: RecordWording): string | undefined {
  const { seal, secret, form, cuts, commitments } = disclosed;
  if (secretCommitment(digest, secret) !== seal) return tableMessage('secretDiffers');
  if (form === 1) return undefined;
  if (commitments.length !== cuts.length) return tableMessage('badCommitments');
  const seat = cuts.findIndex((cut, i) => !matchesCommitment(seal, i, itemAt(commitments, i), cut));
  return seat < 0 ? undefined : tableMessage('commitmentDiffers', { name: name(seat) });
}

function matchesCommitment(seal: string, seat: Seat, commitment: string, cut: string): boolean {
  if (commitment === NO_CUT) return cut === NO_CUT;
  if (!isCommitment(commitment)) return false;
  return cut === withheldCut(commitment) || (isCut(cut) && cutCommitment(digest, seal, seat, cut) === commitment);
}
