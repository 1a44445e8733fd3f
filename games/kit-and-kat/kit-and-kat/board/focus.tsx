/** The one zone that shows one card in full: yours with its buttons, or theirs with the shout. */
import { CardSides, cardClass } from '@parlour/board-kit/components/cards/card.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { Group } from '@parlour/board-kit/components/screen-reader.tsx';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { usePack } from '@parlour/board-kit/pack';
import type { Seat } from '@parlour/kernel/game';
import { formatList } from '@parlour/messages';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { isQuestion } from '../../pack/pack.ts';
import { type Card, cardOf, rankOf } from '../rules/cards.ts';
import type { KitEvent } from '../rules/events.ts';
import { nextRank } from '../rules/state.ts';
import { type KitView, lastRead } from '../rules/view.ts';
import { Answers, answeredCards, questionOf } from './answers.tsx';
import { kitBoardText } from './board-text.ts';
import styles from './focus.module.css';
import { areTipsOn } from './presentation.ts';
import { canPark, canStack, fitsBook, isMyTurn, ownPiles, rightCards, type Selection } from './selection.ts';
import { CompactShout, Shout } from './shout.tsx';
import { booksOfTarget, type ShoutTarget, sayBooks } from './shout-target.ts';

/** What the zone shows. */
export type Focus =
  | { readonly is: 'own'; readonly card: Card }
  | { readonly is: 'shout'; readonly card: Card | undefined; readonly target: ShoutTarget }
  | { readonly is: 'caught'; readonly card: Card; readonly verdict: 'mistake' | 'late' }
  | { readonly is: 'read'; readonly card: Card | undefined };

type FocusState = {
  readonly selected: Card | undefined;
  readonly target: ShoutTarget | undefined;
  /** The player lets the turn before stand. */
  readonly isStanding: boolean;
};

export function focusOf(view: KitView, fresh: readonly KitEvent[], state: FocusState): Focus {
  const caught = caughtCard(view, fresh);
  if (caught) return caught;
  if (state.selected !== undefined) return { is: 'own', card: state.selected };
  const { target } = state;
  if (target && !target.isSilenced && !state.isStanding) return { is: 'shout', card: cardOfTarget(target), target };
  const [tip] = isMyTurn(view) && areTipsOn(view) ? rightCards(view) : [];
  return tip === undefined ? { is: 'read', card: lastRead(view) } : { is: 'own', card: tip };
}

/** The card read last in that turn, or the one parked. */
const cardOfTarget = ({ acts }: ShoutTarget): Card | undefined =>
  (acts.findLast(({ is }) => is === 'played') ?? acts.at(-1))?.card ?? undefined;

/** After a good shout the wrong card stays in view for a moment. */
function caughtCard({ notes }: KitView, fresh: readonly KitEvent[]): (Focus & { is: 'caught' }) | undefined {
  const back = fresh.find(event => event.what === 'back');
  if (back) return back.cards[0] === undefined ? undefined : { is: 'caught', card: back.cards[0], verdict: 'mistake' };
  const isLate = fresh.some(event => event.what === 'shout' && event.verdict === 'late');
  const late = isLate ? notes.findLast(note => note.is === 'played' && rankOf(note.card) === 1) : undefined;
  return late?.is === 'played' ? { is: 'caught', card: late.card, verdict: 'late' } : undefined;
}

export type FocusZoneProps = {
  readonly view: KitView;
  readonly focus: Focus;
  readonly target: ShoutTarget | undefined;
  readonly isShoutAdvised: boolean;
  name(seat: Seat): string;
  onPlay(card: Card): void;
  readonly parking: NonNullable<Selection>['parking'];
  onPark(card: Card): void;
  onStack(): void;
  /** From covering or stacking to the card. */
  onBack(card: Card): void;
  onStand(): void;
  onShout(at: Seat): void;
  press(): void;
  release(): void;
};

export function FocusZone(props: FocusZoneProps): JSX.Element {
  const { view, focus } = props;
  const readBy = focus.is === 'shout' ? focus.target.at : readerOf(view);
  return (
    <Group
      class={styles.focus!}
      data-spot="focus"
      data-drop="table"
      data-is={focus.is}
      label={kitBoardText('focusLabel')}
    >
      {focus.card === undefined ? (
        <span class={styles.nothing} />
      ) : (
        <FullCard card={focus.card} from={focus.is === 'own' ? undefined : seatPlace(readBy)} />
      )}
      <div class={styles.say}>
        {focus.is === 'own' && <OwnCard {...props} card={focus.card} />}
        {focus.is === 'shout' && <TheirTurn {...props} target={focus.target} />}
        {focus.is === 'caught' && (
          <p class={styles.wrong}>
            {kitBoardText(focus.verdict === 'late' ? 'caughtLate' : 'caughtCard', { card: focus.card })}
          </p>
        )}
        {focus.is === 'read' && <LastRead view={view} card={focus.card} by={props.name(readBy)} />}
      </div>
    </Group>
  );
}

/** The player who read the last card aloud. */
const readerOf = ({ notes, player }: KitView): Seat => {
  const last = notes.findLast(note => note.is === 'played');
  return last?.is === 'played' ? last.seat : player;
};

/** An own card is already on the table, as a tab of the hand; only cards of others move here. */
function FullCard({ card, from }: { readonly card: Card; readonly from: string | undefined }): JSX.Element {
  const { nameOf } = usePack();
  const isMoving = from === undefined ? {} : { 'data-card': card, 'data-from': from };
  return (
    <span key={card} class={`${cardClass} ${styles.card}`} role="img" aria-label={nameOf(card)} {...isMoving}>
      <CardSides card={card} />
    </span>
  );
}

const Line = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <p class={styles.line}>{children}</p>
);

function OwnCard(props: FocusZoneProps & { readonly card: Card }): JSX.Element {
  const { view, card, target, parking, isShoutAdvised, onPlay, onPark } = props;
  if (parking !== undefined) return <ParkingButtons {...props} />;
  const tips = isMyTurn(view) && areTipsOn(view);
  const fits = fitsBook(view, card);
  const book = card.charAt(0);
  const below =
    ownPiles(view)
      .find(pile => pile.at(-1) === card)
      ?.slice(0, -1) ?? [];
  return (
    <>
      <Line>
        {isQuestion(card)
          ? kitBoardText('readQuestion', { answer: cardOf(book, rankOf(card) + 1) })
          : kitBoardText('readAnswer', { question: questionOf(card) })}
      </Line>
      {isMyTurn(view) && (
        <ActionButton tone={tips && !fits ? 'plain' : 'main'} onAct={() => onPlay(card)}>
          {kitBoardText('playOn', { book })}
        </ActionButton>
      )}
      {canPark(view, card) && (
        <ActionButton tone={tips && !fits ? 'main' : 'plain'} onAct={() => onPark(card)}>
          {kitBoardText(tips && fits ? 'parkInstead' : 'parkIt')}
        </ActionButton>
      )}
      {below.length > 0 && <p class={styles.small}>{kitBoardText('under', { cards: below.join(', ') })}</p>}
      {tips && <Tip view={view} card={card} fits={fits} />}
      {target && !target.isSilenced && <CompactShout {...props} target={target} isAdvised={isShoutAdvised} />}
    </>
  );
}

/** All places are full: the pile is tapped below. */
function ParkingButtons({
  view,
  card,
  parking,
  onStack,
  onBack,
}: FocusZoneProps & { readonly card: Card }): JSX.Element {
  return (
    <>
      {parking === 'cover' && canStack(view) && <ActionButton onAct={onStack}>{kitBoardText('stackTwo')}</ActionButton>}
      <ActionButton tone="quiet" onAct={() => onBack(card)}>
        {kitBoardText('back')}
      </ActionButton>
    </>
  );
}

function Tip({
  view,
  card,
  fits,
}: {
  readonly view: KitView;
  readonly card: Card;
  readonly fits: boolean;
}): JSX.Element | null {
  const book = card.charAt(0);
  if (!fits) {
    const next = cardOf(book, nextRank(view.table[book] ?? []));
    return <p class={styles.small}>{kitBoardText('doesNotFit', { card, book, next })}</p>;
  }
  const others = rightCards(view).filter(other => other !== card);
  if (others.length === 0) return null;
  return <p class={styles.small}>{kitBoardText('alsoFits', { count: others.length, cards: formatList(others) })}</p>;
}

function TheirTurn(props: FocusZoneProps & { readonly target: ShoutTarget }): JSX.Element {
  const { view, target, onStand } = props;
  return (
    <>
      <Line>{sayBooks(booksOfTarget(target))}</Line>
      <Shout {...props} isAdvised={props.isShoutAdvised} />
      <p class={styles.small} id="shout-price">
        {kitBoardText(view.falseShout === 'card' ? 'falseShoutCostsCard' : 'falseShoutSilences')}
      </p>
      {isMyTurn(view) && <ActionButton onAct={onStand}>{kitBoardText('letStand')}</ActionButton>}
    </>
  );
}

/** KK-10: what was read aloud last, and its answer and notes to read again. */
export function LastRead({
  view,
  card,
  by,
}: {
  readonly view: KitView;
  readonly card: Card | undefined;
  readonly by: string;
}): JSX.Element {
  const pack = usePack();
  const isOpen = useSignal(false);
  const note = card === undefined ? undefined : pack.notesOn(card)[0];
  const hasNotes = answeredCards(view).some(answer => pack.notesOn(answer).length > 0);
  return (
    <>
      {view.seat !== null && view.silent.includes(view.seat) && <Line>{kitBoardText('silenced')}</Line>}
      {card !== undefined && (
        <Line>
          {isQuestion(card)
            ? kitBoardText('asked', { player: by, answer: cardOf(card.charAt(0), rankOf(card) + 1) })
            : kitBoardText('answered', { player: by, question: questionOf(card) })}
        </Line>
      )}
      {card !== undefined && !isQuestion(card) && (
        <p class={styles.small} lang={pack.languageOf(questionOf(card))}>
          {pack.wordsOf(questionOf(card))}
        </p>
      )}
      {note !== undefined && <p class={styles.small}>{note}</p>}
      {view.seat !== null && <p class={styles.small}>{kitBoardText('tapToRead')}</p>}
      {hasNotes && (
        <ActionButton tone="quiet" onAct={() => (isOpen.value = true)}>
          {kitBoardText('answersAndNotes')}
        </ActionButton>
      )}
      {isOpen.value && <Answers view={view} close={() => (isOpen.value = false)} />}
    </>
  );
}
