/** The end of a match over the whole board: the ending in steps, then the next actions. */

import { FinalStandings } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { Rosette } from '@parlour/board-kit/components/panels/rosette.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { announce } from '@parlour/board-kit/components/screen-reader.tsx';
import { ownSeat } from '@parlour/board-kit/components/seats/portrait.tsx';
import { type Ending, type EndingProps, YOU } from '@parlour/board-kit/ending';
import { usePack } from '@parlour/board-kit/pack';
import { playSound, vibrate } from '@parlour/board-kit/sound/sound';
import { currentRemark } from '@parlour/board-kit/sound/speech';
import { findGame } from '@parlour/games/shelf/shelf';
import type { MatchResult, Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { headToHeadOf, headToHeadText } from '../../history/match-statistics.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { loadEnding, showClosingRemark } from '../../lib/lazy-box-parts.ts';
import { useAsync } from '../../lib/use-async.ts';
import { computerNames, seatNamer } from '../../worker/seat-names.ts';
import type { TableView } from '../../worker/table-handle.ts';
import { type AfterMatchProps, type MatchEndParts, platform } from '../platform.ts';
import type { TableController } from '../table-controller.ts';
import { CutReveal } from './cut-pack.tsx';
import { LazyRatingLines, RematchRequest } from './rematch.tsx';
import styles from './result.module.css';
import { roomText } from './room-text.ts';
import { useWinFrames, WinFrames, winScore } from './win.tsx';

type MatchResultProps = Omit<AfterMatchProps, 'record' | 'onShowTable'> & {
  readonly result: MatchResult;
  readonly parts: MatchEndParts;
};

export function winnersSentence({ winners }: MatchResult, name: (seat: number) => string): string {
  const names = winners.map(name);
  if (names.length === 0) return roomText('unsolved');
  if (names.length === 1 && names[0] === YOU) return roomText('youWon');
  return roomText('won', { names: formatList(names), count: names.length });
}

/** The seat addressed as "you": at a remote table, or alone at this screen. */
const viewerSeat = ({ localSeats: people, seat, remote }: TableView): Seat | null =>
  remote ? seat : people.length === 1 ? (people[0] ?? null) : null;

export function MatchResultPanel(props: MatchResultProps): JSX.Element | null {
  const { controller, tableView, result } = props;
  const matchEnd = useMatchEnd(controller, tableView, result);
  const ending = useAsync(
    async () => (await loadEnding(tableView.table.game)) ?? genericEnding,
    [tableView.table.game],
  );
  return matchEnd && ending ? <EndScreen {...props} matchEnd={matchEnd} ending={ending} /> : null;
}

/** The stored games include this one once its record is written, which its proof shows. */
function useMatchEnd(controller: TableController, tableView: TableView, result: MatchResult): EndingProps | undefined {
  const tableEvents = useAsync(async () => (await controller.handle()?.history()) ?? [], []);
  const records = useAsync(() => platform().workerApi().records(), [tableView.proof === undefined]) ?? [];
  if (!tableEvents || !tableView.scene) return undefined;
  const [me, names] = [viewerSeat(tableView), seatNamer(tableView.room.seats)];
  const computers = computerNames(tableView.room.seats);
  return {
    view: tableView.scene.view,
    result,
    events: tableEvents.flatMap(({ event }) => (event ? [event] : [])),
    me,
    ...(tableView.durationMs !== undefined && { lasted: tableView.durationMs }),
    name: seat => (seat === me ? YOU : names(seat)),
    against: seat => {
      const name = computers[seat];
      return me === null || name === undefined ? '' : headToHeadText(headToHeadOf(records, tableView.table.game, name));
    },
  };
}

/** On the root element: a `:has` selector would restyle the whole table at every step. */
function markEndOnRoot(end: 'open' | 'aside' | 'first'): () => void {
  document.documentElement.dataset.end = end;
  return () => void delete document.documentElement.dataset.end;
}

type EndScreenProps = MatchResultProps & { readonly matchEnd: EndingProps; readonly ending: Ending };

function EndScreen(props: EndScreenProps): JSX.Element {
  const { controller, tableView, matchEnd, ending } = props;
  const { me, result } = matchEnd;
  const hasWon = me !== null && result.winners.includes(me);
  const { frame, skip } = useWinFrames(hasWon);
  const isMinimized = useSignal(false);
  const isDone = frame === 'result';
  const [headline, reason] = [ending.headline(matchEnd), ending.decided(matchEnd)];
  useLayoutEffect(
    () => markEndOnRoot(frame === 'count' ? 'first' : isMinimized.value ? 'aside' : 'open'),
    [frame, isMinimized.value],
  );
  useLayoutEffect(() => {
    ownSeat.value = me ?? undefined;
    return () => {
      ownSeat.value = undefined;
    };
  }, [me]);
  useEffect(() => playSound(hasWon ? 'win' : 'loss'), []);
  useEffect(() => {
    if (isDone) announceResult(tableView, matchEnd, [headline, reason].filter(Boolean).join(' '));
  }, [isDone]);
  if (isMinimized.value) {
    return (
      <section class={styles.aside} aria-label={roomText('theEnd')} data-ending="aside" data-part="slip">
        <RematchRequest controller={controller} tableView={tableView} />
        <ActionButton onAct={() => (isMinimized.value = false)}>{roomText('showResult')}</ActionButton>
      </section>
    );
  }
  const { title } = assertDefined(findGame(tableView.table.game));
  const boxTitle = boxOfGame(tableView.table.game).title;
  return (
    <section
      class={styles.end}
      aria-label={roomText('theEnd')}
      data-ending="open"
      data-part="slip"
      data-frame={frame}
      data-won={hasWon}
    >
      {frame === 'result' ? (
        <ResultPage
          {...props}
          {...{ headline, reason, title, boxTitle, hasWon }}
          onShowTable={() => (isMinimized.value = true)}
        />
      ) : (
        <WinFrames
          {...{ frame, skip }}
          title={boxTitle}
          count={ending.count?.(matchEnd)}
          score={result.scores.length > 1 ? winScore(result, me!) : undefined}
          winners={result.winners}
        />
      )}
    </section>
  );
}

type ResultPageProps = EndScreenProps & {
  readonly headline: string;
  readonly reason: string;
  readonly title: string;
  readonly boxTitle: string;
  readonly hasWon: boolean;
  onShowTable(): void;
};

/** Score, medal, the moment that decided the match, and what to do next. */
function ResultPage(props: ResultPageProps): JSX.Element {
  const { controller, tableView, onOpenWaitingRoom, matchEnd, ending, parts } = props;
  const { headline, reason, title, boxTitle, hasWon, onShowTable } = props;
  const { back, shape } = usePack();
  const { Link } = platform();
  const record = `${platform().currentTableId()}.${tableView.room.match}`;
  return (
    <div class={styles.result}>
      <header class={styles.bar}>
        <Link to={`/box/${boxOfGame(tableView.table.game).id}`} class={styles.back} label={roomText('backToBox')}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M15 4 7 12l8 8" fill="none" stroke="currentColor" stroke-width="1.8" />
          </svg>
        </Link>
        <span class={styles.title}>{title}</span>
        <ShuffleCheck tableView={tableView} record={record} parts={parts} />
      </header>
      <div class={styles.told}>
        <RematchRequest controller={controller} tableView={tableView} />
        <CutReveal tableView={tableView} />
        <div class={styles.head}>
          {hasWon && <Rosette place={roomText('first')} title={boxTitle} class={styles.rosette} />}
          <div>
            <h2 class={styles.verdict}>{headline}</h2>
            <ClosingRemark tableView={tableView} />
          </div>
        </div>
      </div>
      <div class={styles.scene} style={{ '--back': back, '--shape': shape }}>
        <ending.Scene {...matchEnd} />
      </div>
      <div class={styles.more}>
        {tableView.earned && <parts.Medals titles={tableView.earned} />}
        {reason !== '' && (
          <section class={styles.moment}>
            {matchEnd.result.scores.length > 1 && <h3>{roomText('decidingMoment')}</h3>}
            <p class={styles.decided}>{reason}</p>
          </section>
        )}
        {tableView.table.settings.rated && <LazyRatingLines tableView={tableView} match={tableView.room.match} />}
      </div>
      <footer class={styles.foot}>
        <parts.AfterMatchActions {...{ controller, tableView, onOpenWaitingRoom, record, onShowTable }} />
      </footer>
    </div>
  );
}

/** A computer player's last words. */
function ClosingRemark({ tableView: { room } }: Pick<MatchResultProps, 'tableView'>): JSX.Element | null {
  const remark = currentRemark.value;
  return remark === undefined ? null : (
    <p class={styles.said}>{roomText('says', { name: seatNamer(room.seats)(remark.seat), words: remark.words })}</p>
  );
}

type ShuffleCheckProps = Pick<EndScreenProps, 'tableView' | 'parts'> & { readonly record: string };

function ShuffleCheck({ tableView, record, parts: { ProofLine } }: ShuffleCheckProps): JSX.Element | null {
  if (tableView.proof)
    return (
      <div class={styles.proof}>
        <ProofLine proof={tableView.proof} name={seatNamer(tableView.room.seats)} record={record} size="seal" />
      </div>
    );
  return tableView.seat !== null && tableView.remote ? (
    <p class={styles.proof} role="status">
      {roomText('checkingShuffle')}
    </p>
  ) : null;
}

/** Announces the result; a computer player may make a last remark. */
function announceResult(tableView: TableView, { events: tableEvents, view }: EndingProps, text: string): void {
  announce(text);
  vibrate();
  if (settings.peek().remarks === 'off') return;
  void showClosingRemark(
    tableView.table.game,
    { newEvents: tableEvents.slice(-1), view },
    computerNames(tableView.room.seats),
  );
}

/** Winners first, since the game may not say whether high scores are good. Seats of a side share its score. */
function GenericEndingScene({ result, name, against }: EndingProps): JSX.Element {
  const { scores, winners } = result;
  const sides = scores.map((score, side) => ({
    side,
    score,
    isFirst: winners.some(seat => seat % scores.length === side),
  }));
  const rows = sides
    .toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst))
    .map(({ side, score, isFirst }) => ({
      seats: [side],
      name: name(side),
      note: against(side),
      place: isFirst ? 1 : undefined,
      score: String(score),
    }));
  return <FinalStandings label={roomText('score')} rows={rows} />;
}

/** The ending of a game that brings none: all players with their scores. */
export const genericEnding: Ending = {
  headline: ({ result, name }) => winnersSentence(result, name),
  decided: () => '',
  Scene: GenericEndingScene,
};
