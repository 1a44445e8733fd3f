/** What browsers and Node have alike. */
import { toHex } from '@parlour/kernel/seal';
import { SOCKET_PATH } from '@parlour/protocol/version';

export const socketUrl = (address: string): string => `${address.replace(/^http/, 'ws')}${SOCKET_PATH}`;

/** A name nobody guesses. */
export const newId = (): string => toHex(crypto.getRandomValues(new Uint8Array(12)));

export function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
