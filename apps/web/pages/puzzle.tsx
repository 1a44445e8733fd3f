/** One puzzle: played on the game's own board, explained when it is solved, and the way to the next. */

import { YOU } from '@parlour/board-kit/ending';
import { PackProvider } from '@parlour/board-kit/pack';
import { Action } from '@parlour/board-kit/pieces/prompt';
import { Strip } from '@parlour/board-kit/pieces/strip';
import { dayOf } from '@parlour/club/days';
import { finderOf, findPuzzleKind, type ListedKind, puzzleOfDay } from '@parlour/games/shelf/puzzle-list';
import { personAt } from '@parlour/games/shelf/puzzles';
import type { Seat } from '@parlour/kernel/game';
import { type Result, success } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { boxOf } from '../boxes.ts';
import { type Furnished, happeningsOf } from '../following.ts';
import type { PuzzleAbout, PuzzleDesk } from '../host/puzzling.ts';
import { worker } from '../host/worker-client.ts';
import { HARDNESS, numberIn } from '../puzzles.ts';
import { Link } from '../router.tsx';
import { furnish } from './furnish.ts';
import { Missing } from './missing.tsx';
import { Notice } from './notice.tsx';
import styles from './puzzle.module.css';
import { PuzzleBoard } from './puzzle-board.tsx';
import { NextPuzzle, PuzzleEnd } from './puzzle-end.tsx';
import { PuzzleLog } from './puzzle-log.tsx';
import tableStyles from './table.module.css';
import { type Puzzling, usePuzzle, WRONG } from './use-puzzle.ts';

type Asked = { readonly kind: ListedKind; readonly number: number };

export function PuzzlePage({ named }: PageProps): JSX.Element {
  const kind = findPuzzleKind(named.kind ?? '');
  const number = kind && numberIn(kind, named.number ?? '');
  return kind && number !== undefined ? <AskedPuzzle kind={kind} number={number} /> : <Missing />;
}

/** The puzzle of today, the same for everybody. */
export function TodayPage(): JSX.Element {
  const daily = puzzleOfDay(dayOf(new Date()));
  const kind = daily && findPuzzleKind(daily.kind);
  return daily && kind ? <AskedPuzzle kind={kind} number={daily.number} /> : <Missing />;
}

type Opened = { readonly desk: PuzzleDesk; readonly about: PuzzleAbout; readonly furnished: Furnished };

async function open({ kind, number }: Asked): Promise<Result<Opened>> {
  const desk = await worker().puzzle({ kind: kind.id, number });
  const about = await desk.about();
  return about.ok ? success({ desk, about: about.value, furnished: await furnish(about.value) }) : about;
}

function AskedPuzzle(asked: Asked): JSX.Element {
  const opened = useAsked(() => open(asked), [asked.kind.id, asked.number]);
  if (opened === undefined) return <Notice title={asked.kind.title} says="One moment …" />;
  if (!opened.ok) return <Notice title={asked.kind.title} says={opened.fault} />;
  return (
    <PackProvider value={opened.value.furnished.pack}>
      <LaidPuzzle asked={asked} opened={opened.value} />
    </PackProvider>
  );
}

type LaidProps = { readonly asked: Asked; readonly opened: Opened };

function LaidPuzzle({ asked, opened }: LaidProps): JSX.Element {
  const { kind, number } = asked;
  const { about, desk } = opened;
  const puzzling = usePuzzle({ kind: kind.id, number }, desk);
  const isLogOpen = useSignal(false);
  useEffect(() => {
    document.title = `${kind.title} ${number} · Parlour`;
  }, [kind, number]);
  const heard = [...about.heard, ...(puzzling.stand.value === 'right' ? (puzzling.solution.value?.heard ?? []) : [])];
  return (
    <main class={tableStyles.table} data-world={boxOf(about.game).id}>
      <PuzzleBar {...asked} />
      <Strip told={heard} openLog={() => (isLogOpen.value = true)} />
      <div class={tableStyles.cloth}>
        <PuzzleTable asked={asked} opened={opened} puzzling={puzzling} />
      </div>
      {isLogOpen.value && <PuzzleLog game={about.game} heard={heard} close={() => (isLogOpen.value = false)} />}
    </main>
  );
}

function PuzzleBar({ kind, number }: Asked): JSX.Element {
  return (
    <header class={styles.bar} data-part="bar">
      <Link to={`/puzzles/${kind.id}`} class={styles.back}>
        Puzzles
      </Link>
      <h1 class={styles.title}>
        {kind.title} {number}
      </h1>
      <span class={styles.hard}>{HARDNESS[finderOf(kind, number)]}</span>
    </header>
  );
}

function PuzzleTable({ asked, opened, puzzling }: LaidProps & { readonly puzzling: Puzzling }): JSX.Element {
  const { about, desk, furnished } = opened;
  const { stand, solution, show, answer } = puzzling;
  const isAway = useSignal(false);
  const found = solution.value;
  const after = stand.value === 'right' ? found : undefined;
  const name = (seat: Seat): string => (seat === about.seat ? YOU : personAt(seat));
  return (
    <>
      <PuzzleBoard
        furnished={furnished}
        position={{
          view: after?.view ?? about.view,
          fresh: after ? happeningsOf(after.heard) : [],
          plays: after ? [] : about.plays,
          more: about.more && !after,
          advised: stand.value === 'shown' ? found?.play : undefined,
          hands: about.hands,
        }}
        name={name}
        says={saysOf(asked.kind.asks, puzzling)}
        isAsked={found === undefined}
        answer={answer}
        judge={play => desk.judge(play)}
        past={() => desk.past()}
      >
        {!found && <Action onAct={() => void show()}>See the answer</Action>}
        {found && isAway.value && <NextPuzzle {...asked} />}
        {found && isAway.value && <Action onAct={() => (isAway.value = false)}>Why?</Action>}
      </PuzzleBoard>
      {found && !isAway.value && <PuzzleEnd {...asked} puzzling={puzzling} putAway={() => (isAway.value = true)} />}
    </>
  );
}

const saysOf = (asks: string, { stand, refused }: Puzzling): string =>
  stand.value === 'wrong' ? WRONG : stand.value === 'refused' ? refused.value : asks;
