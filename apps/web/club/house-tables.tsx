/** Tables on the operator's page: that they are there, and how they end. Nothing shows a hand. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { HOUSE, type ShownTable } from '@parlour/client/operator';
import { findGame } from '@parlour/games/shelf/shelf';
import { counted } from '@parlour/kernel/saying';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Choice } from '../pages/terms.tsx';
import styles from './house.module.css';
import { dateOf, type OrderPartProps, tried, useOrderList } from './house-asking.ts';
import { Line, Lines } from './house-pieces.tsx';

const STATES = ['open', 'closed', 'archived'] as const;
const MOST = 199;

export function TablesPart({ ask, says }: OrderPartProps): JSX.Element {
  const state = useSignal<(typeof STATES)[number]>('open');
  const list = useOrderList<ShownTable & { readonly at: number }>(says, async () => {
    const { tables } = await ask(HOUSE.houseTables, { body: { state: state.value, limit: MOST } });
    return tables.map(table => ({ ...table, at: table.laid }));
  }, [state.value]);
  const end = async (table: string, spec: typeof HOUSE.closeTable | typeof HOUSE.deleteTable): Promise<void> => {
    if (await tried(ask(spec, { params: { table }, body: {} }), says)) list.again();
  };
  return (
    <>
      <Choice
        says="Tables that are"
        value={state.value}
        of={STATES}
        choose={chosen => {
          state.value = chosen;
        }}
      />
      <Lines
        list={list}
        none="There are no such tables."
        line={table => (
          <TableLine
            key={table.table}
            {...table}
            close={() => void end(table.table, HOUSE.closeTable)}
            remove={() => void end(table.table, HOUSE.deleteTable)}
          />
        )}
      />
    </>
  );
}

type TableProps = ShownTable & { close(): void; remove(): void };

function TableLine({ table, code, state, door, game, laid, seen, entries, close, remove }: TableProps): JSX.Element {
  const isSure = useSignal(false);
  return (
    <Line>
      <strong>{findGame(game)?.title ?? game}</strong>
      <span class={styles.about}>
        <code>{table}</code> {code}, {door}, laid {dateOf(laid)}
        {seen > 0 && `, somebody was there ${dateOf(seen)}`}, {counted(entries, 'entry', 'entries')}
      </span>
      <span class={styles.ways}>
        {state === 'open' && <Action onAct={close}>Close</Action>}
        {isSure.value ? (
          <Action onAct={remove}>Really delete</Action>
        ) : (
          <Action onAct={() => (isSure.value = true)}>Delete</Action>
        )}
      </span>
    </Line>
  );
}
