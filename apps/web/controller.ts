/** A sitting as the page follows it: what is told is shown step by step, and what the person does is asked. */
import { play as sound } from '@parlour/board-kit/sound';
import type { Play, Seat } from '@parlour/kernel/game';
import type { ToldRefusal } from '@parlour/kernel/saying';
import type { Verb } from '@parlour/table/verbs';
import type { ReadonlySignal } from '@preact/signals';
import {
  complain,
  type Following,
  type Furnish,
  type Furnished,
  follow,
  hear,
  type Shown,
  type Signals,
} from './following.ts';
import type { StillReading } from './host/still-clock.ts';
import type { Answered, Heard, TableHandle, TableMessage } from './host/table-handle.ts';

export type TableController = Pick<Signals, 'sheet' | 'refusal' | 'advice' | 'trouble'> & {
  readonly furnished: ReadonlySignal<Furnished | undefined>;
  readonly shown: ReadonlySignal<Shown | undefined>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** Whether what is shown stays until the person goes on. */
  readonly isResting: ReadonlySignal<boolean>;
  readonly told: ReadonlySignal<readonly Heard[]>;
  readonly isMissing: ReadonlySignal<boolean>;
  readonly gone: ReadonlySignal<string | undefined>;
  readonly handle: () => TableHandle | undefined;
  goOn(): void;
  /** Asks the table for something; what it says no to is shown in its own words. */
  ask(verb: Verb): Promise<void>;
  /** Cuts the pack at a place, with a word of one's own. */
  cut(place: number, word: string): Promise<void>;
  send(play: Play): Promise<'played' | 'refused'>;
  /** What the referee would say to a play, without playing it. */
  judge(play: Play): Promise<ToldRefusal | undefined>;
  advise(): Promise<void>;
  /** A lesson is being read, or has been. */
  reading(what: StillReading): void;
  leave(): void;
};

/** Where the pack was touched stands first, so that a word may begin as it likes. */
export const typedAs = (place: number, word: string): string => (word === '' ? `${place}` : `${place}.${word}`);

type Connect = (hear: (told: TableMessage) => void) => Promise<TableHandle | undefined>;

/** A table is seen before it can be asked anything: what is asked of it meanwhile waits until it is there. */
export function openController(connect: Connect, furnish: Furnish): TableController {
  const following = follow(furnish);
  const { signals, stage } = following;
  const table = connect(told => hear(following, told)).then(
    handle => sitDown(following, handle),
    error => complain(following, error),
  );
  return {
    ...signals,
    shown: stage.shown,
    isBusy: stage.isBusy,
    isResting: stage.isResting,
    goOn: stage.goOn,
    handle: () => following.handle,
    ask: async verb => say(following, await (await table)?.ask(verb)),
    cut: async (place, word) => say(following, await (await table)?.cut(typedAs(place, word))),
    send: async play => answered(following, play, await (await table)?.ask({ ask: 'play', play })),
    judge: async play => (await table)?.judge(play),
    advise: () => advise(following, table),
    reading: what => read(following, what),
    leave: () => void table.then(handle => handle?.leave()),
  };
}

function sitDown(following: Following, handle: TableHandle | undefined): TableHandle | undefined {
  following.handle = handle;
  if (following.reading === 'begins') void handle?.reading(following.reading);
  following.signals.isMissing.value = handle === undefined;
  return handle;
}

function read(following: Following, what: StillReading): void {
  following.reading = what;
  void following.handle?.reading(what);
}

function say({ signals }: Following, answer: Answered | undefined): void {
  if (answer && !answer.ok) signals.trouble.value = 'error' in answer ? answer.error.message : answer.refusal.message;
}

/** What is refused so soon after a play of its kind was the second half of a double click; nobody meant it. */
const DOUBLE_CLICK = 400;

function answered(following: Following, play: Play, answer: Answered | undefined): 'played' | 'refused' {
  const { signals, played } = following;
  const now = performance.now();
  if (answer?.ok) {
    following.played = { what: play.do, at: now };
    return 'played';
  }
  if (!answer || (play.do === played.what && now - played.at < DOUBLE_CLICK)) return 'refused';
  sound('refuse');
  if ('refusal' in answer) signals.refusal.value = answer.refusal;
  else signals.trouble.value = answer.error.message;
  return 'refused';
}

type Arriving = Promise<TableHandle | undefined>;

/** It is thought about at once; whoever asks on before that is done is told when it is. */
async function advise(following: Following, table: Arriving): Promise<void> {
  const { advice } = following.signals;
  const { step, thought } = advice.peek() ?? { step: 0 };
  if (step === 0) await think(following, table);
  else if (step === 1) advice.value = { step: 2, ...(thought && { thought }) };
  else if (thought) advice.value = { step: 3, thought };
}

/** Whoever plays meanwhile wants no advice any more: then it has been taken away, or it is for another moment. */
async function think(following: Following, table: Arriving): Promise<void> {
  const { advice } = following.signals;
  const asked = {};
  following.asked = asked;
  advice.value = { step: 1 };
  const thought = await (await table)?.hint().catch(error => complain(following, error));
  const now = advice.peek();
  if (now && following.asked === asked) advice.value = thought && { ...now, thought };
}

/** Whose hands are awaited at this screen while another looks at it. */
export function passTo({ sight }: Shown): Seat | undefined {
  const { people, seat, scene } = sight;
  if (people.length < 2 || !scene) return undefined;
  const awaited = scene.turn.filter(other => people.includes(other));
  return seat !== null && awaited.includes(seat) ? undefined : awaited[0];
}
