/** The review page and its overview. */
import { midSentence, YOU } from '@parlour/board-kit/ending';
import { PackProvider } from '@parlour/board-kit/pack';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { formatDifferences, formatTally } from '@parlour/players/review/review-sentences';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, navigateTo } from '../app/router.tsx';
import { type OpenedReplay, openReplay } from '../history/replay-state.ts';
import { boxOfGame } from '../lib/box-assets.ts';
import { encodeSharedGame, MAX_PAYLOAD_BYTES, readUpTo } from '../lib/link-payload.ts';
import { useAsync } from '../lib/use-async.ts';
import { ArrowLink, Button } from '../ui/button.tsx';
import { Segments } from '../ui/choices.tsx';
import { SelectField } from '../ui/form-fields.tsx';
import { NoticePage, PageLayout } from '../ui/page.tsx';
import { EmptyState, Panel, Row } from '../ui/surfaces.tsx';
import styles from './review.module.css';
import { ReviewCurve } from './review-curve.tsx';
import { keyMoments, MOMENT_ORDERS, type MomentOrder } from './review-model.ts';
import { MomentHead, MomentText, ReviewMoment } from './review-moment.tsx';
import { ReviewQuiz } from './review-quiz.tsx';
import { type ReviewContext, reviewAddress, useReview } from './review-state.ts';
import { reviewText } from './review-text.ts';

export function ReviewPage({ named: seatName }: PageProps): JSX.Element {
  const { hash } = currentLocation.value;
  const hasRecord = seatName.id !== undefined || hash !== '';
  const opened = useAsync(async () => (hasRecord ? openReplay(seatName.id, hash) : undefined), [seatName.id, hash]);
  if (!hasRecord) return <OpenRecordFile />;
  if (opened === undefined) return <NoticePage title={reviewText('title')} text={reviewText('loading')} />;
  if (!opened.ok) return <UnreadableRecord text={opened.fault} id={seatName.id} />;
  if (opened.value.about.isExample) return <ExampleNotGraded />;
  return (
    <PackProvider value={opened.value.assets.pack}>
      <LoadedReview {...opened.value} id={seatName.id} />
    </PackProvider>
  );
}

/** The booklet's players are not graded. */
const ExampleNotGraded = (): JSX.Element => (
  <PageLayout title={reviewText('title')}>
    <Panel>
      <p>{reviewText('example')}</p>
      <ArrowLink to={`${location.pathname.replace('/review', '/replay')}${location.hash}`}>
        {reviewText('replayLink')}
      </ArrowLink>
    </Panel>
  </PageLayout>
);

/** Records that can't be replayed still have a summary. */
function UnreadableRecord({ text, id }: { readonly text: string; readonly id: string | undefined }): JSX.Element {
  return (
    <PageLayout title={reviewText('title')}>
      <Panel>
        <p>{text}</p>
        {id !== undefined && <ArrowLink to={`/after/${id}`}>{reviewText('summaryLink')}</ArrowLink>}
      </Panel>
    </PageLayout>
  );
}

function LoadedReview({ id, ...opened }: OpenedReplay & { readonly id: string | undefined }): JSX.Element {
  const { source, about } = opened;
  const mine = source.mine?.[0];
  const seat = useSignal(mine ?? 0);
  const review = useReview(source, seat.value);
  const game = assertDefined(findGame(about.game)).title;
  useEffect(() => {
    document.title = reviewText('documentTitle', { game });
  }, [game, currentLocation.value]);
  const seatName = (other: Seat): string => source.names[other] ?? reviewText('seat', { number: other + 1 });
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
  const isQuiz = query.has('quiz') && shown.status !== 'running' && keyMoments(shown, 'inOrder').length > 0;
  return isQuiz ? <ReviewQuiz {...context} /> : <ReviewOverview {...context} onSelectSeat={onSelectSeat} />;
}

/** Reviews a record from a file: the record goes into the address and nowhere else. */
function OpenRecordFile(): JSX.Element {
  const status = useSignal('');
  const open = async (file: File | undefined): Promise<void> => {
    const bytes = file && (await readUpTo(file.stream(), MAX_PAYLOAD_BYTES));
    if (bytes)
      navigateTo(`/review#${await encodeSharedGame({ names: [], text: new TextDecoder().decode(bytes) })}`, 'replace');
    else if (file) status.value = reviewText('fileTooLong');
  };
  return (
    <PageLayout title={reviewText('title')}>
      <Panel>
        <p>{reviewText('fileIntro')}</p>
        <label class={styles.file}>
          {reviewText('fileLabel')}
          <input type="file" accept="text/plain,.txt" onChange={event => void open(event.currentTarget.files?.[0])} />
        </label>
        <p class={styles.note}>{reviewText('filePrivate')}</p>
        <p role="status">{status.value}</p>
      </Panel>
    </PageLayout>
  );
}

type ReviewOverviewProps = ReviewContext & { onSelectSeat(seat: Seat): void };

/** The whole review on one page: the winning chances, the summary, and the mistakes. */
function ReviewOverview(props: ReviewOverviewProps): JSX.Element {
  const { opened, review, id } = props;
  const game = assertDefined(findGame(opened.about.game));
  const heading = reviewText('heading', { game: game.title });
  return (
    <PageLayout title={reviewText('title')} heading={heading} world={boxOfGame(game.id).id}>
      <Panel class={styles.overview}>
        <SeatChoice {...props} />
        <ReviewProgress {...props} />
        <ReviewSummary {...props} />
        {review.shown.value.chances.length > 0 && <ReviewCurve {...props} />}
      </Panel>
      <ReviewMoments {...props} />
      <Row>
        <ArrowLink to={id === undefined ? `/replay${location.hash}` : `/replay/${id}`}>
          {reviewText('replayLink')}
        </ArrowLink>
        {id !== undefined && <ArrowLink to={`/after/${id}`}>{reviewText('summaryLink')}</ArrowLink>}
      </Row>
    </PageLayout>
  );
}

/** More names would not fit side by side. */
const MAX_SEGMENTS = 4;

function SeatChoice({ opened, seat, name, onSelectSeat }: ReviewOverviewProps): JSX.Element | null {
  const names = Array.from({ length: opened.about.count }, (_, other) => name(other));
  if (names.length < 2) return null;
  const choose = (other: string): void => onSelectSeat(Number(other));
  return names.length > MAX_SEGMENTS ? (
    <SelectField
      label={reviewText('reviewFor')}
      value={String(seat)}
      options={names.map((_, other) => String(other))}
      optionLabels={Object.fromEntries(names.entries())}
      onChange={choose}
    />
  ) : (
    <Segments
      label={reviewText('reviewFor')}
      value={String(seat)}
      choices={names.map((label, other) => ({ value: String(other), label }))}
      onChange={choose}
    />
  );
}

function ReviewProgress({ review }: ReviewContext): JSX.Element | null {
  const { status, done, total: count } = review.shown.value;
  if (status === 'done' || status === 'failed') return null;
  if (status === 'stopped') {
    return (
      <div class={styles.progress}>
        <p role="status">{reviewText('stopped', { done })}</p>
        <Button onAct={review.restart}>{reviewText('restart')}</Button>
      </div>
    );
  }
  return (
    <div class={styles.progress}>
      <p>{count === undefined ? reviewText('running') : reviewText('runningOf', { done, count })}</p>
      <progress aria-label={reviewText('progress')} value={done} max={count ?? 1} />
      <Button onAct={review.stop}>{reviewText('stop')}</Button>
    </div>
  );
}

/** The tally is shown once it is known. */
function ReviewSummary({ opened, review }: ReviewContext): JSX.Element {
  const { status, decisions, texts } = review.shown.value;
  const isKnown = status === 'done' || (status === 'stopped' && decisions.length > 0);
  return (
    <div role="status" class={styles.summary}>
      {status !== 'running' && !opened.about.result && <p>{reviewText('notOver')}</p>}
      {isKnown && <p class={styles.tally}>{formatTally(decisions)}</p>}
      {isKnown && formatDifferences(decisions) && <p>{formatDifferences(decisions)}</p>}
      {texts.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** The line and the quiz have all of them. */
const MAX_MOMENTS_SHOWN = 20;

function ReviewMoments(props: ReviewContext): JSX.Element | null {
  const { review, opened } = props;
  const order = useSignal<MomentOrder>(MOMENT_ORDERS[0]);
  const shown = review.shown.value;
  const moments = keyMoments(shown, order.value);
  if (moments.length === 0)
    return shown.status === 'done' && shown.decisions.length > 0 ? <NoMistakes {...props} /> : null;
  return (
    <Panel
      title={reviewText('mistakes')}
      aside={
        <Button tone="primary" isDisabled={shown.status === 'running'} onAct={() => navigateTo(reviewAddress('quiz'))}>
          {reviewText('quiz')}
        </Button>
      }
    >
      {moments.length > 1 && (
        <Segments
          label={reviewText('order')}
          value={order.value}
          choices={MOMENT_ORDERS.map(value => ({ value, label: reviewText(value) }))}
          onChange={chosen => (order.value = chosen)}
        />
      )}
      <ol class={styles.moments}>
        {moments.slice(0, MAX_MOMENTS_SHOWN).map(decided => (
          <li key={decided.step} class={styles.moment}>
            <MomentHead decided={decided} length={opened.about.length} />
            <MomentText decided={decided} />
            <Button size="small" onAct={() => navigateTo(reviewAddress(`moment=${decided.step}`))}>
              {reviewText('showMistake')}
            </Button>
          </li>
        ))}
      </ol>
      {moments.length > MAX_MOMENTS_SHOWN && (
        <p>{reviewText('firstShown', { shown: MAX_MOMENTS_SHOWN, count: moments.length })}</p>
      )}
    </Panel>
  );
}

const NoMistakes = ({ name, seat }: ReviewContext): JSX.Element => (
  <EmptyState title={reviewText('noMistakes')} text={reviewText('noMistakesText', { who: midSentence(name(seat)) })} />
);
