/** A person may be quicker than their table: they see it before it can be asked anything. */
import { describe, expect, it } from 'vitest';
import { openController, type TableController } from './controller.ts';
import type { Answered, TableHandle } from './host/table-handle.ts';

const PLAYED: Answered = { ok: true, number: 1 };

/** A table that notes what it is asked. */
function tableNoting(noted: string[]): TableHandle {
  const note =
    <T>(what: string, answer: T) =>
    async (): Promise<T> => {
      noted.push(what);
      return answer;
    };
  return {
    ask: async verb => note(verb.ask, PLAYED)(),
    cut: async typed => note(`cut ${typed}`, PLAYED)(),
    turnTo: note('turnTo', undefined),
    catchUp: note('catchUp', undefined),
    hint: note('hint', { play: { do: 'draw' }, why: 'It is permitted.', written: 'draw' }),
    judge: note('judge', undefined),
    log: note('log', []),
    say: note('say', undefined),
    tell: note('tell', undefined),
    reading: async what => note(`reading ${what}`, undefined)(),
    leave: note('leave', undefined),
  };
}

type Early = { readonly controller: TableController; readonly noted: string[]; comes(): void; isMissing(): void };

/** A table that is not there before it comes, or turns out not to exist. */
function openEarly(): Early {
  const noted: string[] = [];
  let settle: (table: TableHandle | undefined) => void = () => undefined;
  const arriving = new Promise<TableHandle | undefined>(resolve => {
    settle = resolve;
  });
  const controller = openController(
    () => arriving,
    () => Promise.reject(new Error('Nothing is shown here.')),
  );
  return { controller, noted, comes: () => settle(tableNoting(noted)), isMissing: () => settle(undefined) };
}

describe('whoever acts before the table is there', () => {
  it('plays when it is', async () => {
    const { controller, noted, comes } = openEarly();
    const sent = controller.send({ do: 'draw' });
    comes();
    expect(await sent).toBe('played');
    expect(noted).toEqual(['play']);
  });

  it('is advised when it is', async () => {
    const { controller, comes } = openEarly();
    const thought = controller.advise();
    await controller.advise();
    comes();
    await thought;
    expect(controller.advice.value?.step).toBe(2);
    expect(controller.advice.value?.thought?.why).toBe('It is permitted.');
  });

  it('is thought for once, however often they ask on', async () => {
    const { controller, noted, comes } = openEarly();
    const asked = [controller.advise(), controller.advise(), controller.advise()];
    comes();
    await Promise.all(asked);
    await controller.advise();
    expect(noted).toEqual(['hint']);
    expect(controller.advice.value?.step).toBe(3);
  });

  it('is not advised about a moment that has passed', async () => {
    const { controller, comes } = openEarly();
    const asked = controller.advise();
    controller.advice.value = undefined;
    comes();
    await asked;
    expect(controller.advice.value).toBeUndefined();
  });

  it('is told what the referee would say when it is', async () => {
    const { controller, noted, comes } = openEarly();
    const judged = controller.judge({ do: 'draw' });
    comes();
    expect(await judged).toBeUndefined();
    expect(noted).toEqual(['judge']);
  });

  it('has what they asked and cut done in their order', async () => {
    const { controller, noted, comes } = openEarly();
    const done = Promise.all([
      controller.ask({ ask: 'ready' }),
      controller.cut(3, ''),
      controller.ask({ ask: 'undo' }),
    ]);
    comes();
    await done;
    expect(noted.map(what => what.split(' ')[0])).toEqual(['ready', 'cut', 'undo']);
  });

  it('is waited for if they still read, and not if they have read', async () => {
    const [still, done] = [openEarly(), openEarly()];
    still.controller.reading('begins');
    done.controller.reading('begins');
    done.controller.reading('ends');
    for (const each of [still, done]) each.comes();
    await Promise.all([still, done].map(({ controller }) => controller.ask({ ask: 'ready' })));
    expect(still.noted).toEqual(['reading begins', 'ready']);
    expect(done.noted).toEqual(['ready']);
  });

  it('has left it as soon as it comes', async () => {
    const { controller, noted, comes } = openEarly();
    controller.leave();
    comes();
    await controller.ask({ ask: 'ready' });
    expect(noted[0]).toBe('leave');
  });

  it('is refused and loses nothing else if there is no such table', async () => {
    const { controller, isMissing } = openEarly();
    const sent = controller.send({ do: 'draw' });
    isMissing();
    expect(await sent).toBe('refused');
    expect(controller.isMissing.value).toBe(true);
  });
});
