/** Verifying a record: every play is judged again, and everything left to chance is drawn again from the seal. */
import type { Game, Input } from '@parlour/kernel/game';
import { beginMatch, type Match, put } from '@parlour/kernel/match';
import { type Header, readHeader, replay } from '@parlour/kernel/record';
import { commitmentOf, isCut, SECRET_BYTES, type Seal, sealedDraw } from '@parlour/kernel/seal';
import { digest } from './seal.ts';

/** What a player wrote down for himself: the seal before the deal, and the cut he gave. */
export type Noted = { readonly seal?: string; readonly cut?: string };

export type Verdict =
  | {
      readonly ok: true;
      readonly seal: string;
      readonly drawn: number;
      readonly unsealed: number;
      readonly plays: number;
    }
  | { readonly ok: false; readonly message: string; readonly line?: number };

export function verifyRecord(game: Game, text: string, noted: Noted = {}): Verdict {
  const record = readHeader(text);
  if ('message' in record) return { ok: false, ...record };
  const disclosed = disclosure(record.header);
  if (typeof disclosed === 'string') return { ok: false, message: disclosed };
  const wrong = sealFault(disclosed, noted);
  if (wrong !== undefined) return { ok: false, message: wrong };
  const match = replay(game, record);
  return 'message' in match ? { ok: false, ...match } : drawAgain(match, disclosed);
}

type Disclosed = Seal & { readonly commitment: string; readonly from: number };

function disclosure({ more, seating }: Header): Disclosed | string {
  const { Seal: commitment, Secret: secret, Cuts: cut = '', 'Sealed-From': from = '0' } = more;
  if (commitment === undefined) return 'The record names no Seal: its deals were given by hand and cannot be verified.';
  if (secret === undefined) return 'The record has a Seal but no Secret: the match is not over, or it was cut off.';
  if (!new RegExp(`^[0-9a-f]{${2 * SECRET_BYTES}}$`).test(secret)) {
    return `The Secret is not ${SECRET_BYTES} bytes in hexadecimal.`;
  }
  const cuts = cut.split(' ');
  if (cuts.length !== seating.count || !cuts.every(isCut)) return 'The Cuts are not one word a seat.';
  if (!/^\d+$/.test(from)) return 'Sealed-From is not the number of a draw.';
  return { commitment, secret, cuts, from: Number(from) };
}

function sealFault(disclosed: Disclosed, noted: Noted): string | undefined {
  const { commitment, secret, cuts } = disclosed;
  if (commitmentOf(digest, secret) !== commitment) return 'The Secret is not the one the Seal was made of.';
  if (noted.seal !== undefined && noted.seal !== commitment) return 'This is not the seal you noted before the deal.';
  if (noted.cut !== undefined && !cuts.includes(noted.cut)) return 'Your cut is not among the Cuts.';
  return undefined;
}

/** Draws before `from` were made elsewhere and are taken as they are. */
function drawAgain(record: Match, seal: Disclosed): Verdict {
  const { game, options, seating, log } = record;
  const match = beginMatch(game, options, seating);
  for (const input of log) {
    const message = input.by === 'chance' && match.draws >= seal.from ? drawFault(match, seal, input) : undefined;
    if (message !== undefined) return { ok: false, message };
    put(match, input);
  }
  const unsealed = Math.min(seal.from, match.draws);
  const plays = log.filter(input => typeof input.by === 'number').length;
  return { ok: true, seal: seal.commitment, drawn: match.draws - unsealed, unsealed, plays };
}

function drawFault({ game, state, draws }: Match, seal: Seal, { drew }: Extract<Input, { by: 'chance' }>) {
  const drawn = game.writeChance(game.draw(state, sealedDraw(digest, seal, draws)));
  const written = game.writeChance(drew);
  return drawn === written
    ? undefined
    : `Draw ${draws + 1} is "${written}" in the record, but the seal draws "${drawn}".`;
}
