/** Dialogs at a table: event log, rules, and the check whether a deal can still be solved. */
import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { Sheet } from '@parlour/board-kit/components/panels/sheet.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import type { SolverOutcome } from '@parlour/games/shelf/daily';
import { loadLeaflets } from '@parlour/games/shelf/leaflets';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { Clause } from '@parlour/kernel/game';
import { hasOwnPack, type Options } from '@parlour/kernel/options';
import { useSignal } from '@preact/signals';
import type { ComponentProps, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { boxOfGame, loadCards } from '../../lib/box-assets.ts';
import { useAsync } from '../../lib/use-async.ts';
import type { TableEvent, TableView } from '../../worker/table-handle.ts';
import { platform } from '../platform.ts';
import type { TableController } from '../table-controller.ts';
import styles from './sheets.module.css';
import { tableText } from './view-text.ts';

type EventLogProps = { readonly controller: TableController; readonly tableView: TableView; close(): void };

export function EventLogDialog({ controller, tableView, close }: EventLogProps): JSX.Element {
  const tableEvents = useSignal<readonly TableEvent[]>([]);
  const { PlayerMenuLink } = platform();
  useEffect(() => {
    void controller
      .handle()
      ?.history()
      .then(log => {
        tableEvents.value = log;
      });
  }, []);
  const openClause = (clause: string): void => {
    close();
    controller.sheet.value = { at: clause };
  };
  return (
    <Dialog label={tableText('log')} close={close}>
      <EventLog tableEvents={tableEvents.value} openClause={openClause} />
      <PlayerMenuLink controller={controller} tableView={tableView} />
    </Dialog>
  );
}

type EventLogLinesProps = { readonly tableEvents: readonly TableEvent[]; openClause(clause: string): void };

/** Newest first. */
export function EventLog({ tableEvents, openClause }: EventLogLinesProps): JSX.Element {
  return (
    <ol class={styles.log}>
      {tableEvents.toReversed().map(({ number, sentence, event }) => (
        <li key={number} class={styles.line}>
          <span>{sentence}</span>
          {event && (
            <button type="button" class={styles.clause} onClick={() => openClause(event.clause)}>
              {event.clause}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

type GameSheetProps = Omit<ComponentProps<typeof Sheet>, 'title' | 'clauses'> & {
  readonly game: BoxedGame;
  readonly options?: Options | undefined;
};

/** A player's own pack has its own numbers; if it can't be read, the rules are those of the box. */
async function loadClauses(game: BoxedGame, options: Options): Promise<readonly Clause[]> {
  if (!hasOwnPack(options)) return game.clauses();
  const box = boxOfGame(game.id);
  const cards = await loadCards(box, options).catch(() => undefined);
  const { sections } = await loadLeaflets(box, cards);
  const ofGame = sections.filter(({ games }) => games.includes(game.id));
  return ofGame.flatMap(({ also: generalClauses, clauses }) => [...generalClauses, ...clauses]);
}

/** The rules of a game in a dialog, loaded when it is opened. */
export function GameSheet({ game, options = {}, ...props }: GameSheetProps): JSX.Element | null {
  const clauses = useAsync(() => loadClauses(game, options), [game.id]);
  return clauses ? <Sheet title={game.title} clauses={clauses} {...props} /> : null;
}

type TableSheetProps = {
  readonly controller: TableController;
  readonly game: BoxedGame;
  readonly opened: NonNullable<TableController['sheet']['value']>;
};

/** Also shows how often each clause applied in this match. */
export function TableSheetDialog({ controller, game, opened }: TableSheetProps): JSX.Element {
  const log = useAsync(async () => (await controller.handle()?.history()) ?? [], []);
  return (
    <GameSheet
      game={game}
      options={controller.shown.value?.tableView.table.options}
      {...opened}
      fired={log && clauseCounts(log)}
      close={() => (controller.sheet.value = undefined)}
    />
  );
}

function clauseCounts(log: readonly TableEvent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { event } of log) {
    if (event) counts.set(event.clause, (counts.get(event.clause) ?? 0) + 1);
  }
  return counts;
}

const FINDING_TEXTS: Readonly<Record<SolverOutcome, string>> = {
  found: tableText('solvable'),
  'not found': tableText('notSolved'),
  'called off': tableText('stopped'),
};

/** Searches in the worker whether the deal can still be solved, with progress and a button to stop. */
export function SolvableCheck(): JSX.Element {
  const progress = useSignal(0);
  const isWanted = useSignal(true);
  const finding = useSignal<SolverOutcome | undefined>(undefined);
  const reportProgress = (done: number): boolean => {
    progress.value = done;
    return isWanted.peek();
  };
  useEffect(() => {
    const { workerApi, currentTableId } = platform();
    void workerApi()
      .comesOut(currentTableId(), reportProgress)
      .then(found => {
        finding.value = found;
      });
    return () => {
      isWanted.value = false;
    };
  }, []);
  return (
    <>
      <p role="status">{finding.value ? FINDING_TEXTS[finding.value] : tableText('searching')}</p>
      {!finding.value && (
        <>
          <progress aria-label={tableText('searchProgress')} value={progress.value} max={1} />
          <ActionButton onAct={() => (isWanted.value = false)}>{tableText('stop')}</ActionButton>
        </>
      )}
    </>
  );
}
