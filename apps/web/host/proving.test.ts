/** A house that cheats, and what somebody reads who has kept what their page keeps for them. */
import { seatName } from '@parlour/kernel/saying';
import { NO_CUT, toHex, withheld } from '@parlour/kernel/seal';
import { recordOf } from '@parlour/table/recording';
import { newSeal } from '@parlour/table/seal';
import { type Cutting, commitmentFor } from '@parlour/table/slip';
import { historyOf, roomOf } from '@parlour/table/snapshot';
import { highestCard } from '@parlour/table/tests/highest-card';
import { playOn, type Setting, type Sim, simulate } from '@parlour/table/tests/sitting';
import { describe, expect, it } from 'vitest';
import { type Keepsake, NOTHING_KEPT, showingOf, spent, withCutting } from './keepsake.ts';
import { type Held, proofHere, proofOfRemote, type ShuffleProof } from './proving.ts';

const game = highestCard as never;

type Match = Held & { readonly sim: Sim; readonly text: string };

const cuttingAt = (sim: Sim, seat: number, cut: string): Cutting => ({
  seal: sim.runner.table.sealed!.commitment,
  seat,
  cut,
});

async function committed(setting: Setting = {}): Promise<{ sim: Sim; keepsake: Keepsake }> {
  const sim = simulate(setting);
  for (const name of ['Ada', 'Bob']) await sim.ask(null, { ask: 'sit', name });
  for (const [seat, cut] of ['ada', 'bob'].entries()) {
    await sim.ask(seat, { ask: 'cut', commitment: commitmentFor(cuttingAt(sim, seat, cut)) });
  }
  return { sim, keepsake: withCutting(NOTHING_KEPT, cuttingAt(sim, 0, 'ada')) };
}

const showing = ({ runner: { table } }: Sim, keepsake: Keepsake) => {
  const { options, count } = table.opened;
  return showingOf({ game, options, count }, roomOf(table), 0, keepsake);
};

/** A match to its end, as seat 0 has seen it. */
async function played(): Promise<Match> {
  const { sim, keepsake } = await committed();
  const shown = showing(sim, keepsake);
  const slip = shown?.is === 'shown' ? shown.slip : '';
  for (const [seat, cut] of ['ada', 'bob'].entries()) await sim.ask(seat, { ask: 'reveal', cut });
  await playOn(sim, [0, 1]);
  return ended(sim, { ...keepsake, slip });
}

function ended(sim: Sim, keepsake: Keepsake): Match {
  const { table } = sim.runner;
  const text = recordOf(table.sitting!);
  return { sim, keepsake, text, room: roomOf(table), seat: 0, history: historyOf(table, 0) };
}

const proofOf = (match: Match, text = match.text): ShuffleProof => proofOfRemote(game, text, match);
const fieldOf = (text: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(text)![1]!;
const withField = (text: string, name: string, value: string): string =>
  text.replace(new RegExp(`^${name}: .*$`, 'm'), `${name}: ${value}`);

/** The cuts of a record committed to anew, so that it agrees with itself. */
function committedAnew(text: string): string {
  const seal = fieldOf(text, 'Seal');
  const words = fieldOf(text, 'Cuts').split(' ');
  return withField(text, 'Commitments', words.map((cut, seat) => commitmentFor({ seal, seat, cut })).join(' '));
}

describe('what is kept of a cut', () => {
  it('is shown with a slip, whichever of two tabs was heard', async () => {
    const { sim, keepsake } = await committed();
    const both = withCutting(keepsake, cuttingAt(sim, 0, 'the other tab'));
    for (const kept of [keepsake, both]) {
      expect(showing(sim, kept)).toMatchObject({ is: 'shown', cut: 'ada', slip: expect.stringContaining('Cut: ada') });
    }
  });

  it('stays hidden where the table has exchanged the seal or the commitment', async () => {
    const { sim, keepsake } = await committed();
    const { seal, seat, cut } = keepsake.cuttings[0]!;
    expect(showing(sim, { cuttings: [{ seal: 'f'.repeat(64), seat, cut }] })).toEqual({ is: 'doubt' });
    expect(showing(sim, { cuttings: [{ seal, seat, cut: 'another' }] })).toEqual({ is: 'doubt' });
    expect(showing(sim, NOTHING_KEPT)).toEqual({ is: 'lost' });
  });

  it('is not asked for where the match begins without us, or nothing is shown', async () => {
    const sim = simulate();
    await sim.ask(null, { ask: 'sit', name: 'Ada' });
    await sim.ask(null, { ask: 'sit', name: 'Bob' });
    expect(showing(sim, NOTHING_KEPT)).toBeUndefined();
    await sim.ask(1, { ask: 'cut', commitment: commitmentFor(cuttingAt(sim, 1, 'bob')) });
    await sim.host({ ask: 'start' });
    expect(showing(sim, NOTHING_KEPT)).toEqual({ is: 'without us' });
  });

  it('is bounded, and forgotten when its match is proved', async () => {
    const { sim, keepsake } = await committed();
    let many = keepsake;
    for (let i = 0; i < 50; i++) many = withCutting(many, cuttingAt(sim, 0, `cut-${i}`));
    expect(many.cuttings.length).toBeLessThanOrEqual(8);
    const { sim: after, keepsake: kept } = await played();
    expect(spent(kept, roomOf(after.runner.table))).toEqual(NOTHING_KEPT);
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
    await playOn(sim, [0, 1]);
    const slip = shown?.is === 'shown' ? shown.slip : '';
    expect(proofOf(ended(sim, { ...keepsake, slip }))).toEqual({
      is: 'verified',
      share: 'cut',
      withheld: [1],
      uncut: [],
    });
    const bob = withCutting(NOTHING_KEPT, { ...keepsake.cuttings[0]!, seat: 1, cut: 'bob' });
    const seen = { ...ended(sim, bob), seat: 1, history: historyOf(sim.runner.table, 1) };
    expect(proofOf(seen)).toEqual({ is: 'verified', share: 'hidden', withheld: [], uncut: [] });
  });

  it('says where we had no share in it', async () => {
    const match = await played();
    expect(proofOf({ ...match, keepsake: NOTHING_KEPT })).toMatchObject({ is: 'verified', share: 'none' });
    const sim = simulate();
    for (const name of ['Ada', 'Bob']) await sim.ask(null, { ask: 'sit', name });
    const late = withCutting(NOTHING_KEPT, cuttingAt(sim, 0, 'too late'));
    await sim.host({ ask: 'start' });
    await playOn(sim, [0, 1]);
    expect(fieldOf(recordOf(sim.runner.table.sitting!), 'Cuts')).toBe(`${NO_CUT} ${NO_CUT}`);
    expect(proofOf(ended(sim, late))).toMatchObject({ is: 'verified', share: 'late', uncut: [1] });
  });
});

describe('a house that cheats is caught', () => {
  it('when it chose the secret after the cuts', async () => {
    const match = await played();
    const { secret, commitment } = newSeal(length => new Uint8Array(length).fill(7));
    const forged = committedAnew(withField(withField(match.text, 'Seal', commitment), 'Secret', secret));
    expect(proofOf(match, forged)).toMatchObject({ is: 'wrong', message: expect.stringContaining('the Seal was') });
    expect(proofOf({ ...match, keepsake: { cuttings: match.keepsake.cuttings } }, forged)).toMatchObject({
      ...{ is: 'wrong', message: 'This is not the seal you noted before the deal.' },
    });
  });

  it('when it ground the cut of another seat', async () => {
    const match = await played();
    const forged = committedAnew(withField(match.text, 'Cuts', `ada ${toHex(new Uint8Array(8))}`));
    expect(proofOf(match, forged)).toMatchObject({
      is: 'wrong',
      message: expect.stringContaining('the Commitments was'),
    });
  });

  it('when it swapped cards, in the record or before our eyes', async () => {
    const match = await played();
    const swapped = match.text.replace(/deal (\S+) (\S+)/, 'deal $2 $1');
    expect(proofOf(match, swapped)).toMatchObject({ is: 'wrong', message: expect.stringContaining('Draw 1 is') });
    const told = match.history.map((happening, i) => (i === 0 ? { ...happening, card: 'another' } : happening));
    expect(proofOf({ ...match, history: told })).toEqual({
      ...{ is: 'wrong', message: 'The record is not of the match that Ada has seen.' },
    });
  });

  it('when it gives the record of another match, or one without seal, or one sealed later', async () => {
    const match = await played();
    const other = simulate({ seed: 'other' });
    for (const name of ['Ada', 'Bob']) await other.ask(null, { ask: 'sit', name, cut: 'ada' });
    await playOn(other, [0, 1]);
    const unsealed = match.text.replace(/^(Shuffle|Seal|Secret|Commitments|Cuts): .*\n/gm, '');
    const later = match.text.replace('\nCuts:', '\nSealed-From: 9\nCuts:');
    for (const text of [recordOf(other.runner.table.sitting!), unsealed, later, 'nothing at all']) {
      expect(proofOf(match, text)).toMatchObject({ is: 'wrong' });
    }
    expect(proofOf({ ...match, keepsake: NOTHING_KEPT }, unsealed)).toMatchObject({ is: 'wrong' });
  });

  it('when it drops what we have shown, or another dealer deals', async () => {
    const match = await played();
    const [mine] = fieldOf(match.text, 'Commitments').split(' ');
    const dropped = withField(match.text, 'Cuts', `${withheld(mine!)} bob`);
    expect(proofOf(match, dropped)).toEqual({
      ...{ is: 'wrong', message: 'The record says that the cut of Ada was never shown.' },
    });
    const dealt = match.text.replace('\nShuffle:', '\nDealer: 1\nShuffle:');
    expect(proofOf(match, dealt)).toMatchObject({ is: 'wrong', message: expect.stringContaining('the Dealer was') });
  });
});

it('a table elsewhere whose deals are given and that never had a seal is not proved, and not called wrong', async () => {
  const sim = simulate({ given: { seed: 'round' } });
  for (const name of ['Ada', 'Bob']) await sim.ask(null, { ask: 'sit', name, cut: 'ready' });
  await playOn(sim, [0, 1]);
  expect(proofOf(ended(sim, NOTHING_KEPT))).toMatchObject({ is: 'unproved', why: 'given' });
});

describe('a table on this device', () => {
  it('is verified in its own words, or not proved', async () => {
    const { text } = await played();
    expect(proofHere(game, text, seatName)).toEqual({ is: 'verified here' });
    const given = simulate({ given: { seed: 'daily' } });
    for (const name of ['Ada', 'Bob']) await given.ask(null, { ask: 'sit', name, cut: 'c' });
    await playOn(given, [0, 1]);
    expect(proofHere(game, recordOf(given.runner.table.sitting!), seatName)).toMatchObject({
      is: 'unproved',
      why: 'given',
    });
    expect(proofHere(game, text.replace(/Secret: ../, 'Secret: 00'), seatName)).toMatchObject({ is: 'wrong' });
  });
});
