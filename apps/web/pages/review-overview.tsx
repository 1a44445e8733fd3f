/** The whole of a review on paper: the curve, what it comes to, and the moments that mattered. */
import { amid } from '@parlour/board-kit/ending';
import { Action } from '@parlour/board-kit/pieces/prompt';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { sayTally } from '@parlour/players/review-words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { boxOf } from '../boxes.ts';
import { momentsOf, ORDERS, type Order } from '../review.ts';
import { go, Link } from '../router.tsx';
import { Page, Paper } from './page.tsx';
import styles from './review.module.css';
import { ReviewCurve } from './review-curve.tsx';
import { MomentText } from './review-words.tsx';
import { type Reviewed, reviewAt } from './reviewed.ts';
import { Choice } from './terms.tsx';

type OverviewProps = Reviewed & { look(seat: Seat): void };

export function ReviewOverview(props: OverviewProps): JSX.Element {
  const { opened, review, seat, name, look, id } = props;
  const game = must(findGame(opened.about.game));
  const names = Array.from({ length: opened.about.count }, (_, other) => name(other));
  return (
    <Page title="Look it over" heading={`${game.title}, looked over`} world={boxOf(game.id).id}>
      <Paper>
        {names.length > 1 && (
          <Choice
            says="Looked over for"
            value={String(seat)}
            of={names.map((_, other) => String(other))}
            names={Object.fromEntries(names.entries())}
            choose={other => look(Number(other))}
          />
        )}
        <Progress {...props} />
        {review.shown.value.stood.length > 0 && <ReviewCurve {...props} />}
        <Summary {...props} />
        <p class={styles.ways}>
          <Link to={id === undefined ? `/replay${location.hash}` : `/replay/${id}`}>Replay</Link>
          {id !== undefined && <Link to={`/after/${id}`}>What counted, and its record</Link>}
        </p>
      </Paper>
      <Moments {...props} />
    </Page>
  );
}

function Progress({ review }: Reviewed): JSX.Element | null {
  const { is, done, of } = review.shown.value;
  if (is === 'done' || is === 'failed') return null;
  if (is === 'stopped') {
    return (
      <div class={styles.progress}>
        <p role="status">
          Stopped after {done} {done === 1 ? 'decision' : 'decisions'}.
        </p>
        <Action onAct={review.again}>Look it over again</Action>
      </div>
    );
  }
  return (
    <div class={styles.progress}>
      <p>Looking it over … {of !== undefined && `${done} of ${of} decisions`}</p>
      <progress aria-label="How much has been looked over" value={done} max={of ?? 1} />
      <Action onAct={review.stop}>Stop</Action>
    </div>
  );
}

/** What it comes to is said when it is known. */
function Summary({ opened, review }: Reviewed): JSX.Element {
  const { is, decided, says } = review.shown.value;
  const isKnown = is === 'done' || (is === 'stopped' && decided.length > 0);
  return (
    <div role="status" class={styles.summary}>
      {is !== 'running' && !opened.about.result && <p>This game is not over; this is how it went so far.</p>}
      {isKnown && <p>{sayTally(decided)}</p>}
      {says.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** More are not read; the curve and the questions have them all. */
const MOST_LISTED = 20;

function Moments(props: Reviewed): JSX.Element | null {
  const { review, name, seat } = props;
  const order = useSignal<Order>(ORDERS[0]);
  const shown = review.shown.value;
  const moments = momentsOf(shown, order.value);
  if (moments.length === 0) return shown.is === 'done' && shown.decided.length > 0 ? <NothingLost {...props} /> : null;
  return (
    <Paper>
      <h2 class={styles.heading}>The moments that mattered</h2>
      <div class={styles.ordering}>
        {moments.length > 1 && (
          <Choice says="In which order" value={order.value} of={ORDERS} choose={chosen => (order.value = chosen)} />
        )}
        <Action tone="main" isDisabled={shown.is === 'running'} onAct={() => go(reviewAt('quiz'))}>
          What would you do?
        </Action>
      </div>
      <ol>
        {moments.slice(0, MOST_LISTED).map(decided => (
          <li key={decided.step} class={styles.moment}>
            <MomentText decided={decided} who={amid(name(seat))} length={props.opened.about.length} />
            <Action onAct={() => go(reviewAt(`moment=${decided.step}`))}>See it on the table</Action>
          </li>
        ))}
      </ol>
      {moments.length > MOST_LISTED && (
        <p>
          The first {MOST_LISTED} of {moments.length} are shown.
        </p>
      )}
    </Paper>
  );
}

function NothingLost({ name, seat }: Reviewed): JSX.Element {
  return (
    <Paper>
      <h2 class={styles.heading}>The moments that mattered</h2>
      <p>Nothing was surely better than what {amid(name(seat))} played. The rest was up to the cards and the others.</p>
    </Paper>
  );
}
