/** The sheet at a table. */
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import type { TableController } from '../controller.ts';
import type { Heard } from '../host/table-handle.ts';
import { GameSheet } from './game-sheet.tsx';

type TableSheetProps = {
  readonly sitting: TableController;
  readonly game: BoxedGame;
  readonly opened: NonNullable<TableController['sheet']['value']>;
};

/** It also tells where each clause has been at work in this game. */
export function TableSheet({ sitting: controller, game, opened }: TableSheetProps): JSX.Element {
  const log = useAsked(async () => (await controller.handle()?.log()) ?? [], []);
  return (
    <GameSheet
      game={game}
      options={controller.shown.value?.sight.table.options}
      {...opened}
      fired={log && firedIn(log)}
      close={() => (controller.sheet.value = undefined)}
    />
  );
}

function firedIn(log: readonly Heard[]): ReadonlyMap<string, number> {
  const fired = new Map<string, number>();
  for (const { happening } of log) {
    if (happening) fired.set(happening.clause, (fired.get(happening.clause) ?? 0) + 1);
  }
  return fired;
}
