/** Verifying a record: every play is judged again, and everything left to chance is drawn again from the seal. */
import type { Game, Happening, Input, Seat } from '@parlour/kernel/game';
import { beginMatch, type Match, noticed, put, statusOf } from '@parlour/kernel/match';
import { fieldsOf, type Header, readHeader, replay, sourcesIn } from '@parlour/kernel/record';
import { NO_CUT, type Seal, sealedDraw } from '@parlour/kernel/seal';
import { digest } from './digest.ts';
import { type Disclosed, disclosure, type Short, sealFault, type Unproved } from './disclosed.ts';
import { slipFault } from './slip.ts';
import { PLAIN, type Wording } from './wording.ts';

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
      /** Seats without a cut: computer players, and players who did not cut in time. */
      readonly uncut: readonly Seat[];
    }
  | {
      readonly ok: false;
      readonly message: string;
      readonly line?: number;
      /** Nothing in it is wrong, but it proves nothing, or not everything. */
      readonly unproved?: Unproved;
    };

/** Ok means proved: sealed from the first draw to the last, and nothing in it differs from what was noted. */
export function verifyRecord(game: Game, text: string, noted: Noted = {}, wording: Wording = PLAIN): Verdict {
  const read = readHeader(text);
  if (!read.ok) return { ok: false, ...read.fault };
  const record = read.value;
  const told = disclosure(record.header);
  if (!told.ok) return { ok: false, ...told.fault };
  const disclosed = told.value;
  const wrong = sealFault(disclosed, wording) ?? notedFault(record.header, disclosed, noted, wording);
  if (wrong !== undefined) return { ok: false, message: wrong };
  const replayed = replay(game, record);
  if (!replayed.ok) return { ok: false, ...replayed.fault };
  const match = replayed.value;
  const message =
    drawFaultIn(match, disclosed) ?? sourceFault(match, sourcesIn(record)) ?? noticedFault(match, noted, wording);
  if (message !== undefined) return { ok: false, message };
  const short = proofFault(match, disclosed);
  return short ? { ok: false, ...short } : proved(match, disclosed);
}

function notedFault(header: Header, { seal, cuts }: Disclosed, noted: Noted, wording: Wording): string | undefined {
  if (noted.seal !== undefined && noted.seal !== seal) return 'This is not the seal you noted before the deal.';
  if (noted.cut !== undefined && !cuts.includes(noted.cut)) return 'Your cut is not among the Cuts.';
  return noted.slip === undefined ? undefined : slipFault(noted.slip, fieldsOf(header), wording);
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
function proofFault(match: Match, { form, from }: Disclosed): Short | undefined {
  if (from > 0) {
    const message = `The first ${from} draws were made elsewhere, before the seal: they are not proved.`;
    return { message, unproved: 'moved' };
  }
  if (match.draws === 0) {
    return { message: 'Nothing was drawn in this record: there is nothing to prove.', unproved: 'undrawn' };
  }
  if (form === 1) return FIRST_FORM;
  if (statusOf(match).is === 'over') return undefined;
  return { message: 'The record breaks off before the match is over.', unproved: 'going on' };
}

const FIRST_FORM: Short = {
  message:
    'Every draw follows from the seal, but this record is of the first form, in which the table could choose the cuts of computer players: it is not proved.',
  unproved: 'first form',
};

/** What the chair noticed while the match went on is what the record would have shown it. */
function noticedFault({ happenings }: Match, { noticed: kept }: Noted, { name }: Wording): string | undefined {
  if (kept === undefined) return undefined;
  const shown = happenings.map(happening => JSON.stringify(noticed(happening, kept.seat)));
  const same = kept.history.length === shown.length && kept.history.every((one, i) => JSON.stringify(one) === shown[i]);
  return same ? undefined : `The record is not of the match that ${name(kept.seat)} has seen.`;
}

function proved({ draws, log }: Match, { seal, cuts }: Disclosed): Verdict {
  const plays = log.filter(input => typeof input.by === 'number').length;
  const seatsWhere = (is: (cut: string) => boolean): Seat[] => cuts.flatMap((cut, seat) => (is(cut) ? [seat] : []));
  const withheld = seatsWhere(cut => cut.startsWith('!'));
  return { ok: true, seal, drawn: draws, plays, withheld, uncut: seatsWhere(cut => cut === NO_CUT) };
}
