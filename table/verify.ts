/** Verifying a record: every play is judged again, and everything left to chance is drawn again from the seal. */
import type { Game, Happening, Input, Seat } from '@parlour/kernel/game';
import { beginMatch, type Match, noticed, put, statusOf } from '@parlour/kernel/match';
import { fieldsOf, type Header, readHeader, replay, sourcesIn } from '@parlour/kernel/record';
import {
  commitmentOf,
  cutCommitmentOf,
  type Form,
  isCommitment,
  isCut,
  isWord,
  NO_CUT,
  SECRET_BYTES,
  type Seal,
  sealedDraw,
  withheld,
} from '@parlour/kernel/seal';
import { digest } from './seal.ts';
import { slipFault } from './slip.ts';

/** What a player has kept: the seal and their cut, or the whole slip; and what their chair noticed of the match. */
export type Noted = {
  readonly seal?: string;
  readonly cut?: string;
  readonly slip?: string;
  readonly noticed?: { readonly seat: Seat; readonly history: readonly Happening[] };
};

export type Verdict =
  | {
      readonly ok: true;
      readonly seal: string;
      readonly drawn: number;
      readonly plays: number;
      /** Seats that committed to a cut and never showed it. */
      readonly withheld: readonly Seat[];
    }
  | { readonly ok: false; readonly message: string; readonly line?: number };

/** Ok means proved: sealed from the first draw to the last, and nothing in it differs from what was noted. */
export function verifyRecord(game: Game, text: string, noted: Noted = {}): Verdict {
  const record = readHeader(text);
  if ('message' in record) return { ok: false, ...record };
  const disclosed = disclosure(record.header);
  if (typeof disclosed === 'string') return { ok: false, message: disclosed };
  const wrong = sealFault(disclosed) ?? notedFault(record.header, disclosed, noted);
  if (wrong !== undefined) return { ok: false, message: wrong };
  const match = replay(game, record);
  if ('message' in match) return { ok: false, ...match };
  const message =
    drawFaultIn(match, disclosed) ??
    sourceFault(match, sourcesIn(record)) ??
    proofFault(match, disclosed) ??
    noticedFault(match, noted);
  return message === undefined ? proved(match, disclosed) : { ok: false, message };
}

type Disclosed = Seal & { readonly seal: string; readonly commitments: readonly string[]; readonly from: number };

function disclosure({ more, seating }: Header): Disclosed | string {
  const {
    Seal: seal,
    Secret: secret,
    Cuts: cut = '',
    Commitments = '',
    Shuffle = '1',
    'Sealed-From': from = '0',
  } = more;
  if (seal === undefined) return 'The record names no Seal: its deals were given by hand and cannot be verified.';
  if (secret === undefined) return 'The record has a Seal but no Secret: the match is not over, or it was cut off.';
  if (!new RegExp(`^[0-9a-f]{${2 * SECRET_BYTES}}$`).test(secret)) {
    return `The Secret is not ${SECRET_BYTES} bytes in hexadecimal.`;
  }
  if (!['1', '2'].includes(Shuffle)) return `Shuffle ${Shuffle} is not known here; a newer Parlour may know it.`;
  const form = Number(Shuffle) as Form;
  const cuts = cut.split(' ');
  if (cuts.length !== seating.count || !cuts.every(isWord)) return 'The Cuts are not one word a seat.';
  if (!/^\d{1,9}$/.test(from)) return 'Sealed-From is not the number of a draw.';
  return { seal, secret, cuts, form, commitments: Commitments.split(' '), from: Number(from) };
}

function sealFault({ seal, secret, form, cuts, commitments }: Disclosed): string | undefined {
  if (commitmentOf(digest, secret) !== seal) return 'The Secret is not the one the Seal was made of.';
  if (form === 1) return undefined;
  if (commitments.length !== cuts.length) return 'The Commitments are not one word a seat.';
  const seat = cuts.findIndex((cut, i) => !keepsTo(seal, i, commitments[i]!, cut));
  return seat < 0 ? undefined : `The cut of seat ${seat} is not what it had committed to.`;
}

function keepsTo(seal: string, seat: Seat, commitment: string, cut: string): boolean {
  if (commitment === NO_CUT) return cut === NO_CUT;
  if (!isCommitment(commitment)) return false;
  return cut === withheld(commitment) || (isCut(cut) && cutCommitmentOf(digest, seal, seat, cut) === commitment);
}

function notedFault(header: Header, { seal, cuts }: Disclosed, noted: Noted): string | undefined {
  if (noted.seal !== undefined && noted.seal !== seal) return 'This is not the seal you noted before the deal.';
  if (noted.cut !== undefined && !cuts.includes(noted.cut)) return 'Your cut is not among the Cuts.';
  return noted.slip === undefined ? undefined : slipFault(noted.slip, fieldsOf(header));
}

/** Draws before `from` were made elsewhere and are taken as they are. */
function drawFaultIn({ game, options, seating, log }: Match, seal: Disclosed): string | undefined {
  const match = beginMatch(game, options, seating);
  for (const input of log) {
    const message = input.by === 'chance' && match.draws >= seal.from ? drawFault(match, seal, input) : undefined;
    if (message !== undefined) return message;
    put(match, input);
  }
  return undefined;
}

function drawFault({ game, state, draws }: Match, seal: Seal, { drew }: Extract<Input, { by: 'chance' }>) {
  const drawn = game.writeChance(game.draw(state, sealedDraw(digest, seal, draws)));
  const written = game.writeChance(drew);
  return drawn === written
    ? undefined
    : `Draw ${draws + 1} is "${written}" in the record, but the seal draws "${drawn}".`;
}

/** Somebody without the rules goes by what a record says that its draws were made from. */
function sourceFault({ sources }: Match, told: readonly string[]): string | undefined {
  const real = sources.flatMap(source => (source ? [source.join(' ')] : []));
  if (told.length === 0 || told.length !== real.length) {
    return told.length === real.length ? undefined : 'The record does not say what every draw was made from.';
  }
  const other = told.findIndex((source, i) => source !== real[i]);
  return other < 0 ? undefined : `A draw was made from "${real[other]}", and not from "${told[other]}".`;
}

/** What agrees with its seal and still proves nothing. */
function proofFault(match: Match, { form, from }: Disclosed): string | undefined {
  if (from > 0) return `The first ${from} draws were made elsewhere, before the seal: they are not proved.`;
  if (match.draws === 0) return 'Nothing was drawn in this record: there is nothing to prove.';
  if (form === 1) {
    return 'Every draw follows from the seal, but this record is of the first form, in which the table could choose the cuts of computer players: it is not proved.';
  }
  return statusOf(match).is === 'over' ? undefined : 'The record breaks off before the match is over.';
}

/** What the chair noticed while the match went on is what the record would have shown it. */
function noticedFault({ happenings }: Match, { noticed: kept }: Noted): string | undefined {
  if (kept === undefined) return undefined;
  const shown = happenings.map(happening => JSON.stringify(noticed(happening, kept.seat)));
  const same = kept.history.length === shown.length && kept.history.every((one, i) => JSON.stringify(one) === shown[i]);
  return same ? undefined : `The record is not of the match that seat ${kept.seat} has seen.`;
}

function proved({ draws, log }: Match, { seal, cuts }: Disclosed): Verdict {
  const plays = log.filter(input => typeof input.by === 'number').length;
  const hidden = cuts.flatMap((cut, seat) => (cut.startsWith('!') ? [seat] : []));
  return { ok: true, seal, drawn: draws, plays, withheld: hidden };
}
