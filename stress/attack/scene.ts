/** What an attack has to work with: where it strikes, for how long, from where, and who counts what came back. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_LIMITS, type Limits } from '@parlour/server/limits/defaults';

export type AttackScene = {
  readonly address: string;
  /** The n-th address the attackers come from. Every attack has its own, so that limits by address begin anew. */
  from(n: number): string;
  /** What one address may have there. */
  readonly limits: Limits;
  /** So often something is tried at most. */
  readonly most: number;
  /** Seeds the random choices of an attack. */
  readonly seed: string;
  isOver(): boolean;
  /** The time begins only now, after whatever had to be set up. */
  begin(): void;
  /** Counts an answer. */
  saw(answer: string): void;
  /** Something worth a line that is no fault. */
  remark(sentence: string): void;
  /** Something that must not be. */
  complain(sentence: string): void;
};

export type Attack = {
  readonly name: string;
  readonly says: string;
  /** What has to be thought of before the time begins. */
  prepare?(): Promise<unknown>;
  run(scene: AttackScene): Promise<void>;
};

export type Raid = {
  readonly answers: Readonly<Record<string, number>>;
  readonly remarks: readonly string[];
  readonly complaints: readonly string[];
};

/** For how long, and the block of 254 loopback addresses it comes from: 127.0.block.x. */
export type AttackTerms = {
  readonly seconds: number;
  readonly block: number;
  readonly limits?: Partial<Limits>;
  readonly most?: number;
  readonly seed?: string;
};

/** Runs one attack. What it throws is not the fault of whoever is attacked, but nothing was tried then either. */
export async function raid(
  attack: Attack,
  address: string,
  { seconds, block, limits, most = Number.MAX_SAFE_INTEGER, seed = newSeed() }: AttackTerms,
): Promise<Raid> {
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
      most,
      seed,
      isOver: () => performance.now() >= begun + 1000 * seconds,
      begin() {
        begun = performance.now();
      },
      saw(answer) {
        answers[answer] = (answers[answer] ?? 0) + 1;
      },
      remark: sentence => remarks.push(sentence),
      complain: sentence => complaints.push(sentence),
    })
    .catch(error => complaints.push(`the attack itself failed: ${(error as Error).message}`));
  return { answers, remarks, complaints };
}

const newSeed = (): string => randomBytes(4).toString('hex');

export type Strength = {
  /** How many strike at once, how often at most altogether, and how long each rests between blows. */
  readonly hands: number;
  readonly most: number;
  readonly rest?: number;
};

/** Strikes until the time is over, the number is full, or nobody is there any more; answers whether somebody is. */
export async function strike(
  scene: AttackScene,
  strength: Strength,
  blow: (n: number) => Promise<void>,
): Promise<'there' | 'gone'> {
  const { hands, rest = 2 } = strength;
  const most = Math.min(scene.most, strength.most);
  let [struck, isGone] = [0, false];
  const hand = async (): Promise<void> => {
    while (!scene.isOver() && !isGone && struck < most) {
      const trouble = await blow(struck++).then(() => undefined, troubleOf);
      if (trouble !== undefined) scene.saw(trouble);
      isGone ||= trouble === 'econnrefused';
      await wait(rest);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return isGone ? 'gone' : 'there';
}

const troubleOf = (error: unknown): string =>
  `${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`.toLowerCase();

export async function untilOver(scene: AttackScene): Promise<void> {
  while (!scene.isOver()) await wait(50);
}
