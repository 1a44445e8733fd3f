/** A cheating server, and what verification says to a player who kept the stored cuts. */

import { NO_CUT, toHex, withheldCut } from '@parlour/kernel/seal';
import { seatName } from '@parlour/kernel/sentences';
import { writeTableRecord } from '@parlour/table/match-record';
import { type PendingCut, pendingCutCommitment } from '@parlour/table/shuffle/cut-receipt';
import { newSeal } from '@parlour/table/shuffle/seal';
import { highestCard } from '@parlour/table/tests/highest-card';
import {
  playToEnd,
  type SimulatedTable,
  type SimulationSettings,
  simulateTable,
} from '@parlour/table/tests/simulated-table';
import { roomSnapshot, visibleHistory } from '@parlour/table/views';
import { describe, expect, it } from 'vitest';
import { addCut, dropSpentCuts, NO_STORED_CUTS, revealStepFor, type StoredCuts } from '../remote/remote-shuffle.ts';
import { proveLocalMatch, proveRemoteMatch, type ShuffleProof, type VerificationInput } from './finished-match.ts';

const game = highestCard as never;

type Match = VerificationInput & { readonly sim: SimulatedTable; readonly text: string };

const cuttingAt = (sim: SimulatedTable, seat: number, cut: string): PendingCut => ({
  seal: sim.runner.table.sealed!.commitment,
  seat,
  cut,
});

async function committed(setting: SimulationSettings = {}): Promise<{ sim: SimulatedTable; keepsake: StoredCuts }> {
  const sim = simulateTable(setting);
  for (const name of ['Ada', 'Bob']) await sim.ask(null, { ask: 'sit', name });
  for (const [seat, cut] of ['ada', 'bob'].entries()) {
    await sim.ask(seat, { ask: 'cut', commitment: pendingCutCommitment(cuttingAt(sim, seat, cut)) });
  }
  return { sim, keepsake: addCut(NO_STORED_CUTS, cuttingAt(sim, 0, 'ada')) };
}

const showing = ({ runner: { table } }: SimulatedTable, keepsake: StoredCuts) => {
  const { options, count } = table.opened;
  return revealStepFor({ game, options, count }, roomSnapshot(table), 0, keepsake);
};

/** A finished match as seat 0 has seen it. */
async function played(): Promise<Match> {
  const { sim, keepsake } = await committed();
  const shown = showing(sim, keepsake);
  const slip = shown?.is === 'shown' ? shown.slip : '';
  for (const [seat, cut] of ['ada', 'bob'].entries()) await sim.ask(seat, { ask: 'reveal', cut });
  await playToEnd(sim, [0, 1]);
  return ended(sim, { ...keepsake, slip });
}

function ended(sim: SimulatedTable, keepsake: StoredCuts): Match {
  const { table } = sim.runner;
  const text = writeTableRecord(table.current!);
  return { sim, keepsake, text, room: roomSnapshot(table), seat: 0, history: visibleHistory(table, 0) };
}

const proofOf = (match: Match, text = match.text): ShuffleProof => proveRemoteMatch(game, text, match);
const fieldOf = (text: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(text)![1]!;
const withField = (text: string, name: string, value: string): string =>
  text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);

/** Recomputes the commitments, so that a forged record is consistent. */
function recommitCuts(text: string): string {
  const seal = fieldOf(text, 'Seal');
  const words = fieldOf(text, 'Cuts').split(' ');
  return withField(text, 'Commitments', words.map((cut, seat) => pendingCutCommitment({ seal, seat, cut })).join(' '));
}

describe('what is kept of a cut', () => {
  it('is shown with a slip, whichever of two tabs was heard', async () => {
    const { sim, keepsake } = await committed();
    const both = addCut(keepsake, cuttingAt(sim, 0, 'the other tab'));
    for (const storedCuts of [keepsake, both]) {
      expect(showing(sim, storedCuts)).toMatchObject({
        is: 'shown',
        cut: 'ada',
        slip: expect.stringContaining('Cut: ada'),
      });
    }
  });

  it('stays hidden where the table has exchanged the seal or the commitment', async () => {
    const { sim, keepsake } = await committed();
    const { seal, seat, cut } = keepsake.cuttings[0]!;
    expect(showing(sim, { cuttings: [{ seal: 'f'.repeat(64), seat, cut }] })).toEqual({ is: 'doubt' });
    expect(showing(sim, { cuttings: [{ seal, seat, cut: 'another' }] })).toEqual({ is: 'doubt' });
    expect(showing(sim, NO_STORED_CUTS)).toEqual({ is: 'lost' });
  });

  it('is not asked for where the match begins without us, or nothing is shown', async () => {
    const sim = simulateTable();
    await sim.ask(null, { ask: 'sit', name: 'Ada' });
    await sim.ask(null, { ask: 'sit', name: 'Bob' });
    expect(showing(sim, NO_STORED_CUTS)).toBeUndefined();
    await sim.ask(1, { ask: 'cut', commitment: pendingCutCommitment(cuttingAt(sim, 1, 'bob')) });
    await sim.host({ ask: 'start' });
    expect(showing(sim, NO_STORED_CUTS)).toEqual({ is: 'without-us' });
  });

  it('is bounded, and forgotten when its match is proved', async () => {
    const { sim, keepsake } = await committed();
    let many = keepsake;
    for (let i = 0; i < 50; i++) many = addCut(many, cuttingAt(sim, 0, `cut-${i}`));
    expect(many.cuttings.length).toBeLessThanOrEqual(8);
    const { sim: after, keepsake: storedCuts } = await played();
    expect(dropSpentCuts(storedCuts, roomSnapshot(after.runner.table))).toEqual(NO_STORED_CUTS);
  });
});

describe('a record that is right', () => {
  it('is verified with our seal and our cut', async () => {
    expect(proofOf(await played())).toEqual({ is: 'verified', share: 'cut', withheld: [], uncut: [] });
  });

  it('tells whose cut was never shown, and whether it was ours', async () => {
    const { sim, keepsake } = await committed();
    const shown = showing(sim, keepsake);
    await sim.ask(0, { ask: 'reveal', cut: 'ada' });
    await sim.pass(120_000);
    await sim.ask(1, { ask: 'back' });
    await playToEnd(sim, [0, 1]);
    const slip = shown?.is === 'shown' ? shown.slip : '';
    expect(proofOf(ended(sim, { ...keepsake, slip }))).toEqual({
      is: 'verified',
      share: 'cut',
      withheld: [1],
      uncut: [],
    });
    const bob = addCut(NO_STORED_CUTS, { ...keepsake.cuttings[0]!, seat: 1, cut: 'bob' });
    const input = { ...ended(sim, bob), seat: 1, history: visibleHistory(sim.runner.table, 1) };
    expect(proofOf(input)).toEqual({ is: 'verified', share: 'hidden', withheld: [], uncut: [] });
  });

  it('says where we had no share in it', async () => {
    const match = await played();
    expect(proofOf({ ...match, keepsake: NO_STORED_CUTS })).toMatchObject({ is: 'verified', share: 'none' });
    const sim = simulateTable();
    for (const name of ['Ada', 'Bob']) await sim.ask(null, { ask: 'sit', name });
    const late = addCut(NO_STORED_CUTS, cuttingAt(sim, 0, 'too late'));
    await sim.host({ ask: 'start' });
    await playToEnd(sim, [0, 1]);
    expect(fieldOf(writeTableRecord(sim.runner.table.current!), 'Cuts')).toBe(`${NO_CUT} ${NO_CUT}`);
    expect(proofOf(ended(sim, late))).toMatchObject({ is: 'verified', share: 'late', uncut: [1] });
  });
});

describe('a house that cheats is caught', () => {
  it('when it chose the secret after the cuts', async () => {
    const match = await played();
    const { secret, commitment } = newSeal(length => new Uint8Array(length).fill(7));
    const forged = recommitCuts(withField(withField(match.text, 'Seal', commitment), 'Secret', secret));
    expect(proofOf(match, forged)).toMatchObject({ is: 'wrong', message: expect.stringContaining('the Seal was') });
    expect(proofOf({ ...match, keepsake: { cuttings: match.keepsake.cuttings } }, forged)).toMatchObject({
      ...{ is: 'wrong', message: 'This is not the seal you noted before the deal.' },
    });
  });

  it('when it ground the cut of another seat', async () => {
    const match = await played();
    const forged = recommitCuts(withField(match.text, 'Cuts', `ada ${toHex(new Uint8Array(8))}`));
    expect(proofOf(match, forged)).toMatchObject({
      is: 'wrong',
      message: expect.stringContaining('the Commitments was'),
    });
  });

  it('when it swapped cards, in the record or before our eyes', async () => {
    const match = await played();
    const swapped = match.text.replace(/deal (\S+) (\S+)/, 'deal $2 $1');
    expect(proofOf(match, swapped)).toMatchObject({ is: 'wrong', message: expect.stringContaining('Draw 1 is') });
    const forged = match.history.map((event, i) => (i === 0 ? { ...event, card: 'another' } : event));
    expect(proofOf({ ...match, history: forged })).toEqual({
      ...{ is: 'wrong', message: 'The record is not of the match that Ada saw.' },
    });
  });

  it('when it gives the record of another match, or one without seal, or one sealed later', async () => {
    const match = await played();
    const other = simulateTable({ seed: 'other' });
    for (const name of ['Ada', 'Bob']) await other.ask(null, { ask: 'sit', name, cut: 'ada' });
    await playToEnd(other, [0, 1]);
    const unsealed = match.text.replace(/^(Shuffle|Seal|Secret|Commitments|Cuts): .*\n/gm, '');
    const later = match.text.replace('\nCuts:', '\nSealed-From: 9\nCuts:');
    for (const text of [writeTableRecord(other.runner.table.current!), unsealed, later, 'nothing at all']) {
      expect(proofOf(match, text)).toMatchObject({ is: 'wrong' });
    }
    expect(proofOf({ ...match, keepsake: NO_STORED_CUTS }, unsealed)).toMatchObject({ is: 'wrong' });
  });

  it('when it drops what we have shown, or another dealer deals', async () => {
    const match = await played();
    const [mine] = fieldOf(match.text, 'Commitments').split(' ');
    const dropped = withField(match.text, 'Cuts', `${withheldCut(mine!)} bob`);
    expect(proofOf(match, dropped)).toEqual({
      ...{ is: 'wrong', message: 'The record says that the cut of Ada was never revealed.' },
    });
    const dealt = match.text.replace('\nShuffle:', '\nDealer: 1\nShuffle:');
    expect(proofOf(match, dealt)).toMatchObject({ is: 'wrong', message: expect.stringContaining('the Dealer was') });
  });
});

it('a table elsewhere whose deals are given and that never had a seal is not proved, and not called wrong', async () => {
  const sim = simulateTable({ given: { seed: 'round' } });
  for (const name of ['Ada', 'Bob']) await sim.ask(null, { ask: 'sit', name, cut: 'ready' });
  await playToEnd(sim, [0, 1]);
  expect(proofOf(ended(sim, NO_STORED_CUTS))).toMatchObject({ is: 'unproved', why: 'given' });
});

describe('a table on this device', () => {
  it('is verified in its own words, or not proved', async () => {
    const { text } = await played();
    expect(proveLocalMatch(game, text, seatName)).toEqual({ is: 'verified here' });
    const given = simulateTable({ given: { seed: 'daily' } });
    for (const name of ['Ada', 'Bob']) await given.ask(null, { ask: 'sit', name, cut: 'c' });
    await playToEnd(given, [0, 1]);
    expect(proveLocalMatch(game, writeTableRecord(given.runner.table.current!), seatName)).toMatchObject({
      is: 'unproved',
      why: 'given',
    });
    expect(proveLocalMatch(game, text.replace(/Secret: ../, 'Secret: 00'), seatName)).toMatchObject({ is: 'wrong' });
  });
});
