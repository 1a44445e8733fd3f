/** A process of its own in which attacks are made, so that nobody mistakes its own trouble for the server's. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { assertDefined } from '@parlour/kernel/result';
import { ATTACKS } from './attacks/all.ts';
import { type AttackTerms, type Raid, raid } from './scene.ts';

type Order = AttackTerms & { readonly name: string; readonly address: string };

export type Raider = { strike(order: Order): Promise<Raid>; dismiss(): void };

/** What an attack may take longer than it was told to. */
const GRACE = 60_000;

export function callRaider(): Raider {
  let child: ChildProcess | undefined;
  const dismiss = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    dismiss,
    async strike(order) {
      child ??= fork(import.meta.filename);
      const answer = new Promise<Raid>(done => assertDefined(child).once('message', message => done(message as Raid)));
      child.send(order);
      const late = wait(1000 * order.seconds + GRACE, undefined, { ref: false }).then(() => undefined);
      const found = await Promise.race([answer, late]);
      if (!found) dismiss();
      return found ?? { answers: {}, remarks: [], complaints: ['the attack did not come to an end'] };
    },
  };
}

/** Whoever attacks from far away would not take the server's processor. */
const LOWER = 10;

function awaitOrders(): void {
  setPriority(LOWER);
  process.on('disconnect', () => process.exit());
  process.on('message', ({ name, address, ...terms }: Order) => {
    const attack = assertDefined(ATTACKS.find(each => each.name === name));
    void raid(attack, address, terms).then(found => process.send?.(found));
  });
}

if (process.argv[1] === import.meta.filename && process.send) awaitOrders();
