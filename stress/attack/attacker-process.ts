/** Runs attacks in a separate process, so that its own load is not mistaken for the server's. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { assertDefined } from '@parlour/kernel/result';
import { type AttackResult, type AttackSettings, runAttack } from './attack.ts';
import { ATTACKS } from './attacks/all.ts';

type AttackOrder = AttackSettings & { readonly name: string; readonly address: string };

export type AttackerProcess = { attack(order: AttackOrder): Promise<AttackResult>; stop(): void };

/** How much longer than planned an attack may take. */
const GRACE_MS = 60_000;

export function newAttackerProcess(): AttackerProcess {
  let child: ChildProcess | undefined;
  const stop = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    stop,
    async attack(order) {
      child ??= fork(import.meta.filename);
      const answer = new Promise<AttackResult>(done =>
        assertDefined(child).once('message', message => done(message as AttackResult)),
      );
      child.send(order);
      const timeout = wait(1000 * order.seconds + GRACE_MS, undefined, { ref: false }).then(() => undefined);
      const found = await Promise.race([answer, timeout]);
      if (!found) stop();
      return found ?? { answers: {}, remarks: [], complaints: ['the attack did not end'] };
    },
  };
}

/** A remote attacker would not use the server's processor, so this process has low priority. */
const LOWER_PRIORITY = 10;

function serveOrders(): void {
  setPriority(LOWER_PRIORITY);
  process.on('disconnect', () => process.exit());
  process.on('message', ({ name, address, ...terms }: AttackOrder) => {
    const attack = assertDefined(ATTACKS.find(each => each.name === name));
    void runAttack(attack, address, terms).then(found => process.send?.(found));
  });
}

if (process.argv[1] === import.meta.filename && process.send) serveOrders();
