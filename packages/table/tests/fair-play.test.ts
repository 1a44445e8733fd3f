/** Between strangers: legal tricks to see a hand, or to undo a costly play. */
import type { Game } from '@parlour/kernel/game';
import { describe, expect, it } from 'vitest';
import { FAIR_SETTINGS } from '../log.ts';
import { highestCard, lay } from './highest-card.ts';
import { handOf, playToEnd, type SimulatedTable, twoPersons } from './simulated-table.ts';

const game: Game = highestCard;
const fair = (ports = {}): Promise<SimulatedTable> => twoPersons({ game, settings: FAIR_SETTINGS, ports });
const code = { error: { code: 'seat-taken' } };

describe('a seat in the middle of a match', () => {
  it('goes to a computer player and to nobody else, whether it was left or freed by the host', async () => {
    for (const go of [
      (sim: SimulatedTable) => sim.ask(1, { ask: 'leave' }),
      (sim: SimulatedTable) => sim.host({ ask: 'remove', seat: 1 }),
    ]) {
      const sim = await fair();
      await go(sim);
      expect(await sim.ask(null, { ask: 'sit', name: 'Eve', seat: 1 })).toMatchObject(code);
      expect(await sim.ask(null, { ask: 'sit', name: 'Eve' })).toMatchObject(code);
      await playToEnd(sim, [0]);
      expect(sim.runner.table.status?.is).toBe('over');
      expect(await sim.ask(null, { ask: 'sit', name: 'Eve', seat: 1 })).toMatchObject({ ok: true });
    }
  });

  it('is open to whoever comes where the host has agreed to that', async () => {
    const sim = await twoPersons({ game, settings: { ...FAIR_SETTINGS, seats: 'open' } });
    await sim.ask(1, { ask: 'leave' });
    expect(await sim.ask(null, { ask: 'sit', name: 'Cyd', seat: 1 })).toMatchObject({ ok: true });
  });
});

describe('taking back between strangers', () => {
  it('asks even where the game would let it pass', async () => {
    const sim = await fair();
    await sim.play(1, lay(handOf(sim, 1)[0]!));
    await sim.ask(1, { ask: 'undo' });
    expect(sim.log.at(-1)).toMatchObject({ what: 'undo', seat: 1 });
    await sim.ask(0, { ask: 'agree' });
    expect(sim.log.at(-1)).toMatchObject({ what: 'undone' });
  });

  it('needs the consent of whoever is away too', async () => {
    const sim = await fair({ isAway: () => true });
    await sim.play(1, lay(handOf(sim, 1)[0]!));
    await sim.ask(1, { ask: 'stand-in', seat: 0 });
    await sim.ask(1, { ask: 'undo' });
    expect(sim.log.at(-1)).toMatchObject({ what: 'undo', seat: 1 });
  });
});
