/** Four seats around a compass, the score beside it, and the Star nation in the bar. */

import type { Board, BoardProps } from '@parlour/board-kit/board';
import { Hand } from '@parlour/board-kit/components/cards/hand.tsx';
import { Trick } from '@parlour/board-kit/components/cards/trick.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { SeatView, seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import { CardZoom, Tabletop } from '@parlour/board-kit/components/tabletop.tsx';
import { lazy } from '@parlour/board-kit/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { NationsEvent } from '../rules/apply.ts';
import { callWords } from '../rules/call-words.ts';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsView } from '../rules/view.ts';
import { CompassMat } from './compass.tsx';
import styles from './nations.module.css';
import { nationsTableText as t } from './nations-text.ts';
import {
  animationSteps,
  callOut,
  describePlay,
  hintQuestion,
  isStar,
  type LastTrick,
  lastTrick,
  lessons,
  promptFor,
  sideOfSeat,
  soundOf,
  winningSeat,
} from './presentation.ts';
import { ScorePanels, ScoreStrip, StarBadge, tricksPlace } from './score.tsx';
import { SidePanels } from './side-panels.tsx';

type NationsBoardProps = BoardProps<NationsView, NationsPlay, NationsEvent>;

const HAND_SIZE = 13;

const DealCount = lazy(async () => (await import('./count.tsx')).DealCount);

function Table(props: NationsBoardProps): JSX.Element {
  const { view, fresh, plays, name, send } = props;
  const taken = fresh.find(event => event.what === 'trick');
  const isDealt = fresh.some(({ what }) => what === 'deal');
  const canCall = plays.some(play => play.do === 'call');
  const last = useLastTrick(props);
  const isEnlarged = useSignal(false);
  const enlarge = (): void => {
    isEnlarged.value = true;
  };
  return (
    <Tabletop
      step={fresh}
      flights={isDealt ? dealFlights(view) : []}
      going={card =>
        card === view.star
          ? seatPlace(view.dealer ?? 0)
          : taken && (taken.seat === view.seat ? tricksPlace(taken.seat % 2) : seatPlace(taken.seat))
      }
      badge={<StarBadge star={view.star} />}
      score={<ScoreStrip view={view} name={name} showLastTrick={last && enlarge} />}
      seats={<Seats {...props} />}
      middle={
        <>
          <Middle {...props} />
          {isEnlarged.value && last && (
            <CardZoom label={t('lastTrick')} cards={last.cards} close={() => (isEnlarged.value = false)} />
          )}
        </>
      }
      prompt={
        <>
          {props.prompt}
          {canCall && (
            <ActionButton tone="main" onAct={() => void send({ do: 'call' })}>
              {callWords(view.seat ?? 0)}
            </ActionButton>
          )}
        </>
      }
      own={<Own {...props} />}
      left={<ScorePanels view={view} name={name} />}
      right={<SidePanels last={last} recent={props.recent ?? []} enlarge={enlarge} />}
    />
  );
}

const dealFlights = ({ others }: NationsView): { from: string; to: string }[] =>
  Array.from({ length: HAND_SIZE }, () => others.map(({ seat }) => ({ from: 'table', to: seatPlace(seat) }))).flat();

/** The past is asked for again after every trick. */
function useLastTrick({ view, past, name }: NationsBoardProps): LastTrick | undefined {
  const last = useSignal<LastTrick | undefined>(undefined);
  const tricks = view.tricks.join();
  useEffect(() => {
    void past().then(events => {
      last.value = lastTrick(events, name, view.seat);
    });
  }, [tricks, view.dealer, view.seat]);
  return last.value;
}

const Seats = ({ view, name }: NationsBoardProps): JSX.Element => (
  <>
    {view.others
      .filter(({ seat }) => sideOfSeat(seat, view.seat) !== 'bottom')
      .map(({ seat, cards }) => (
        <div key={seat} class={styles.seat} data-side={sideOfSeat(seat, view.seat)}>
          <SeatAt {...{ view, seat, cards, name }} />
        </div>
      ))}
  </>
);

function Middle({ view, fresh, name, past, lit }: NationsBoardProps): JSX.Element {
  const { seat: me, trick, star, dealer } = view;
  const isCounted = fresh.some(({ what }) => what === 'tricks');
  const isMissing = me !== null && view.turn.length > 0 && trick.length < 4 && trick.every(({ seat }) => seat !== me);
  return (
    <div class={styles.middle}>
      <CompassMat star={star} />
      <div class={styles.trick}>
        <Trick
          label={t('trick')}
          cards={trick}
          side={seat => sideOfSeat(seat, me)}
          order={seat => (seat - (trick[0]?.seat ?? view.turn[0] ?? view.leader) + 4) % 4}
          winner={winningSeat(view)}
          mine={isMissing && !(view.starExposed && dealer === me) ? me : undefined}
          exposed={view.starExposed && star !== null && dealer !== null ? { seat: dealer, card: star } : undefined}
          lit={lit}
        />
      </div>
      {isCounted && <DealCount {...{ view, fresh, name, past }} />}
    </div>
  );
}

type SeatAtProps = Pick<NationsBoardProps, 'view' | 'name'> & { readonly seat: number; readonly cards: number };

function SeatAt({ view, seat, cards, name }: SeatAtProps): JSX.Element {
  const isDealer = seat === view.dealer;
  const isPartner = view.seat !== null && seat === (view.seat + 2) % 4;
  const marks = [isPartner ? t('partner') : '', isDealer ? t('dealer') : ''].filter(mark => mark !== '');
  return (
    <SeatView
      seat={seat}
      name={name(seat)}
      cards={view.starExposed && isDealer ? cards - 1 : cards}
      isAwaited={view.turn.includes(seat)}
      marks={marks}
      team={seat % 2 === (view.seat ?? 0) % 2 ? 'us' : 'them'}
      side={sideOfSeat(seat, view.seat)}
    />
  );
}

/** Under the index, so that it shows in every fan and touches no face. */
const StarMark = (): JSX.Element => (
  <svg viewBox="0 0 20 20" class={styles.mark} aria-hidden="true">
    <path d="M10 1.500 12.600 7.200 18.800 7.900 14.200 12.100 15.500 18.200 10 15.100 4.500 18.200 5.800 12.100 1.200 7.900 7.400 7.200Z" />
  </svg>
);

function Own({ view, plays, advised, lit, name, send }: NationsBoardProps): JSX.Element {
  if (view.seat === null) {
    const first = view.others.find(({ seat }) => seat === 0)!;
    return <SeatAt view={view} seat={0} cards={first.cards} name={name} />;
  }
  const cards = (view.hand ?? []).map(card => ({ card, id: card }));
  const permitted = plays.flatMap(play => (play.do === 'card' ? [play.card] : []));
  return (
    <Hand
      label={t('hand', { count: cards.length })}
      cards={cards}
      from="table"
      permitted={new Set<string>(permitted)}
      advised={new Set(advised?.do === 'card' ? [advised.card] : [])}
      lit={lit}
      legend={card => (isStar(view, card) ? <StarMark /> : null)}
      pick={({ card }) => send({ do: 'card', card })}
    />
  );
}

export const board: Board<NationsView, NationsPlay, NationsEvent> = {
  Table,
  prompt: promptFor,
  heading: events => t('deal', { number: Math.max(1, events.filter(({ what }) => what === 'deal').length) }),
  animationSteps,
  call: callOut,
  sound: soundOf,
  named: describePlay,
  question: hintQuestion,
  lessons,
};
