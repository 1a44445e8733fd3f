/**
 * Main entry point: the client, its state, and HTTP requests. `/node` and `/browser` supply the WebSocket; `/bot` is
 * a program that plays.
 */
export type { ClientFrameOf, ClientRequest, RequestKind } from '@parlour/protocol/client-frames';
export type { ErrorCode } from '@parlour/protocol/error-codes';
export type { CreateTableAnswer, CreateTableRequest, HttpErrorBody, ListedTables } from '@parlour/protocol/http';
export { answerError, answerNumber, answerRefusal } from '@parlour/protocol/parse-lite';
export type {
  Answer,
  AnswerTo,
  FailedAnswer,
  NewsFrame,
  PresenceFrame,
  SaidFrame,
  ServerFrame,
  Welcome,
} from '@parlour/protocol/server-frames';
export { PROTOCOL_VERSION } from '@parlour/protocol/wire-constants';
export type { ClientState } from './client.ts';
export {
  type Client,
  type ClientEvents,
  type ClientPlatform,
  type ClientSocket,
  type ClientSocketEvents,
  type Credentials,
  connectClient,
} from './client.ts';
export {
  createRemoteTable,
  fetchListedTables,
  isHttpError,
  randomHexId,
  requestTableByCode,
  runLater,
  socketUrl,
} from './transport.ts';
