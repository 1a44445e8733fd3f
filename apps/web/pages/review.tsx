/** A match looked over: how it stood, the moments that mattered, and what would have been better. */
import { YOU } from '@parlour/board-kit/ending';
import { PackProvider } from '@parlour/board-kit/pack';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { momentsOf } from '../review.ts';
import { Link, place } from '../router.tsx';
import { Notice } from './notice.tsx';
import { type OpenedReplay, openReplay } from './open-replay.ts';
import { Page, Paper } from './page.tsx';
import { RecordFile } from './review-file.tsx';
import { ReviewMoment } from './review-moment.tsx';
import { ReviewOverview } from './review-overview.tsx';
import { ReviewQuiz } from './review-quiz.tsx';
import type { Reviewed } from './reviewed.ts';
import { useReview } from './use-review.ts';

const TITLE = 'Look it over';

export function ReviewPage({ named }: PageProps): JSX.Element {
  const { hash } = place.value;
  const isAsked = named.id !== undefined || hash !== '';
  const opened = useAsked(async () => (isAsked ? openReplay(named.id, hash) : undefined), [named.id, hash]);
  if (!isAsked) return <RecordFile title={TITLE} />;
  if (opened === undefined) return <Notice title={TITLE} says="One moment …" />;
  if (!opened.ok) return <Unreadable says={opened.fault} id={named.id} />;
  return (
    <PackProvider value={opened.value.furnished.pack}>
      <Reviewing {...opened.value} id={named.id} />
    </PackProvider>
  );
}

/** What the table has answered for is seen all the same. */
function Unreadable({ says, id }: { readonly says: string; readonly id: string | undefined }): JSX.Element {
  return (
    <Page title={TITLE}>
      <Paper>
        <p>{says}</p>
        {id !== undefined && <Link to={`/after/${id}`}>What counted, and its record</Link>}
      </Paper>
    </Page>
  );
}

function Reviewing({ id, ...opened }: OpenedReplay & { readonly id: string | undefined }): JSX.Element {
  const { shared, about } = opened;
  const mine = shared.mine?.[0];
  const seat = useSignal(mine ?? 0);
  const review = useReview(shared, seat.value);
  const title = must(findGame(about.game)).title;
  useEffect(() => {
    document.title = `${TITLE}: ${title} · Parlour`;
  }, [title, place.value]);
  const named = (other: Seat): string => shared.names[other] ?? `Seat ${other + 1}`;
  const name = (other: Seat): string => (other === mine ? YOU : named(other));
  const reviewed: Reviewed = { opened, id, review, seat: seat.value, name };
  return <Shown reviewed={reviewed} look={other => (seat.value = other)} />;
}

/** Which part of it is shown is said by the address, so that going back works. */
function Shown({ reviewed, look }: { readonly reviewed: Reviewed; look(seat: Seat): void }): JSX.Element {
  const { query } = place.value;
  const shown = reviewed.review.shown.value;
  const decided = shown.decided.find(({ step }) => String(step) === query.get('moment'));
  if (decided) return <ReviewMoment key={decided.step} {...reviewed} decided={decided} />;
  const isQuiz = query.has('quiz') && shown.is !== 'running' && momentsOf(shown, 'as they came').length > 0;
  return isQuiz ? <ReviewQuiz {...reviewed} /> : <ReviewOverview {...reviewed} look={look} />;
}
