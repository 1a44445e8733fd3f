/** Every attack on a server that keeps running, in order. */
import type { Attack } from '../attack.ts';
import { costlyBodiesAttack, heavyPacksAttack } from './costly-bodies.ts';
import { badFramesAttack, nonsenseAttack, pingFloodAttack } from './frames.ts';
import { codeGuessingAttack, lookupFloodAttack, spellingsAttack, tableFloodAttack } from './rate-limits.ts';
import { refusedUpgradesAttack, resetsAttack } from './resets.ts';
import { routeFuzzingAttack } from './route-fuzzing.ts';
import {
  helloFloodAttack,
  silentSocketsAttack,
  slowBodiesAttack,
  slowHeadersAttack,
  spectatorFloodAttack,
  unreadNewsAttack,
} from './slow-clients.ts';
import { churnAttack, duplicateRequestAttack, hintFloodAttack, playsFloodAttack } from './table-requests.ts';

export const ATTACKS: readonly Attack[] = [
  resetsAttack,
  refusedUpgradesAttack,
  spellingsAttack,
  codeGuessingAttack,
  lookupFloodAttack,
  tableFloodAttack,
  costlyBodiesAttack,
  heavyPacksAttack,
  slowHeadersAttack,
  slowBodiesAttack,
  silentSocketsAttack,
  spectatorFloodAttack,
  unreadNewsAttack,
  helloFloodAttack,
  badFramesAttack,
  pingFloodAttack,
  nonsenseAttack,
  hintFloodAttack,
  playsFloodAttack,
  churnAttack,
  duplicateRequestAttack,
  routeFuzzingAttack,
];
