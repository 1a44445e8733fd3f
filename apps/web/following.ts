/** What a table tells is shown step by step, announced and called out: the state of a page that follows it. */
import { announce } from '@parlour/board-kit/announce';
import type { Board } from '@parlour/board-kit/board';
import { callOut, speakUp } from '@parlour/board-kit/captions';
import type { Pack } from '@parlour/board-kit/pack';
import { play as sound } from '@parlour/board-kit/sound';
import { openStage, type Shot, type Stage } from '@parlour/board-kit/stage';
import type { Happening, View } from '@parlour/kernel/game';
import type { ToldRefusal } from '@parlour/kernel/saying';
import { type Signal, signal } from '@preact/signals';
import type { Advice } from './advice.ts';
import { computersAt, namingOf } from './host/sentences.ts';
import type { StillReading } from './host/still-clock.ts';
import type { Heard, TableHandle, TableMessage, TableUpdate, TableView } from './host/table-handle.ts';
import { paceOf, pauseOf } from './pacing.ts';
import { isCalm, settings } from './settings.ts';
import { noteSigned } from './signed-in.ts';

export type Shown = {
  readonly sight: TableView;
  readonly view: View;
  readonly fresh: readonly Happening[];
  readonly heard: readonly Heard[];
};

export type Furnished = { readonly board: Board; readonly pack: Pack };

export type Furnish = (table: TableView['table']) => Promise<Furnished>;

/** What the page draws. */
export type Signals = {
  readonly furnished: Signal<Furnished | undefined>;
  readonly told: Signal<readonly Heard[]>;
  /** The sheet lies open, at a clause or because of a refusal. */
  readonly sheet: Signal<{ readonly at?: string; readonly refusal?: ToldRefusal } | undefined>;
  /** What was just refused, in one line. */
  readonly refusal: Signal<ToldRefusal | undefined>;
  readonly advice: Signal<Advice | undefined>;
  readonly trouble: Signal<string | undefined>;
  readonly isMissing: Signal<boolean>;
  /** Why there is no table any more. */
  readonly gone: Signal<string | undefined>;
};

export type Following = {
  readonly signals: Signals;
  readonly stage: Stage<Shown>;
  readonly furnish: Furnish;
  /** The table once it is there: it is seen before it can be asked anything. */
  handle: TableHandle | undefined;
  /** The last thing known of it, shown or not. */
  last: View | undefined;
  isClosed: boolean;
  /** The last play of ours, and when it was made. */
  played: { readonly what: string; readonly at: number };
  reading: StillReading;
  /** The hint that was asked for last. */
  asked: object;
  queue: Promise<unknown>;
};

const newSignals = (): Signals => ({
  furnished: signal(undefined),
  told: signal([]),
  sheet: signal(undefined),
  refusal: signal(undefined),
  advice: signal(undefined),
  trouble: signal(undefined),
  isMissing: signal(false),
  gone: signal(undefined),
});

export function follow(furnish: Furnish): Following {
  const following: Following = {
    signals: newSignals(),
    stage: openStage(later, shown => perceive(following, shown)),
    furnish,
    handle: undefined,
    last: undefined,
    isClosed: false,
    played: { what: '', at: 0 },
    reading: 'ends',
    asked: {},
    queue: Promise.resolve(),
  };
  return following;
}

/** Nobody watches a page that is hidden. On one that is seen, time begins when the step is: drawing it may take long. */
const later = (work: () => void, delay: number): void => {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work, delay));
};

export function complain({ signals }: Following, error: unknown): undefined {
  signals.trouble.value = error instanceof Error ? error.message : String(error);
}

export function hear(following: Following, told: TableMessage): void {
  if (told.what === 'said') speakUp(told);
  else if (told.what === 'gone') following.signals.gone.value = told.why;
  else if (told.what === 'signed out') noteSignedOut(following);
  else
    following.queue = following.queue.then(() => receive(following, told)).catch(error => complain(following, error));
}

function noteSignedOut({ signals }: Following): void {
  noteSigned('out');
  signals.trouble.value = SIGNED_OUT;
}

const SIGNED_OUT = "You've been signed out. Sign in again to play as a member.";

const STRIP = 40;

async function receive(following: Following, update: TableUpdate): Promise<void> {
  const { signals, stage, last } = following;
  const { what, sight, heard } = update;
  const furnished = signals.furnished.peek() ?? (await following.furnish(sight.table));
  signals.furnished.value = furnished;
  noteClosed(following, sight);
  if (!sight.scene) return stage.jump({ sight, view: NO_VIEW, fresh: [], heard: [] });
  const { view } = sight.scene;
  following.last = view;
  if (what === 'news') return stage.push(shotsOf(furnished.board, { before: last ?? view, view }, update));
  signals.told.value = heard.slice(-STRIP);
  stage.jump({ sight, view, fresh: [], heard: [] });
}

const NO_VIEW: View = { game: '', seat: null, turn: [], others: [], table: null, scores: [] };

function noteClosed(following: Following, { room }: TableView): void {
  if (room.closed && !following.isClosed) following.signals.trouble.value = 'This table is closed.';
  following.isClosed = room.closed;
}

export const happeningsOf = (heard: readonly Heard[]): Happening[] =>
  heard.flatMap(({ happening }) => (happening ? [happening] : []));

type Change = { readonly before: View; readonly view: View };

/** One step as the board wants it shown. */
function shotsOf(board: Board, { before, view }: Change, { sight, heard }: TableUpdate): Shot<Shown>[] {
  const pace = paceOf(sight, settings.peek().pace);
  const happenings = happeningsOf(heard);
  const beats = board.beats?.(before, view, happenings) ?? [{ view, fresh: happenings, hold: 0 }];
  const plain = heard.filter(({ happening }) => happening === undefined);
  return beats.map((beat, i) => ({
    show: {
      sight,
      view: beat.view,
      fresh: beat.fresh,
      heard: [
        ...heard.filter(({ happening }) => happening && beat.fresh.includes(happening)),
        ...(i === beats.length - 1 ? plain : []),
      ],
    },
    hold: pauseOf(beat, pace, sight),
  }));
}

function perceive({ signals, played }: Following, shown: Shown): void {
  const { heard, sight } = shown;
  const furnished = signals.furnished.peek();
  if (heard.length === 0 || !furnished) return;
  signals.told.value = [...signals.told.peek(), ...heard].slice(-STRIP);
  if (heard.some(({ isPassing }) => !isPassing)) signals.advice.value = undefined;
  for (const { sentence } of heard) announce(sentence);
  makeHeard(furnished, shown);
  // Nobody chats before the first card; and what they say is not loaded before it either.
  if (played.at > 0 && settings.peek().remarks === 'on' && !sight.scene?.over) void letRemark(shown);
}

/** What is called, and the first of the noises. */
function makeHeard({ board, pack }: Furnished, { heard, sight }: Shown): void {
  const happenings = happeningsOf(heard);
  const name = namingOf(sight.room.seats);
  if (!isCalm(settings.peek())) callOut(happenings.flatMap(happening => board.call?.(happening, name, pack) ?? []));
  const noise = happenings.map(happening => board.sound?.(happening)).find(Boolean);
  if (noise) sound(noise);
}

/** Characters are heard when they have been loaded; the game does not wait for them. */
async function letRemark({ sight, view, fresh }: Shown): Promise<void> {
  const { listen } = await import('./remarking.ts');
  await listen(sight.table.game, { view, fresh }, computersAt(sight.room.seats));
}
