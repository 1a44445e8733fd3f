/** Players may act before their table's handle has arrived. */
import { describe, expect, it } from 'vitest';
import type { CommandAnswer, TableHandle } from '../worker/table-handle.ts';
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
    expect(controller.hintProgress.value?.step).toBe(3);
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
