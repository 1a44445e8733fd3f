/** The board of a daily deal: the player's place and the results of others and of the levels. */

import { submissionTiming } from '@parlour/club/daily';
import type { DailyScore } from '@parlour/games/shelf/daily';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { DAILY_ROUTES, DailyLeaderboard, DailySubmissionResult } from '@parlour/protocol/club/daily';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Link } from '../app/router.tsx';
import { dailyBoardRows, dailyResultText, dailyStandingText, hypotheticalStandingText } from '../lib/daily-text.ts';
import { useAsync } from '../lib/use-async.ts';
import styles from '../pages/daily/daily.module.css';
import { Button } from '../ui/button.tsx';
import type { StoredDailyDeal } from '../worker/local/daily-deals.ts';
import { workerApi } from '../worker/worker-client.ts';
import { clubText } from './club-text.ts';
import { useCurrentMember } from './membership/session.ts';
import { clubRequest } from './request.ts';

type DailyBoardProps = {
  readonly game: BoxedGame;
  readonly deal: StoredDailyDeal & { readonly made: DailyScore };
  readonly today: string;
};

const fetchDailyBoard = async ({ game, day }: StoredDailyDeal): Promise<DailyLeaderboard | undefined> => {
  const params = { game, day };
  const answer = await clubRequest<typeof DAILY_ROUTES.leaderboard>({
    method: 'GET',
    url: '/api/club/days/:day/:game',
    params,
  });
  return answer.ok ? answer.value : undefined;
};

/** Empty without a server. */
export function DailyBoard({ game, deal, today }: DailyBoardProps): JSX.Element | null {
  const changes = useSignal(0);
  const board = useAsync(() => fetchDailyBoard(deal), [deal.id, changes.value]);
  const me = useCurrentMember();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasJustEntered = changes.value > 0 && Boolean(board?.mine);
  // The pressed button is gone, so focus moves to the heading.
  useEffect(() => {
    if (hasJustEntered) heading.current?.focus();
  }, [hasJustEntered]);
  if (!board) return null;
  const isOpen = ['on the day', 'late'].includes(submissionTiming(deal.day, today));
  return (
    <section class={styles.board} aria-label={clubText('dailyBoardOf')}>
      <h2 ref={heading} tabIndex={-1} class={styles.heading}>
        {clubText('dailyBoard')}
      </h2>
      {board.mine ? (
        <p>{dailyStandingText(board.mine)}</p>
      ) : (
        isOpen && <DailyEntry deal={deal} role={me ? 'member' : 'guest'} onEntered={() => (changes.value += 1)} />
      )}
      <BoardRows game={game} board={board} mine={me?.id} />
    </section>
  );
}

type EntryProps = { readonly deal: StoredDailyDeal; readonly role: 'member' | 'guest'; onEntered(): void };

function DailyEntry({ deal, role, onEntered }: EntryProps): JSX.Element {
  const answer = useSignal<DailySubmissionResult | string | undefined>(undefined);
  const enter = async (): Promise<void> => {
    answer.value = clubText('dailyChecking');
    answer.value = await submitEntry(deal);
    if (typeof answer.value !== 'string' && answer.value.is !== 'not kept') onEntered();
  };
  const result = answer.value;
  return (
    <>
      <div class={styles.ways}>
        <Button onAct={() => void enter()}>{clubText(role === 'member' ? 'dailyEnter' : 'dailyCompare')}</Button>
      </div>
      <p role="status">{typeof result === 'string' ? result : result && hypotheticalStandingText(result)}</p>
      {role === 'guest' && result !== undefined && typeof result !== 'string' && (
        <p>
          {clubText.rich<ComponentChildren, 'dailyNotStored'>('dailyNotStored', {
            link: words => <Link to="/club/me">{words}</Link>,
          })}
        </p>
      )}
    </>
  );
}

/** Returns the entry, or an error message. */
async function submitEntry({ game, day, table }: StoredDailyDeal): Promise<DailySubmissionResult | string> {
  const record = await workerApi().record(`${table}.1`);
  if (!record) return clubText('dailyRecordGone');
  const request = { params: { game, day }, body: { record: record.text } };
  const answer = await clubRequest<typeof DAILY_ROUTES.submitRecord>({
    method: 'POST',
    url: '/api/club/days/:day/:game',
    ...request,
  });
  return answer.ok ? answer.value : answer.fault.message;
}

type BoardRowsProps = { readonly game: BoxedGame; readonly board: DailyLeaderboard; readonly mine: string | undefined };

function BoardRows({ game, board, mine }: BoardRowsProps): JSX.Element {
  if (board.of === 0) return <p>{clubText('dailyEmpty')}</p>;
  return (
    <ol class={styles.levels} aria-label={clubText('dailyBest')}>
      {dailyBoardRows(game, board, mine).map(({ key, name: role, made, note: about }) => (
        <li key={key} class={styles.row}>
          <span>{role}</span>
          <span class={styles.about}>
            {dailyResultText(made)}
            {about}
          </span>
        </li>
      ))}
    </ol>
  );
}
