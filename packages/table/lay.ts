/** Laying a new table. */
import type { Game, Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { type Given, HOME, type Opened, type TableSettings, type What } from './log.ts';
import { type Entropy, newSeal } from './seal.ts';

export type Laying = {
  readonly options: Options;
  readonly count: number;
  readonly dealer?: Seat;
  readonly settings?: Partial<TableSettings>;
  readonly given?: Given;
};

export function layTable(game: Game, laying: Laying, entropy: Entropy): What[] {
  const opened: Opened = {
    what: 'open',
    game: game.id,
    rules: game.version,
    ...laying,
    settings: { ...HOME, ...laying.settings },
  };
  return laying.given ? [opened] : [opened, { what: 'seal', seal: newSeal(entropy) }];
}
