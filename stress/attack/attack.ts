/** The contract of an attack, and how it is run: target, time, source addresses, and counters. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_LIMITS, type Limits } from '@parlour/server/limits/defaults';

export type AttackContext = {
  readonly address: string;
  /** Returns the n-th source address. Every attack has its own block, so that limits by address start fresh. */
  from(n: number): string;
  /** The limits of the server for one address. */
  readonly limits: Limits;
  readonly maxTries: number;
  /** Seeds the random choices of an attack. */
  readonly seed: string;
  isOver(): boolean;
  /** Restarts the clock after the set-up. */
  startClock(): void;
  countAnswer(answer: string): void;
  /** Notes something worth a line that is no fault. */
  remark(sentence: string): void;
  reportFault(sentence: string): void;
};

export type Attack = {
  readonly name: string;
  readonly says: string;
  /** Prepares data before the time starts. */
  prepare?(): Promise<unknown>;
  run(scene: AttackContext): Promise<void>;
};

export type AttackResult = {
  readonly answers: Readonly<Record<string, number>>;
  readonly remarks: readonly string[];
  readonly complaints: readonly string[];
};

/** The duration, and the block of 254 loopback addresses: 127.0.block.x. */
export type AttackSettings = {
  readonly seconds: number;
  readonly block: number;
  readonly limits?: Partial<Limits>;
  readonly maxTries?: number;
  readonly seed?: string;
};

/** Runs one attack. An exception is not the server's fault, but it is reported because nothing was tried then. */
export async function runAttack(
  attack: Attack,
  address: string,
  { seconds, block, limits, maxTries = Number.MAX_SAFE_INTEGER, seed = newSeed() }: AttackSettings,
): Promise<AttackResult> {
  const answers: Record<string, number> = {};
  const remarks: string[] = [];
  const complaints: string[] = [];
  await attack.prepare?.();
  let begun = performance.now();
  await attack
    .run({
      address,
      from: n => `127.0.${block}.${1 + (n % 254)}`,
      limits: { ...DEFAULT_LIMITS, ...limits },
      maxTries,
      seed,
      isOver: () => performance.now() >= begun + 1000 * seconds,
      startClock() {
        begun = performance.now();
      },
      countAnswer(answer) {
        answers[answer] = (answers[answer] ?? 0) + 1;
      },
      remark: sentence => remarks.push(sentence),
      reportFault: sentence => complaints.push(sentence),
    })
    .catch(error => complaints.push(`the attack itself failed: ${(error as Error).message}`));
  return { answers, remarks, complaints };
}

const newSeed = (): string => randomBytes(4).toString('hex');

export type FloodSettings = {
  /** Workers, total tries, and the pause of each worker between tries. */
  readonly concurrency: number;
  readonly maxTries: number;
  readonly pauseMs?: number;
};

/** Repeats an attempt until the time is up, the tries are used, or the server refuses connections; tells which. */
export async function flood(
  scene: AttackContext,
  settings: FloodSettings,
  attempt: (n: number) => Promise<void>,
): Promise<'there' | 'gone'> {
  const { concurrency, pauseMs = 2 } = settings;
  const maxTries = Math.min(scene.maxTries, settings.maxTries);
  let [tries, isGone] = [0, false];
  const worker = async (): Promise<void> => {
    while (!scene.isOver() && !isGone && tries < maxTries) {
      const errorName = await attempt(tries++).then(() => undefined, errorLabel);
      if (errorName !== undefined) scene.countAnswer(errorName);
      isGone ||= errorName === 'econnrefused';
      await wait(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return isGone ? 'gone' : 'there';
}

const errorLabel = (error: unknown): string =>
  `${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`.toLowerCase();

export async function waitUntilTimeIsUp(scene: AttackContext): Promise<void> {
  while (!scene.isOver()) await wait(50);
}
