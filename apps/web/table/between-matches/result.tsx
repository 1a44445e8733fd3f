/** The end of a match over the whole board: the ending in steps, then the next actions. */
import { announce } from '@parlour/board-kit/components/announcer.tsx';
import { FinalStandings, useSteps } from '@parlour/board-kit/components/panels/final-standings.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { conjugate, countUpTo, type Ending, type EndingProps, joinWithAnd, YOU } from '@parlour/board-kit/ending';
import { usePack } from '@parlour/board-kit/pack';
import { playSound, vibrate } from '@parlour/board-kit/sound/sound';
import type { MatchResult, Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { headToHeadOf, headToHeadText } from '../../history/match-statistics.ts';
import { loadEnding, showClosingRemark } from '../../lib/lazy-box-parts.ts';
import { useAsync } from '../../lib/use-async.ts';
import { computerNames, seatNamer } from '../../worker/narration.ts';
import type { TableView } from '../../worker/table-handle.ts';
import { type AfterMatchProps, type MatchEndParts, platform } from '../platform.ts';
import type { TableController } from '../table-controller.ts';
import { CutReveal, LazyRatingLines, RematchRequest } from './rematch.tsx';
import styles from './result.module.css';

type MatchResultProps = Omit<AfterMatchProps, 'record' | 'onShowTable'> & {
  readonly result: MatchResult;
  readonly parts: MatchEndParts;
};

export function winnersSentence(result: MatchResult, name: (seat: number) => string): string {
  if (result.winners.length === 0) return 'It did not come out.';
  const names = result.winners.map(name);
  return `${joinWithAnd(names)} ${conjugate(names, 'has', 'have')} won.`;
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
function markEndOnRoot(end: 'open' | 'aside'): () => void {
  document.documentElement.dataset.end = end;
  return () => void delete document.documentElement.dataset.end;
}

type EndScreenProps = MatchResultProps & { readonly matchEnd: EndingProps; readonly ending: Ending };

function EndScreen(props: EndScreenProps): JSX.Element {
  const { controller, tableView, onOpenWaitingRoom, matchEnd, ending, parts } = props;
  const { step, isDone, skip } = useSteps(ending.steps(matchEnd));
  const { back, shape } = usePack();
  const isMinimized = useSignal(false);
  const scene = useTapToSkip(skip);
  const headline = ending.headline(matchEnd);
  const reason = ending.decided(matchEnd);
  const record = `${platform().currentTableId()}.${tableView.room.match}`;
  useLayoutEffect(() => markEndOnRoot(isMinimized.value ? 'aside' : 'open'), [isMinimized.value]);
  useEffect(() => {
    if (isDone) announceResult(tableView, matchEnd, `${headline} ${reason}`);
  }, [isDone]);
  if (isMinimized.value) {
    return (
      <section class={styles.aside} aria-label="The end of the game" data-ending="aside" data-part="slip">
        <RematchRequest controller={controller} tableView={tableView} />
        <ActionButton onAct={() => (isMinimized.value = false)}>Back to the end</ActionButton>
      </section>
    );
  }
  return (
    <section class={styles.end} aria-label="The end of the game" data-ending="open" data-part="slip">
      <div class={styles.plaque}>
        <header class={styles.head}>
          <h2 class={styles.verdict}>{isDone ? headline : 'The end'}</h2>
          {isDone && <p class={styles.decided}>{reason}</p>}
        </header>
        <div class={styles.scene} ref={scene} style={{ '--back': back, '--shape': shape }}>
          <ending.Scene {...matchEnd} step={step} />
        </div>
        <footer class={styles.foot}>
          {isDone ? (
            <>
              <div class={styles.signs}>
                <ShuffleCheck tableView={tableView} record={record} parts={parts} />
                <EarnedFeats tableView={tableView} />
              </div>
              {tableView.table.settings.rated && <LazyRatingLines tableView={tableView} match={tableView.room.match} />}
              <CutReveal tableView={tableView} />
              <RematchRequest controller={controller} tableView={tableView} />
              <parts.AfterMatchActions
                {...{ controller, tableView, onOpenWaitingRoom, record }}
                onShowTable={() => (isMinimized.value = true)}
              />
            </>
          ) : (
            <>
              <RematchRequest controller={controller} tableView={tableView} />
              <ActionButton onAct={skip}>Skip</ActionButton>
            </>
          )}
        </footer>
      </div>
    </section>
  );
}

function EarnedFeats({ tableView: { earned } }: Pick<MatchResultProps, 'tableView'>): JSX.Element | null {
  const { Link } = platform();
  if (!earned) return null;
  return (
    <p role="status">
      ★ <Link to="/feats">{earned.join(' · ')}</Link>
    </p>
  );
}

/** A tap anywhere on the scene skips the steps; keyboards have the button. */
function useTapToSkip(skip: () => void): RefObject<HTMLDivElement | null> {
  const scene = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scene.current?.addEventListener('pointerdown', skip);
    return () => scene.current?.removeEventListener('pointerdown', skip);
  });
  return scene;
}

type ShuffleCheckProps = Pick<EndScreenProps, 'tableView' | 'parts'> & { readonly record: string };

function ShuffleCheck({ tableView, record, parts: { ProofLine } }: ShuffleCheckProps): JSX.Element | null {
  if (tableView.proof)
    return (
      <div class={styles.proof}>
        <ProofLine proof={tableView.proof} name={seatNamer(tableView.room.seats)} record={record} />
      </div>
    );
  return tableView.seat !== null && tableView.remote ? <p role="status">The shuffle is being drawn again …</p> : null;
}

/** Announces the result with sound and vibration; a computer player may make a last remark. */
function announceResult(tableView: TableView, { events: tableEvents, view }: EndingProps, text: string): void {
  announce(text);
  playSound('knock');
  vibrate();
  if (settings.peek().remarks === 'off') return;
  void showClosingRemark(
    tableView.table.game,
    { newEvents: tableEvents.slice(-1), view },
    computerNames(tableView.room.seats),
  );
}

const GENERIC_ENDING_STEPS = 8;

/** Winners first, since the game may not say whether high scores are good. Seats of a side share its score. */
function GenericEndingScene({ result, name, against, step }: EndingProps & { readonly step: number }): JSX.Element {
  const { scores, winners } = result;
  const sides = scores.map((score, side) => ({
    side,
    score,
    isFirst: winners.some(seat => seat % scores.length === side),
  }));
  const rows = sides
    .toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst))
    .map(({ side, score, isFirst: isWinner }) => ({
      seats: [side],
      name: name(side),
      note: against(side),
      place: step >= GENERIC_ENDING_STEPS && isWinner ? 1 : undefined,
      score: String(countUpTo(score, step, GENERIC_ENDING_STEPS)),
    }));
  return <FinalStandings label="The score" rows={rows} />;
}

/** The ending of a game that brings none: all players with their scores. */
export const genericEnding: Ending = {
  steps: () => GENERIC_ENDING_STEPS,
  headline: ({ result, name }) => {
    const names = result.winners.map(name);
    return names.length === 0
      ? 'It did not come out.'
      : `${joinWithAnd(names)} ${conjugate(names, 'has', 'have')} won.`;
  },
  decided: () => '',
  Scene: GenericEndingScene,
};
