/** The deal of one day in one game: the attempt that counts, what came of it, and how the computer players fared. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { dayOf, isDay, streakOf } from '@parlour/club/days';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { hasDaily } from '@parlour/games/shelf/usual';
import { useSignal } from '@preact/signals';
import { type ComponentProps, h, type JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { boxOf } from '../boxes.ts';
import { daySaid, madeSaid, sharedText } from '../daily.ts';
import type { KeptDay } from '../host/days.ts';
import { worker } from '../host/worker-client.ts';
import { go } from '../router.tsx';
import { settings } from '../settings.ts';
import { Copied } from './copied.tsx';
import styles from './daily.module.css';
import { Streak } from './daily.tsx';
import { Levels } from './day-levels.tsx';
import { Week } from './day-week.tsx';
import { Missing } from './missing.tsx';
import { Page, Paper } from './page.tsx';

export function DayPage({ named }: PageProps): JSX.Element {
  const game = findGame(named.game ?? '');
  const today = dayOf(new Date());
  const day = named.day ?? today;
  return game && hasDaily(game) && isDay(day) && day <= today ? <Day {...{ game, day, today }} /> : <Missing />;
}

type DayProps = { readonly game: BoxedGame; readonly day: string; readonly today: string };

/** What is kept of this game's days, and of the table of this day's attempt whether it is still there. */
async function keptOf(game: string, day: string): Promise<{ days: readonly KeptDay[]; isLaid: boolean }> {
  const [days, tables] = await Promise.all([worker().days(), worker().tables()]);
  const table = days.find(kept => kept.game === game && kept.day === day)?.table;
  return { days: days.filter(kept => kept.game === game), isLaid: tables.some(({ id }) => id === table) };
}

function Day({ game, day, today }: DayProps): JSX.Element {
  const changes = useSignal(0);
  const found = useAsked(() => keptOf(game.id, day), [game.id, day, changes.value]);
  const played = found?.days.flatMap(({ made, day }) => (made ? [day] : [])) ?? [];
  const kept = found?.days.find(one => one.day === day);
  return (
    <Page title={`${game.title}, daily deal`} world={boxOf(game.id).id}>
      <Paper>
        <p class={styles.date}>{daySaid(day)}</p>
        {found && !kept?.made && <Attempt {...{ game, day, kept }} isOpen={kept ? found.isLaid : day === today} />}
        {kept?.made && (
          <>
            <p class={styles.made}>You: {madeSaid(kept.made)}.</p>
            <Streak days={streakOf(played, today)} />
            <Levels {...{ game, kept }} changed={() => (changes.value += 1)} />
            <Copied
              says="Copy the result"
              text={sharedText({
                ...kept,
                game,
                made: kept.made,
                levels: kept.levels ?? {},
                streak: streakOf(played, day),
              })}
            />
            <Board {...{ game, today }} kept={{ ...kept, made: kept.made }} />
          </>
        )}
        {found && (kept?.made || !(kept ? found.isLaid : day === today)) && <Laying {...{ game, day }} as="practice" />}
        <Week {...{ game, day, today }} days={found?.days ?? []} />
      </Paper>
    </Page>
  );
}

type BoardProps = ComponentProps<typeof import('../club/day-board.tsx').BoardOfDay>;

/** What others made of it is the house's to say; without one the page is whole. */
function Board(props: BoardProps): JSX.Element | null {
  const board = useAsked(async () => (await import('../club/day-board.tsx')).BoardOfDay, []);
  return board ? h(board, props) : null;
}

type AttemptProps = Omit<DayProps, 'today'> & { readonly kept: KeptDay | undefined; readonly isOpen: boolean };

function Attempt({ game, day, kept, isOpen }: AttemptProps): JSX.Element {
  if (!isOpen) return <p>{kept ? 'You have put this one away.' : 'You have not played this one.'}</p>;
  if (kept) {
    return (
      <>
        <p>You have begun it.</p>
        <Action tone="main" onAct={() => go(`/table/${kept.table}`)}>
          Go on
        </Action>
      </>
    );
  }
  return (
    <>
      <p>
        Everybody has the same cards today. You have one attempt that counts, without hints and without taking back.
        {game.seats[1] > 1 && ' The computer players are of the normal level, for everybody.'}
      </p>
      <Laying {...{ game, day }} as="attempt" />
    </>
  );
}

type LayingProps = Omit<DayProps, 'today'> & { readonly as: 'attempt' | 'practice' };

/** A patience is played through first: nobody gets one that cannot come out. */
function Laying({ game, day, as }: LayingProps): JSX.Element {
  const isLooking = useSignal(false);
  const lay = async (): Promise<void> => {
    const { name, pace } = settings.peek();
    const goOn = (): boolean => isLooking.peek();
    isLooking.value = true;
    const ask = as === 'attempt' ? worker().beginDay : worker().practiseDay;
    const table = await ask({ game: game.id, day }, { name, pace }, goOn);
    isLooking.value = false;
    if (table !== undefined) go(`/table/${table}`);
  };
  if (isLooking.value) {
    return (
      <div class={styles.ways}>
        <span role="status">{game.findWay ? 'A deal is played through first …' : 'One moment …'}</span>
        {game.findWay && <Action onAct={() => (isLooking.value = false)}>Call it off</Action>}
      </div>
    );
  }
  return (
    <div class={styles.ways}>
      <Action tone={as === 'attempt' ? 'main' : 'plain'} onAct={() => void lay()}>
        {as === 'attempt' ? 'Play today’s deal' : 'Practise it'}
      </Action>
    </div>
  );
}
