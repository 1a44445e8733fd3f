/** Laying by tap, by drag and by key: one draft, judged while it grows. */
import type { Dropped } from '@parlour/felt/drag';
import type { Finder } from '@parlour/felt/pieces/crossword';
import type { DropOutcome } from '@parlour/felt/pieces/hand';
import type { Play } from '@parlour/kernel/game';
import type { ToldRefusal } from '@parlour/kernel/saying';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Crossword } from '../crossword/crossword.ts';
import { isLetter } from '../rules/pack.ts';
import { nameCopies } from './held.ts';
import { pressed, useKeysOfNobody } from './keys.ts';
import {
  type Cells,
  type Draft,
  freshDraft,
  type Held,
  keepUp,
  layAt,
  letterAt,
  openAlong,
  type Square,
  stillHeld,
  takeBack,
  tapCard,
  tapSquare,
} from './laying.ts';
import { type Standing, standingOf } from './standing.ts';

export type LayingProps<P extends Play> = {
  readonly crossword: Crossword;
  /** Copies may have one name here: they get names of their own. */
  readonly held: readonly Held[];
  /** So many cards may be laid in one turn. */
  readonly most: number;
  /** The cells of a word that a hint has marked. */
  readonly advised: Cells;
  /** The play these loose cards ask for. */
  playOf(draft: Draft): P;
  judge(play: P): Promise<ToldRefusal | undefined>;
  send(play: P): DropOutcome;
};

/** What the referee says of the loose cards; nothing while the referee is being asked. */
export type Verdict = { readonly of: Draft; readonly refusal: ToldRefusal | undefined };

export type Laying = {
  readonly draft: Draft;
  /** The cards not laid. */
  readonly rest: readonly Held[];
  readonly verdict: Verdict | undefined;
  /** Undefined like the verdict; what was tried in vain is refused, whatever may become of it. */
  readonly standing: Standing | undefined;
  readonly finder: Finder;
  /** The square whose words are being looked up. */
  readonly lookedUp: Signal<Square | undefined>;
  tap(square: Square): void;
  /** A card of the hand, tapped or dropped on the crossword. */
  pick(card: Held, dropped?: Dropped): DropOutcome;
  /** A loose card dragged elsewhere. */
  drop(id: string, on: string, square: Square): DropOutcome;
  press(event: KeyboardEvent): void;
  play(): DropOutcome;
  clear(): void;
  /** Takes back what is laid, and holds out this card. */
  offer(card: Held): void;
};

export function useLaying<P extends Play>(props: LayingProps<P>): Laying {
  const { crossword, most, playOf, send } = props;
  const kept = useSignal<Draft>(freshDraft(crossword));
  const held = useNames(props.held, kept.value);
  const lookedUp = useSignal<Square | undefined>(undefined);
  const tried = useSignal<Draft['laid'] | undefined>(undefined);
  const finder: Finder = useRef(undefined);
  const draft = keepUp(kept.value, held, crossword);
  useLayoutEffect(() => {
    kept.value = draft;
  });
  useEffect(() => {
    kept.value = openAlong(kept.peek(), props.advised, crossword);
  }, [props.advised.join(' ')]);
  const rest = stillHeld(held, draft);
  const verdict = useVerdict(draft, props);
  const room = tried.value === draft.laid ? 0 : Math.min(most, held.filter(({ card }) => isLetter(card)).length);
  const change = (next: Draft): void => {
    kept.value = next;
  };

  /** The card slides from where it was let go to the middle of its square, or back. */
  const put = (card: Held, square: Square): DropOutcome => {
    if (letterAt(crossword, square) !== undefined) return send(playOf(layAt(freshDraft(crossword), card, square)));
    change(layAt(draft, card, square));
    return Promise.resolve('refused');
  };
  const play = (): DropOutcome => {
    if (draft.laid.length === 0) return undefined;
    tried.value = draft.laid;
    return send(playOf(draft));
  };
  const lookUp = (square: Square): boolean => {
    if (letterAt(crossword, square) === undefined) return false;
    lookedUp.value = square;
    return true;
  };
  const enter = (): void => {
    if (draft.laid.length > 0) void play();
    else if (draft.cursor) lookUp(draft.cursor);
  };

  const press = (event: KeyboardEvent): void => {
    const next = pressed(event, { draft, held, crossword, enter });
    if (next) change(next);
  };
  useKeysOfNobody(press);

  return {
    draft,
    rest,
    verdict,
    standing: verdict && standingOf(verdict.refusal, draft.laid.length, room),
    finder,
    lookedUp,
    play,
    clear: () => change(freshDraft(crossword)),
    offer: offered => change({ ...freshDraft(crossword), offered }),
    tap(square) {
      if (!draft.picked && lookUp(square)) return;
      change(tapSquare(draft, square, crossword));
    },
    pick(card, dropped) {
      if (dropped) return dropped.on === 'crossword' ? put(card, finder.current!(dropped.x, dropped.y)) : undefined;
      change(tapCard(draft, card, crossword));
      return undefined;
    },
    drop(id, on, square) {
      const card = draft.laid.find(other => other.id === id)!;
      if (on === 'crossword') return put(card, square);
      change(takeBack(draft, id));
      return undefined;
    },
    press,
  };
}

/** The cards laid or offered are those that leave the hand, not others like them. */
function useNames(held: readonly Held[], { laid, offered }: Draft): readonly Held[] {
  const before = useRef<readonly Held[]>([]);
  const named = nameCopies(held, before.current, name => name === offered?.id || laid.some(({ id }) => id === name));
  useLayoutEffect(() => {
    before.current = named;
  });
  return named;
}

function useVerdict<P extends Play>(draft: Draft, { crossword, playOf, judge }: LayingProps<P>): Verdict | undefined {
  const verdict = useSignal<Verdict | undefined>(undefined);
  useEffect(() => {
    let isStale = false;
    if (draft.laid.length === 0) return;
    void judge(playOf(draft)).then(refusal => {
      if (!isStale) verdict.value = { of: draft, refusal };
    });
    return () => {
      isStale = true;
    };
  }, [draft.laid, crossword]);
  return draft.laid.length > 0 && verdict.value?.of.laid === draft.laid ? verdict.value : undefined;
}
