/** Random ids and table codes, hashes, and signed seat and host tokens. A token is never part of a link. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { assertDefined } from '@parlour/kernel/result';
import { ID_ALPHABET, TABLE_CODE_ALPHABET } from '@parlour/protocol/wire-constants';
import type { Caller } from '@parlour/table/commands';
import type { Entropy } from '@parlour/table/shuffle/seal';

export type Tokens = {
  seat(table: string, seat: number, grant: number): string;
  host(table: string): string;
  /** Undefined if a token is invalid or belongs to another table. */
  verify(
    table: string,
    given: { readonly seat?: string | undefined; readonly host?: string | undefined },
  ): Caller | undefined;
};

const SEAT_TOKEN = /^s\.(\d{1,3})\.(\d{1,9})\.([\w-]{43})$/;
const HOST_TOKEN = /^h\.([\w-]{43})$/;

/** A seat token contains the number of the seating entry, so it expires when the player leaves or is removed. */
export function createTokens(key: string): Tokens {
  const sign = (...parts: (string | number)[]): string =>
    createHmac('sha256', key).update(parts.join('.')).digest('base64url');
  const readSeat = (table: string, token: string): { seat: number; grant: number } | undefined => {
    const [, seat, grant, mac] = SEAT_TOKEN.exec(token) ?? [];
    if (!mac || !isSameMac(mac, sign('seat', table, assertDefined(seat), assertDefined(grant)))) return undefined;
    return { seat: Number(seat), grant: Number(grant) };
  };
  const readHost = (table: string, token: string): boolean => {
    const mac = HOST_TOKEN.exec(token)?.[1];
    return mac !== undefined && isSameMac(mac, sign('host', table));
  };
  return {
    seat: (table, seat, grant) => `s.${seat}.${grant}.${sign('seat', table, seat, grant)}`,
    host: table => `h.${sign('host', table)}`,
    verify(table, { seat, host }) {
      const seatRights = seat === undefined ? { seat: null } : readSeat(table, seat);
      const hostRights = host === undefined ? 'none' : readHost(table, host);
      return seatRights && hostRights !== false ? { ...seatRights, host: hostRights === true } : undefined;
    },
  };
}

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

const isSameMac = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Bytes beyond the last whole multiple are discarded, so all letters are equally likely. */
function drawLetters(entropy: Entropy, letters: string, length: number): string {
  const limit = 256 - (256 % letters.length);
  let drawn = '';
  while (drawn.length < length) {
    for (const byte of entropy(length))
      if (byte < limit && drawn.length < length) drawn += letters[byte % letters.length];
  }
  return drawn;
}

export const randomId = (entropy: Entropy): string => drawLetters(entropy, ID_ALPHABET, 16);
export const randomTableCode = (entropy: Entropy, length: number): string =>
  drawLetters(entropy, TABLE_CODE_ALPHABET, length);

/** For log lines. */
export const randomRequestId = (entropy: Entropy): string => drawLetters(entropy, ID_ALPHABET, 10);
