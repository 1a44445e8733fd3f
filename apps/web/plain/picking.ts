/** What a person has touched since the last step: cards of the hand, or what lies in a tray; and what that can mean. */
import type { DropOutcome } from '@parlour/board-kit/pieces/hand';
import type { Play } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { Copy } from './laid.ts';
import { about, aboutAny, meant, type Worded, withoutHand } from './wording.ts';

type Touched = {
  readonly chosen: readonly Copy[];
  /** Cards of a tray. */
  readonly asked: readonly string[];
  /** A card that no play is about. */
  readonly idle?: string;
};

const NOTHING: Touched = { chosen: [], asked: [] };

export type Picking = Touched & {
  /** The plays that need a button now. */
  readonly offered: readonly Worded[];
  pick(card: Copy): DropOutcome;
  ask(cards: readonly string[]): void;
};

type Situation = {
  /** What is touched is forgotten with the next step. */
  readonly step: unknown;
  readonly plays: readonly Worded[];
  readonly hand: readonly Copy[];
  send(play: Play): DropOutcome;
};

const namesOf = (cards: readonly Copy[]): string[] => cards.map(({ card }) => card);

export function usePicking({ step, plays, hand, send }: Situation): Picking {
  const touched = useSignal({ step, ...NOTHING });
  const now: Touched = touched.value.step === step ? touched.value : NOTHING;
  const touch = (what: Partial<Touched>): undefined => {
    touched.value = { step, ...NOTHING, ...what };
  };
  return {
    ...now,
    offered: offeredBy(now, plays, namesOf(hand)),
    pick(card) {
      if (about(plays, [card.card]).length === 0) return touch({ idle: card.card });
      const next = nextChosen(now.chosen, card, plays);
      const only = next.includes(card) ? meant(plays, namesOf(next), namesOf(hand)) : undefined;
      touch({ chosen: only ? [] : next });
      return only && send(only.play);
    },
    ask(cards) {
      const [only, ...others] = aboutAny(plays, cards);
      if (only && others.length === 0) void send(only.play);
      else touch({ asked: cards });
    },
  };
}

function offeredBy({ chosen, asked }: Touched, plays: readonly Worded[], hand: readonly string[]): readonly Worded[] {
  if (chosen.length > 0) return about(plays, namesOf(chosen));
  return asked.length > 0 ? aboutAny(plays, asked) : withoutHand(plays, hand);
}

/** A chosen card is put back; another joins those before it if some play has them all, else it is the first. */
function nextChosen(chosen: readonly Copy[], card: Copy, plays: readonly Worded[]): readonly Copy[] {
  if (chosen.some(({ id }) => id === card.id)) return chosen.filter(({ id }) => id !== card.id);
  const joined = [...chosen, card];
  return about(plays, namesOf(joined)).length > 0 ? joined : [card];
}
