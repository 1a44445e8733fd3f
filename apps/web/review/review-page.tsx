/** The review page and its overview. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { midSentence, YOU } from '@parlour/board-kit/ending';
import { PackProvider } from '@parlour/board-kit/pack';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { formatTally } from '@parlour/players/review/review-sentences';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, Link, navigateTo } from '../app/router.tsx';
import styles from '../history/my-games-page.module.css';
import { type OpenedReplay, openReplay } from '../history/replay-state.ts';
import { boxOfGame } from '../lib/box-assets.ts';
import { encodeSharedGame, MAX_PAYLOAD_BYTES, readUpTo } from '../lib/link-payload.ts';
import { useAsync } from '../lib/use-async.ts';
import { SelectField } from '../ui/form-fields.tsx';
import { NoticePage, PageLayout, PaperPanel } from '../ui/page.tsx';
import { ReviewCurve } from './review-curve.tsx';
import { keyMoments, MOMENT_ORDERS, type MomentOrder } from './review-model.ts';
import { MomentText, ReviewMoment } from './review-moment.tsx';
import reviewPageStyles from './review-page.module.css';
import { ReviewQuiz } from './review-quiz.tsx';
import { type ReviewContext, reviewAddress, useReview } from './review-state.ts';

const REVIEW_TITLE = 'Look it over';

export function ReviewPage({ named: seatName }: PageProps): JSX.Element {
  const { hash } = currentLocation.value;
  const hasRecord = seatName.id !== undefined || hash !== '';
  const opened = useAsync(async () => (hasRecord ? openReplay(seatName.id, hash) : undefined), [seatName.id, hash]);
  if (!hasRecord) return <OpenRecordFile title={REVIEW_TITLE} />;
  if (opened === undefined) return <NoticePage title={REVIEW_TITLE} text="One moment …" />;
  if (!opened.ok) return <UnreadableRecord text={opened.fault} id={seatName.id} />;
  return (
    <PackProvider value={opened.value.assets.pack}>
      <LoadedReview {...opened.value} id={seatName.id} />
    </PackProvider>
  );
}

/** Records that can't be replayed still have a summary. */
function UnreadableRecord({ text, id }: { readonly text: string; readonly id: string | undefined }): JSX.Element {
  return (
    <PageLayout title={REVIEW_TITLE}>
      <PaperPanel>
        <p>{text}</p>
        {id !== undefined && <Link to={`/after/${id}`}>What counted, and its record</Link>}
      </PaperPanel>
    </PageLayout>
  );
}

function LoadedReview({ id, ...opened }: OpenedReplay & { readonly id: string | undefined }): JSX.Element {
  const { source, about } = opened;
  const mine = source.mine?.[0];
  const seat = useSignal(mine ?? 0);
  const review = useReview(source, seat.value);
  const title = assertDefined(findGame(about.game)).title;
  useEffect(() => {
    document.title = `${REVIEW_TITLE}: ${title} · Parlour`;
  }, [title, currentLocation.value]);
  const seatName = (other: Seat): string => source.names[other] ?? `Seat ${other + 1}`;
  const name = (other: Seat): string => (other === mine ? YOU : seatName(other));
  const context: ReviewContext = { opened, id, review, seat: seat.value, name };
  return <ReviewPart context={context} onSelectSeat={other => (seat.value = other)} />;
}

/** The address says which part is shown, so that the back button works. */
function ReviewPart({
  context,
  onSelectSeat,
}: {
  readonly context: ReviewContext;
  onSelectSeat(seat: Seat): void;
}): JSX.Element {
  const { query } = currentLocation.value;
  const shown = context.review.shown.value;
  const decided = shown.decisions.find(({ step }) => String(step) === query.get('moment'));
  if (decided) return <ReviewMoment key={decided.step} {...context} decided={decided} />;
  const isQuiz = query.has('quiz') && shown.status !== 'running' && keyMoments(shown, 'as they came').length > 0;
  return isQuiz ? <ReviewQuiz {...context} /> : <ReviewOverview {...context} onSelectSeat={onSelectSeat} />;
}

/** Reviews a record from a file: the record goes into the address and nowhere else. */
export function OpenRecordFile({ title }: { readonly title: string }): JSX.Element {
  const status = useSignal('');
  const open = async (file: File | undefined): Promise<void> => {
    const bytes = file && (await readUpTo(file.stream(), MAX_PAYLOAD_BYTES));
    if (bytes)
      navigateTo(`/review#${await encodeSharedGame({ names: [], text: new TextDecoder().decode(bytes) })}`, 'replace');
    else if (file) status.value = 'This file is longer than any record, and was not read.';
  };
  return (
    <PageLayout title={title}>
      <PaperPanel>
        <p>
          A record tells how a match stood, where it was lost, and what would have been better. It stays on this device.
        </p>
        <label class={styles.file}>
          A record as a file
          <input type="file" accept="text/plain,.txt" onChange={event => void open(event.currentTarget.files?.[0])} />
        </label>
        <p role="status">{status.value}</p>
      </PaperPanel>
    </PageLayout>
  );
}

type ReviewOverviewProps = ReviewContext & { onSelectSeat(seat: Seat): void };

/** The whole review on one page: the curve, its conclusion, and the moments that mattered. */
export function ReviewOverview(props: ReviewOverviewProps): JSX.Element {
  const { opened, review, seat, name, onSelectSeat, id } = props;
  const game = assertDefined(findGame(opened.about.game));
  const names = Array.from({ length: opened.about.count }, (_, other) => name(other));
  return (
    <PageLayout title="Look it over" heading={`${game.title}, looked over`} world={boxOfGame(game.id).id}>
      <PaperPanel>
        {names.length > 1 && (
          <SelectField
            label="Looked over for"
            value={String(seat)}
            options={names.map((_, other) => String(other))}
            optionLabels={Object.fromEntries(names.entries())}
            onChange={other => onSelectSeat(Number(other))}
          />
        )}
        <ReviewProgress {...props} />
        {review.shown.value.chances.length > 0 && <ReviewCurve {...props} />}
        <ReviewSummary {...props} />
        <p class={reviewPageStyles.ways}>
          <Link to={id === undefined ? `/replay${location.hash}` : `/replay/${id}`}>Replay</Link>
          {id !== undefined && <Link to={`/after/${id}`}>What counted, and its record</Link>}
        </p>
      </PaperPanel>
      <ReviewMoments {...props} />
    </PageLayout>
  );
}

function ReviewProgress({ review }: ReviewContext): JSX.Element | null {
  const { status: is, done, total: of } = review.shown.value;
  if (is === 'done' || is === 'failed') return null;
  if (is === 'stopped') {
    return (
      <div class={reviewPageStyles.progress}>
        <p role="status">
          Stopped after {done} {done === 1 ? 'decision' : 'decisions'}.
        </p>
        <ActionButton onAct={review.restart}>Look it over again</ActionButton>
      </div>
    );
  }
  return (
    <div class={reviewPageStyles.progress}>
      <p>Looking it over … {of !== undefined && `${done} of ${of} decisions`}</p>
      <progress aria-label="How much has been looked over" value={done} max={of ?? 1} />
      <ActionButton onAct={review.stop}>Stop</ActionButton>
    </div>
  );
}

/** The conclusion is shown once it is known. */
function ReviewSummary({ opened, review }: ReviewContext): JSX.Element {
  const { status: is, decisions: decided, texts: says } = review.shown.value;
  const isKnown = is === 'done' || (is === 'stopped' && decided.length > 0);
  return (
    <div role="status" class={reviewPageStyles.summary}>
      {is !== 'running' && !opened.about.result && <p>This game is not over; this is how it went so far.</p>}
      {isKnown && <p>{formatTally(decided)}</p>}
      {says.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** Readers don't need more; the curve and the quiz have them all. */
const MAX_MOMENTS_SHOWN = 20;

function ReviewMoments(props: ReviewContext): JSX.Element | null {
  const { review, name, seat } = props;
  const order = useSignal<MomentOrder>(MOMENT_ORDERS[0]);
  const shown = review.shown.value;
  const moments = keyMoments(shown, order.value);
  if (moments.length === 0)
    return shown.status === 'done' && shown.decisions.length > 0 ? <NothingLost {...props} /> : null;
  return (
    <PaperPanel>
      <h2 class={reviewPageStyles.heading}>The moments that mattered</h2>
      <div class={reviewPageStyles.ordering}>
        {moments.length > 1 && (
          <SelectField
            label="In which order"
            value={order.value}
            options={MOMENT_ORDERS}
            onChange={chosen => (order.value = chosen)}
          />
        )}
        <ActionButton
          tone="main"
          isDisabled={shown.status === 'running'}
          onAct={() => navigateTo(reviewAddress('quiz'))}
        >
          What would you do?
        </ActionButton>
      </div>
      <ol>
        {moments.slice(0, MAX_MOMENTS_SHOWN).map(decided => (
          <li key={decided.step} class={reviewPageStyles.moment}>
            <MomentText decided={decided} who={midSentence(name(seat))} length={props.opened.about.length} />
            <ActionButton onAct={() => navigateTo(reviewAddress(`moment=${decided.step}`))}>
              See it on the table
            </ActionButton>
          </li>
        ))}
      </ol>
      {moments.length > MAX_MOMENTS_SHOWN && (
        <p>
          The first {MAX_MOMENTS_SHOWN} of {moments.length} are shown.
        </p>
      )}
    </PaperPanel>
  );
}

function NothingLost({ name, seat }: ReviewContext): JSX.Element {
  return (
    <PaperPanel>
      <h2 class={reviewPageStyles.heading}>The moments that mattered</h2>
      <p>
        Nothing was surely better than what {midSentence(name(seat))} played. The rest was up to the cards and the
        others.
      </p>
    </PaperPanel>
  );
}
