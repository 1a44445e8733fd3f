/** Players may act before their table's handle has arrived. */
import type { View } from '@parlour/kernel/game';
import { PRIVATE_SETTINGS } from '@parlour/table/log';
import { describe, expect, it, vi } from 'vitest';
import type { CommandAnswer, TableHandle, TableMessage, TableUpdate } from '../worker/table-handle.ts';
import type { TableAssets } from './playback.ts';
import { openTableController, type TableController } from './table-controller.ts';

const PLAYED: CommandAnswer = { ok: true, number: 1 };

/** A table that records its calls. */
function recordingTable(calls: string[]): TableHandle {
  const record =
    <T>(name: string, answer: T) =>
    async (): Promise<T> => {
      calls.push(name);
      return answer;
    };
  return {
    sendCommand: async command => record(command.ask, PLAYED)(),
    cut: async typed => record(`cut ${typed}`, PLAYED)(),
    viewAs: record('turnTo', undefined),
    showCurrent: record('catchUp', undefined),
    hint: record('hint', { play: { do: 'draw' }, why: 'It is permitted.', written: 'draw' }),
    checkPlay: record('judge', undefined),
    history: record('log', []),
    sayPhrase: record('say', undefined),
    report: record('tell', undefined),
    setReading: async name => record(`reading ${name}`, undefined)(),
    hurry: record('hurry', undefined),
    leave: record('leave', undefined),
  };
}

type EarlyTable = { readonly controller: TableController; readonly calls: string[]; comes(): void; isMissing(): void };

/** A table whose handle arrives later, or turns out not to exist. */
function openEarly(): EarlyTable {
  const calls: string[] = [];
  let settle: (table: TableHandle | undefined) => void = () => undefined;
  const arriving = new Promise<TableHandle | undefined>(resolve => {
    settle = resolve;
  });
  const controller = openTableController(
    () => arriving,
    () => Promise.reject(new Error('Nothing is shown here.')),
  );
  return { controller, calls, comes: () => settle(recordingTable(calls)), isMissing: () => settle(undefined) };
}

describe('whoever acts before the table is there', () => {
  it('plays when it is', async () => {
    const { controller, calls, comes } = openEarly();
    const sent = controller.sendPlay({ do: 'draw' });
    comes();
    expect(await sent).toBe('played');
    expect(calls).toEqual(['play']);
  });

  it('is advised when it is', async () => {
    const { controller, comes } = openEarly();
    const thought = controller.requestHint();
    await controller.requestHint();
    comes();
    await thought;
    expect(controller.hintProgress.value?.step).toBe(2);
    expect(controller.hintProgress.value?.hint?.why).toBe('It is permitted.');
  });

  it('is thought for once, however often they ask on', async () => {
    const { controller, calls, comes } = openEarly();
    const asked = [controller.requestHint(), controller.requestHint(), controller.requestHint()];
    comes();
    await Promise.all(asked);
    await controller.requestHint();
    expect(calls).toEqual(['hint']);
    expect(controller.hintProgress.value?.step).toBe(2);
  });

  it('is not advised about a moment that has passed', async () => {
    const { controller, comes } = openEarly();
    const asked = controller.requestHint();
    controller.hintProgress.value = undefined;
    comes();
    await asked;
    expect(controller.hintProgress.value).toBeUndefined();
  });

  it('is told what the referee would say when it is', async () => {
    const { controller, calls, comes } = openEarly();
    const judged = controller.checkPlay({ do: 'draw' });
    comes();
    expect(await judged).toBeUndefined();
    expect(calls).toEqual(['judge']);
  });

  it('has what they asked and cut done in their order', async () => {
    const { controller, calls, comes } = openEarly();
    const done = Promise.all([
      controller.sendCommand({ ask: 'ready' }),
      controller.cut(3, ''),
      controller.sendCommand({ ask: 'undo' }),
    ]);
    comes();
    await done;
    expect(calls.map(name => name.split(' ')[0])).toEqual(['ready', 'cut', 'undo']);
  });

  it('is waited for if they still read, and not if they have read', async () => {
    const [still, done] = [openEarly(), openEarly()];
    still.controller.setReading('begins');
    done.controller.setReading('begins');
    done.controller.setReading('ends');
    for (const each of [still, done]) each.comes();
    await Promise.all([still, done].map(({ controller }) => controller.sendCommand({ ask: 'ready' })));
    expect(still.calls).toEqual(['reading begins', 'ready']);
    expect(done.calls).toEqual(['ready']);
  });

  it('has left it as soon as it comes', async () => {
    const { controller, calls, comes } = openEarly();
    controller.leave();
    comes();
    await controller.sendCommand({ ask: 'ready' });
    expect(calls[0]).toBe('leave');
  });

  it('is refused and loses nothing else if there is no such table', async () => {
    const { controller, isMissing } = openEarly();
    const sent = controller.sendPlay({ do: 'draw' });
    isMissing();
    expect(await sent).toBe('refused');
    expect(controller.isMissing.value).toBe(true);
  });
});

describe('a play refused right after a play of the same kind', () => {
  const REFUSED: CommandAnswer = {
    ok: false,
    number: 1,
    refusal: { clause: 'NA-6', why: 'follow', message: 'Follow the nation led.' },
  };

  /** Returns the message after two clicks, the first accepted; the browser counts the second as this one. */
  async function messageAfter(clickCount: number): Promise<string | undefined> {
    vi.stubGlobal('navigator', {});
    const answers = [PLAYED, REFUSED];
    const controller = openTableController(
      async () => ({ ...recordingTable([]), sendCommand: async () => answers.shift()! }),
      () => Promise.reject(new Error('Nothing is shown here.')),
    );
    const sent = [1, clickCount].map(detail => {
      vi.stubGlobal('event', { type: 'click', detail });
      return controller.sendPlay({ do: 'play' });
    });
    await Promise.all(sent);
    return controller.refusal.value?.message;
  }

  it('is explained after a click at another place, however quick', async () => {
    expect(await messageAfter(1)).toBe('Follow the nation led.');
  });

  it('was a double click at the same place', async () => {
    expect(await messageAfter(2)).toBeUndefined();
  });
});

const updateWith = (what: TableUpdate['what'], turn: readonly number[]): TableUpdate => ({
  what,
  tableView: {
    table: { game: '', rules: 1, options: {}, count: 2, settings: PRIVATE_SETTINGS },
    seat: 0,
    localSeats: [0],
    isHost: true,
    room: { seats: [], locked: false, closed: false, match: 1, playing: true, cut: [] },
    scene: { view: { game: '', seat: 0, turn, others: [], table: null, scores: [] }, turn, heard: 0 },
    plays: [],
    more: false,
  },
  tableEvents: what === 'news' ? [{ number: 1, sentence: '', event: { what: 'play', clause: 'KR-1' } }] : [],
});

it('shows a board the view before a play, and the view after it', async () => {
  vi.stubGlobal('document', { hidden: true });
  let send: (message: TableMessage) => void = () => undefined;
  const steps: (readonly number[])[] = [];
  const board = {
    animationSteps(before: View, view: View) {
      steps.push(before.turn, view.turn);
      return [];
    },
  };
  const assets = { board, pack: {} } as unknown as TableAssets;
  openTableController(
    async onMessage => {
      send = onMessage;
      return recordingTable([]);
    },
    async () => assets,
  );
  send(updateWith('look', [0]));
  send(updateWith('news', [1]));
  send(updateWith('news', [2]));
  await vi.waitUntil(() => steps.length === 4);
  expect(steps).toEqual([[0], [1], [1], [2]]);
});

describe('a hint, when another player plays', () => {
  /** A table whose player has asked for a hint that is there. */
  async function openHinted(calls: string[]) {
    vi.stubGlobal('document', { hidden: true });
    let send: (message: TableMessage) => void = () => undefined;
    const controller = openTableController(
      async onMessage => {
        send = onMessage;
        return recordingTable(calls);
      },
      async () => ({ board: {}, pack: {} }) as TableAssets,
    );
    send(updateWith('look', [0, 1]));
    await controller.requestHint();
    await controller.requestHint();
    return { controller, send };
  }

  const settled = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 5));

  it('is renewed where all play at once', async () => {
    const calls: string[] = [];
    const { controller, send } = await openHinted(calls);
    send(updateWith('news', [0, 1]));
    await settled();
    expect(calls).toEqual(['hint', 'hint']);
    expect(controller.hintProgress.value).toMatchObject({ step: 2, hint: { why: 'It is permitted.' } });
  });

  it('ends where players take turns, and with a play of one’s own', async () => {
    const [calls, others]: [string[], string[]] = [[], []];
    const turns = await openHinted(calls);
    turns.send(updateWith('news', [0]));
    const race = await openHinted(others);
    await race.controller.sendPlay({ do: 'play' });
    race.send(updateWith('news', [0, 1]));
    await settled();
    expect([calls, others]).toEqual([['hint'], ['hint', 'play']]);
    for (const { controller } of [turns, race]) expect(controller.hintProgress.value).toBeUndefined();
  });
});
