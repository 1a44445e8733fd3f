/** A sitting as the page follows it: what is told is shown step by step, and what the person does is asked. */
import { announce } from '@parlour/felt/announce';
import type { Board } from '@parlour/felt/board';
import { callOut, speakUp } from '@parlour/felt/captions';
import type { Pack } from '@parlour/felt/pack';
import { play as sound } from '@parlour/felt/sound';
import { openStage, type Shot } from '@parlour/felt/stage';
import type { Happening, Play, Seat, View } from '@parlour/kernel/game';
import type { ToldRefusal } from '@parlour/kernel/saying';
import type { Verb } from '@parlour/table/verbs';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { typedAs } from './cut-word.ts';
import { computersAt, namingOf } from './host/sentences.ts';
import type { StillReading } from './host/still-clock.ts';
import type { Answered, Heard, Hint, TableHandle, TableMessage, TableUpdate, TableView } from './host/table-handle.ts';
import { paceOf, pauseOf } from './pacing.ts';
import { isCalm, settings } from './settings.ts';

export type Shown = {
  readonly sight: TableView;
  readonly view: View;
  readonly fresh: readonly Happening[];
  readonly heard: readonly Heard[];
};

/** A hint in three steps: what may I do, what would be good, why. */
export type Advice = { readonly step: 1 | 2 | 3; readonly thought?: Hint };

export type Furnished = { readonly board: Board; readonly pack: Pack };

export type TableController = {
  readonly furnished: ReadonlySignal<Furnished | undefined>;
  readonly shown: ReadonlySignal<Shown | undefined>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** Whether what is shown stays until the person goes on. */
  readonly isResting: ReadonlySignal<boolean>;
  readonly told: ReadonlySignal<readonly Heard[]>;
  /** The sheet lies open, at a clause or because of a refusal. */
  readonly sheet: Signal<{ readonly at?: string; readonly refusal?: ToldRefusal } | undefined>;
  /** What was just refused, in one line. */
  readonly refusal: Signal<ToldRefusal | undefined>;
  readonly advice: Signal<Advice | undefined>;
  readonly trouble: Signal<string | undefined>;
  readonly isMissing: ReadonlySignal<boolean>;
  /** Why there is no table any more. */
  readonly gone: ReadonlySignal<string | undefined>;
  readonly handle: () => TableHandle | undefined;
  goOn(): void;
  /** Asks the table for something; what it says no to is shown in its own words. */
  ask(verb: Verb): Promise<void>;
  /** Cuts the pack at a place, with a word of one's own. */
  cut(place: number, word: string): Promise<void>;
  send(play: Play): Promise<'played' | 'refused'>;
  advise(): Promise<void>;
  /** A lesson is being read, or has been. */
  reading(what: StillReading): void;
  leave(): void;
};

type Connect = (hear: (told: TableMessage) => void) => Promise<TableHandle | undefined>;
type Furnish = (table: TableView['table']) => Promise<Furnished>;

const STRIP = 40;

/** What is refused so soon after a play of its kind was the second half of a double click; nobody meant it. */
const DOUBLE_CLICK = 400;

export function openController(connect: Connect, furnish: Furnish): TableController {
  const furnished = signal<Furnished | undefined>(undefined);
  const told = signal<readonly Heard[]>([]);
  const sheet: TableController['sheet'] = signal(undefined);
  const refusal: TableController['refusal'] = signal(undefined);
  const advice = signal<Advice | undefined>(undefined);
  const trouble = signal<string | undefined>(undefined);
  const isMissing = signal(false);
  const gone = signal<string | undefined>(undefined);
  let isClosed = false;
  const stage = openStage<Shown>(later, shown => perceive(furnished.peek()!, shown));
  let last: View | undefined;
  let visit: TableHandle | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let played = { what: '', at: 0 };
  let isReading: StillReading = 'ends';

  const perceive = ({ board, pack }: Furnished, shown: Shown): void => {
    const { heard, sight } = shown;
    if (heard.length === 0) return;
    told.value = [...told.peek(), ...heard].slice(-STRIP);
    advice.value = undefined;
    const name = namingOf(sight.room.seats);
    for (const { sentence } of heard) announce(sentence);
    if (!isCalm(settings.peek()))
      callOut(heard.flatMap(({ happening }) => (happening && board.call?.(happening, name, pack)) ?? []));
    const noise = heard.map(({ happening }) => happening && board.sound?.(happening)).find(Boolean);
    if (noise) sound(noise);
    // Nobody chats before the first card; and what they say is not loaded before it either.
    if (played.at > 0 && settings.peek().remarks === 'on' && !sight.scene?.over) void letRemark(shown);
  };

  const receive = async ({ what, sight, heard }: TableUpdate): Promise<void> => {
    furnished.value ??= await furnish(sight.table);
    if (sight.room.closed && !isClosed) trouble.value = 'This table is closed.';
    isClosed = sight.room.closed;
    if (!sight.scene) return stage.jump({ sight, view: NO_VIEW, fresh: [], heard: [] });
    const { view } = sight.scene;
    const before = last;
    last = view;
    if (what === 'news') return stage.push(shotsOf(furnished.peek()!.board, before, { what, sight, heard }));
    told.value = heard.slice(-STRIP);
    stage.jump({ sight, view, fresh: [], heard: [] });
  };

  const hear = (heard: TableMessage): void => {
    if (heard.what === 'said') speakUp(heard);
    else if (heard.what === 'gone') gone.value = heard.why;
    else queue = queue.then(() => receive(heard)).catch(complain);
  };

  /** Whoever plays meanwhile wants no advice any more. */
  const think = async (): Promise<void> => {
    const asked: Advice = { step: 2 };
    advice.value = asked;
    const thought = await visit!.hint().catch(complain);
    if (advice.peek() === asked) advice.value = thought && { step: 2, thought };
  };

  const complain = (error: unknown): undefined => {
    trouble.value = error instanceof Error ? error.message : String(error);
  };

  const say = (answer: Answered | undefined): void => {
    if (answer && !answer.ok) trouble.value = 'error' in answer ? answer.error.message : answer.refusal.message;
  };

  void connect(hear).then(connected => {
    visit = connected;
    if (isReading === 'begins') void visit?.reading(isReading);
    isMissing.value = connected === undefined;
  }, complain);

  return {
    furnished,
    shown: stage.shown,
    isBusy: stage.isBusy,
    isResting: stage.isResting,
    goOn: stage.goOn,
    told,
    sheet,
    refusal,
    advice,
    trouble,
    isMissing,
    gone,
    handle: () => visit,
    ask: async verb => say(await visit?.ask(verb)),
    cut: async (place, word) => say(await visit?.cut(typedAs(place, word))),
    async send(play) {
      const answer = await visit!.ask({ ask: 'play', play });
      const now = performance.now();
      if (answer.ok) {
        played = { what: play.do, at: now };
        return 'played';
      }
      if (play.do === played.what && now - played.at < DOUBLE_CLICK) return 'refused';
      sound('refuse');
      if ('refusal' in answer) refusal.value = answer.refusal;
      else trouble.value = answer.error.message;
      return 'refused';
    },
    async advise() {
      const { step, thought } = advice.peek() ?? { step: 0 };
      if (step === 0) advice.value = { step: 1 };
      else if (step === 1) await think();
      else if (thought) advice.value = { step: 3, thought };
    },
    reading(what) {
      isReading = what;
      void visit?.reading(what);
    },
    leave() {
      void visit?.leave();
    },
  };
}

/** Characters are heard when they have been loaded; the game does not wait for them. */
async function letRemark({ sight, view, fresh }: Shown): Promise<void> {
  const { listen } = await import('./remarking.ts');
  await listen(sight.table.game, { view, fresh }, computersAt(sight.room.seats));
}

const NO_VIEW: View = { game: '', seat: null, turn: [], others: [], table: null, scores: [] };

/** Nobody watches a page that is hidden. On one that is seen, time begins when the step is: drawing it may take long. */
const later = (work: () => void, delay: number): void => {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work, delay));
};

export const happeningsOf = (heard: readonly Heard[]): Happening[] =>
  heard.flatMap(({ happening }) => (happening ? [happening] : []));

/** One step as the board wants it shown. */
function shotsOf(board: Board, before: View | undefined, { sight, heard }: TableUpdate): Shot<Shown>[] {
  const pace = paceOf(sight, settings.peek().pace);
  const { view } = sight.scene!;
  const happenings = happeningsOf(heard);
  const beats = board.beats?.(before ?? view, view, happenings) ?? [{ view, fresh: happenings, hold: 0 }];
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

/** Whose hands are awaited at this screen while another looks at it. */
export function passTo({ sight }: Shown): Seat | undefined {
  const { people, seat, scene } = sight;
  if (people.length < 2 || !scene) return undefined;
  const awaited = scene.turn.filter(other => people.includes(other));
  return seat !== null && awaited.includes(seat) ? undefined : awaited[0];
}
