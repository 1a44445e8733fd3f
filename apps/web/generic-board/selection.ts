/** What the player has touched since the last step, and which plays that can mean. */
import type { DropOutcome } from '@parlour/board-kit/components/cards/hand.tsx';
import type { Play } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { CardCopy } from './descriptions.ts';
import { type DescribedPlay, onlyPlayWith, playsWithAll, playsWithAny, playsWithoutHandCards } from './descriptions.ts';

type TouchedCards = {
  readonly chosen: readonly CardCopy[];
  readonly trayCards: readonly string[];
  /** A card that appears in no allowed play. */
  readonly unplayable?: string;
};

const NO_TOUCHED_CARDS: TouchedCards = { chosen: [], trayCards: [] };

export type Selection = TouchedCards & {
  /** The plays that need a button now. */
  readonly offered: readonly DescribedPlay[];
  pickCard(card: CardCopy): DropOutcome;
  askTray(cards: readonly string[]): void;
};

type SelectionInput = {
  /** The selection is cleared with the next step. */
  readonly step: unknown;
  readonly plays: readonly DescribedPlay[];
  readonly hand: readonly CardCopy[];
  send(play: Play): DropOutcome;
};

const cardNamesOf = (cards: readonly CardCopy[]): string[] => cards.map(({ card }) => card);

export function useSelection({ step, plays, hand, send }: SelectionInput): Selection {
  const touched = useSignal({ step, ...NO_TOUCHED_CARDS });
  const current: TouchedCards = touched.value.step === step ? touched.value : NO_TOUCHED_CARDS;
  const touch = (what: Partial<TouchedCards>): undefined => {
    touched.value = { step, ...NO_TOUCHED_CARDS, ...what };
  };
  return {
    ...current,
    offered: playsFor(current, plays, cardNamesOf(hand)),
    pickCard(card) {
      if (playsWithAll(plays, [card.card]).length === 0) return touch({ unplayable: card.card });
      const next = nextChosen(current.chosen, card, plays);
      const only = next.includes(card) ? onlyPlayWith(plays, cardNamesOf(next), cardNamesOf(hand)) : undefined;
      touch({ chosen: only ? [] : next });
      return only && send(only.play);
    },
    askTray(cards) {
      const [only, ...others] = playsWithAny(plays, cards);
      if (only && others.length === 0) void send(only.play);
      else touch({ trayCards: cards });
    },
  };
}

function playsFor(
  { chosen, trayCards }: TouchedCards,
  plays: readonly DescribedPlay[],
  hand: readonly string[],
): readonly DescribedPlay[] {
  if (chosen.length > 0) return playsWithAll(plays, cardNamesOf(chosen));
  return trayCards.length > 0 ? playsWithAny(plays, trayCards) : playsWithoutHandCards(plays, hand);
}

/** A chosen card is put back. Another is added if some play has them all, else it starts a new selection. */
function nextChosen(chosen: readonly CardCopy[], card: CardCopy, plays: readonly DescribedPlay[]): readonly CardCopy[] {
  if (chosen.some(({ id }) => id === card.id)) return chosen.filter(({ id }) => id !== card.id);
  const joined = [...chosen, card];
  return playsWithAll(plays, cardNamesOf(joined)).length > 0 ? joined : [card];
}
