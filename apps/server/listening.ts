/** Where the server can be reached, or why it cannot. */
import type { AddressInfo } from 'node:net';
import { type Config, StartTrouble } from './config.ts';

export function addressOf({ address, port, family }: AddressInfo, { host }: Config): string {
  const anywhere = address === '::' || address === '0.0.0.0';
  const shown = anywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : host;
  return `http://${shown}:${port}`;
}

export function listenTrouble(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartTrouble(`Port ${port} is taken. Stop whatever uses it, or choose another with PARLOUR_PORT.`);
    case 'EACCES':
      return new StartTrouble(`Port ${port} may not be used by this user. Choose one above 1023 with PARLOUR_PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartTrouble(`${host} is no address of this machine. Choose another with PARLOUR_HOST.`);
    default:
      return error;
  }
}
