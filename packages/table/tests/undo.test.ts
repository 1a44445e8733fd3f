import type { Game } from '@parlour/kernel/game';
import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { hasLearnedHidden } from '../decide/play.ts';
import { highestCard, lay } from './highest-card.ts';
import { handOf, playToEnd, type SimulatedTable, simulateTable, twoPersons } from './simulated-table.ts';

const byConsent: Game = { ...(highestCard as Game), undo: 'consent' };
const inputs = (sim: SimulatedTable): number => sim.runner.table.current!.match.log.length;

describe('taking back', () => {
  it('is free where the game says so and nothing hidden was seen', async () => {
    const sim = await twoPersons();
    const before = handOf(sim, 1);
    await sim.play(1, lay(before[0]!));
    expect(await sim.ask(1, { ask: 'undo' })).toMatchObject({ ok: true });
    expect(sim.log.at(-1)).toMatchObject({ what: 'undone', inputs: 1 });
    expect(handOf(sim, 1)).toEqual(before);
  });

  it('asks the others once another hand has shown a card', async () => {
    const sim = await twoPersons();
    await sim.play(1, lay(handOf(sim, 1)[0]!));
    await sim.play(0, lay(handOf(sim, 0)[0]!));
    await sim.ask(1, { ask: 'undo' });
    expect(sim.log.at(-1)!.what).toBe('undo');
  });

  it('knows what was seen from what other worlds would have looked like', async () => {
    const sim = await twoPersons();
    const { match } = sim.runner.table.current!;
    await sim.play(1, lay(handOf(sim, 1)[0]!));
    expect(hasLearnedHidden(match, 1, 1, seededRandom('a'))).toBe(false);
    expect(hasLearnedHidden(match, 1, 0, seededRandom('a'))).toBe(true);
    await sim.play(0, lay(handOf(sim, 0)[0]!));
    expect(hasLearnedHidden(match, 1, 1, seededRandom('a'))).toBe(true);
  });

  it('by consent waits until everybody else agrees, and goes back over what others did since', async () => {
    const sim = simulateTable({ game: byConsent, count: 3 });
    for (const name of ['Ada', 'Bob', 'Cyd']) await sim.ask(null, { ask: 'sit', name, cut: name });
    await playToEnd(sim, [0, 1, 2], 2);
    await sim.ask(1, { ask: 'undo' });
    expect(await sim.ask(1, { ask: 'agree' })).toMatchObject({ error: { code: 'no-undo' } });
    await sim.ask(0, { ask: 'agree' });
    expect(inputs(sim)).toBe(3);
    await sim.ask(2, { ask: 'agree' });
    expect(inputs(sim)).toBe(1);
    expect(sim.runner.table.undo).toBeUndefined();
  });

  it('is off when somebody declines or plays on', async () => {
    const sim = await twoPersons({ game: byConsent });
    await playToEnd(sim, [0, 1], 1);
    await sim.ask(1, { ask: 'undo' });
    await sim.ask(0, { ask: 'decline' });
    expect(await sim.ask(0, { ask: 'agree' })).toMatchObject({ error: { code: 'no-undo' } });
    await sim.ask(1, { ask: 'undo' });
    await sim.play(0, lay(handOf(sim, 0)[0]!));
    expect(sim.runner.table.undo).toBeUndefined();
  });

  it('needs nobody’s consent among computer players, and draws the same again', async () => {
    const sim = simulateTable({ game: byConsent });
    await sim.ask(null, { ask: 'sit', name: 'Ada' });
    await sim.host({ ask: 'start', fill: 'easy' });
    await sim.pass(10_000);
    const card = handOf(sim, 0)[0]!;
    await sim.play(0, lay(card));
    const drawn = sim.log.at(-1);
    await sim.ask(0, { ask: 'undo' });
    expect(sim.runner.table.status).toMatchObject({ turn: [0] });
    await sim.play(0, lay(card));
    expect(sim.log.at(-1)).toMatchObject({ what: 'input', input: (drawn as { input: object }).input });
  });

  it('is refused to all, also to whoever plays alone, where that is agreed', async () => {
    const sim = simulateTable({ settings: { undo: 'none' } });
    await sim.ask(null, { ask: 'sit', name: 'Ada' });
    await sim.host({ ask: 'start', fill: 'easy' });
    await sim.pass(10_000);
    await sim.play(0, lay(handOf(sim, 0)[0]!));
    const before = inputs(sim);
    expect(await sim.ask(0, { ask: 'undo' })).toMatchObject({ error: { code: 'no-undo' } });
    expect(inputs(sim)).toBe(before);
  });

  it('is refused when there is nothing, or the match is over', async () => {
    const sim = await twoPersons();
    expect(await sim.ask(0, { ask: 'undo' })).toMatchObject({ error: { code: 'no-undo' } });
    await playToEnd(sim, [0, 1]);
    expect(await sim.ask(0, { ask: 'undo' })).toMatchObject({ error: { code: 'no-undo' } });
  });
});
