/** The board of a day: where one stands with its deal, and what others and the levels made of it. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { entryOn } from '@parlour/club/days';
import type { Made } from '@parlour/games/shelf/daily';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { DAYS_ROUTES, DayBoard, DayEntered } from '@parlour/protocol/club/days';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useAsked } from '../asking.ts';
import { madeSaid } from '../daily.ts';
import type { KeptDay } from '../host/days.ts';
import { worker } from '../host/worker-client.ts';
import styles from '../pages/daily.module.css';
import { Link } from '../router.tsx';
import { ask } from './ask.ts';
import { linesOf, standingSaid, wouldBeSaid } from './day-lines.ts';
import { useMe } from './who.ts';

type BoardProps = {
  readonly game: BoxedGame;
  readonly kept: KeptDay & { readonly made: Made };
  readonly today: string;
};

const boardAt = async ({ game, day }: KeptDay): Promise<DayBoard | undefined> => {
  const params = { game, day };
  const answer = await ask<typeof DAYS_ROUTES.dayBoard>({ method: 'GET', url: '/api/club/days/:day/:game', params });
  return answer.ok ? answer.value : undefined;
};

/** Where no house is within reach there is no board, and nothing is missed. */
export function BoardOfDay({ game, kept, today }: BoardProps): JSX.Element | null {
  const changes = useSignal(0);
  const board = useAsked(() => boardAt(kept), [kept.id, changes.value]);
  const me = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  const isIn = changes.value > 0 && Boolean(board?.mine);
  // The button by which they entered is gone then.
  useEffect(() => {
    if (isIn) heading.current?.focus();
  }, [isIn]);
  if (!board) return null;
  const isOpen = ['on the day', 'late'].includes(entryOn(kept.day, today));
  return (
    <section class={styles.board} aria-label="The board of the day">
      <h2 ref={heading} tabIndex={-1} class={styles.heading}>
        The board
      </h2>
      {board.mine ? (
        <p>{standingSaid(board.mine)}</p>
      ) : (
        isOpen && <Entering kept={kept} who={me ? 'member' : 'guest'} entered={() => (changes.value += 1)} />
      )}
      <Rows game={game} board={board} mine={me?.id} />
    </section>
  );
}

type EnteringProps = { readonly kept: KeptDay; readonly who: 'member' | 'guest'; entered(): void };

function Entering({ kept, who, entered }: EnteringProps): JSX.Element {
  const answer = useSignal<DayEntered | string | undefined>(undefined);
  const enter = async (): Promise<void> => {
    answer.value = 'The house plays it through again …';
    answer.value = await entryOf(kept);
    if (typeof answer.value !== 'string' && answer.value.is !== 'not kept') entered();
  };
  const told = answer.value;
  return (
    <>
      <div class={styles.ways}>
        <Action onAct={() => void enter()}>{who === 'member' ? 'Enter it on the board' : 'See where I stand'}</Action>
      </div>
      <p role="status">{typeof told === 'string' ? told : told && wouldBeSaid(told)}</p>
      {who === 'guest' && told !== undefined && typeof told !== 'string' && (
        <p>
          Nothing of it is kept. <Link to="/club">A member’s place is.</Link>
        </p>
      )}
    </>
  );
}

/** What came of it, or why nothing did. */
async function entryOf({ game, day, table }: KeptDay): Promise<DayEntered | string> {
  const record = await worker().record(`${table}.1`);
  if (!record) return 'The record of this attempt is not on this device any more.';
  const asked = { params: { game, day }, body: { record: record.text } };
  const answer = await ask<typeof DAYS_ROUTES.enterDay>({ method: 'POST', url: '/api/club/days/:day/:game', ...asked });
  return answer.ok ? answer.value : answer.fault.message;
}

type RowsProps = { readonly game: BoxedGame; readonly board: DayBoard; readonly mine: string | undefined };

function Rows({ game, board, mine }: RowsProps): JSX.Element {
  if (board.of === 0) return <p>Nobody has entered it yet.</p>;
  return (
    <ol class={styles.levels} aria-label="Who made most of it">
      {linesOf(game, board, mine).map(({ key, who, made, about }) => (
        <li key={key} class={styles.row}>
          <span>{who}</span>
          <span class={styles.about}>
            {madeSaid(made)}
            {about}
          </span>
        </li>
      ))}
    </ol>
  );
}
