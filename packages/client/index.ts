/**
 * The front door: a client over any line, what it knows of a table, and what is asked of a server beforehand. `/node` and
 * `/browser` bring the line; `/bot` is a program that plays.
 */
export type { Ask, ClientFrameOf, ClientRequest } from '@parlour/protocol/client-frames';
export type { ErrorCode } from '@parlour/protocol/error-codes';
export type { CreateTableRequest, HttpFailed, LaidTable, ListedTables } from '@parlour/protocol/http';
export { errorOf, numberOf, refusalOf } from '@parlour/protocol/read';
export type {
  Answer,
  AnswerTo,
  Failed,
  NewsFrame,
  Presence,
  Said,
  ServerFrame,
  Welcome,
} from '@parlour/protocol/server-frames';
export { PROTOCOL } from '@parlour/protocol/version';
export {
  type Client,
  type ClientEvents,
  type ClientPorts,
  type Credentials,
  connectClient,
  type Wire,
  type WireEvents,
} from './client.ts';
export type { ClientState } from './client-state.ts';
export { findTable, isFailed, layTable, listTables } from './http.ts';
export { later, newId, socketUrl } from './platform.ts';
