/** Laying by tap, by drag and by key: one draft, judged while it grows. */

import type { DropOutcome } from '@parlour/board-kit/components/cards/hand.tsx';
import type { SquareFinder } from '@parlour/board-kit/components/crossword/crossword.tsx';
import type { Dropped } from '@parlour/board-kit/input/drag';
import type { Play } from '@parlour/kernel/game';
import type { RefusalWithMessage } from '@parlour/kernel/sentences';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Crossword } from '../crossword/crossword.ts';
import { type Acting, enter, handsOn, roomOn } from './acts.ts';
import { nameCopies } from './held.ts';
import { pressed, useKeysOfNobody } from './keys.ts';
import { type Cells, type Draft, freshDraft, type Held, keepUp, openAlong, type Square, stillHeld } from './laying.ts';
import { type Standing, standingOf } from './standing.ts';

export type LayingProps<P extends Play> = {
  readonly crossword: Crossword;
  /** Copies may have one name here: they get names of their own. */
  readonly held: readonly Held[];
  /** So many cards may be laid in one turn. */
  readonly most: number;
  /** What a tap on a word that lies there does: nobody reads a dictionary while others race. */
  readonly wordsOpen: 'the dictionary' | 'nothing';
  /** The cells of a word that a hint has marked. */
  readonly advised: Cells;
  /** The play these loose cards ask for. */
  playOf(draft: Draft): P;
  judge(play: P): Promise<RefusalWithMessage | undefined>;
  send(play: P): DropOutcome;
};

/** What the referee says of the loose cards; nothing while the referee is being asked. */
export type Verdict = { readonly of: Draft; readonly refusal: RefusalWithMessage | undefined };

export type Laying = {
  readonly draft: Draft;
  /** The cards not laid. */
  readonly rest: readonly Held[];
  readonly verdict: Verdict | undefined;
  /** Undefined like the verdict; what was tried in vain is refused, whatever may become of it. */
  readonly standing: Standing | undefined;
  readonly finder: SquareFinder;
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
  const { crossword } = props;
  const kept = useSignal<Draft>(freshDraft(crossword));
  const held = useNames(props.held, kept.value);
  const lookedUp = useSignal<Square | undefined>(undefined);
  const tried = useSignal<Draft['laid'] | undefined>(undefined);
  const finder: SquareFinder = useRef(undefined);
  const draft = useKeptUp(kept, held, props);
  const verdict = useVerdict(draft, props);
  const acting: Acting<P> = { ...props, held, draft, kept, tried, lookedUp, finder };
  const press = (event: KeyboardEvent): void => {
    const next = pressed(event, { draft, held, crossword, enter: () => enter(acting) });
    if (next) kept.value = next;
  };
  useKeysOfNobody(press);
  return {
    draft,
    rest: stillHeld(held, draft),
    verdict,
    standing: verdict && standingOf(verdict.refusal, draft.laid.length, roomOn(acting)),
    finder,
    lookedUp,
    ...handsOn(acting),
    press,
  };
}

/** The draft after whatever has happened meanwhile, and along with a hint. */
function useKeptUp<P extends Play>(
  kept: Signal<Draft>,
  held: readonly Held[],
  { crossword, advised }: LayingProps<P>,
): Draft {
  const draft = keepUp(kept.value, held, crossword);
  useLayoutEffect(() => {
    kept.value = draft;
  });
  useEffect(() => {
    kept.value = openAlong(kept.peek(), advised, crossword);
  }, [advised.join(' ')]);
  return draft;
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
