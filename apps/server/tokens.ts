/** Signed tokens: who holds one may act for a seat of a table, or as its host. They are never part of a link. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { must } from '@parlour/kernel/must';
import type { Asker } from '@parlour/table/verbs';

export type Tokens = {
  seat(table: string, seat: number, grant: number): string;
  host(table: string): string;
  /** What the tokens given entitle to at a table; undefined if one of them is none, or is one of another table. */
  read(
    table: string,
    given: { readonly seat?: string | undefined; readonly host?: string | undefined },
  ): Asker | undefined;
};

const SEAT = /^s\.(\d{1,3})\.(\d{1,9})\.([\w-]{43})$/;
const HOST = /^h\.([\w-]{43})$/;

/** A seat token names the entry its holder sat down with, so that it ends when they leave or are removed. */
export function signTokens(key: string): Tokens {
  const sign = (...parts: (string | number)[]): string =>
    createHmac('sha256', key).update(parts.join('.')).digest('base64url');
  const readSeat = (table: string, token: string): { seat: number; grant: number } | undefined => {
    const [, seat, grant, mac] = SEAT.exec(token) ?? [];
    if (!mac || !isSame(mac, sign('seat', table, must(seat), must(grant)))) return undefined;
    return { seat: Number(seat), grant: Number(grant) };
  };
  const readHost = (table: string, token: string): boolean => {
    const mac = HOST.exec(token)?.[1];
    return mac !== undefined && isSame(mac, sign('host', table));
  };
  return {
    seat: (table, seat, grant) => `s.${seat}.${grant}.${sign('seat', table, seat, grant)}`,
    host: table => `h.${sign('host', table)}`,
    read(table, { seat, host }) {
      const sits = seat === undefined ? { seat: null } : readSeat(table, seat);
      const hosts = host === undefined ? 'none' : readHost(table, host);
      return sits && hosts !== false ? { ...sits, host: hosts === true } : undefined;
    },
  };
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));
