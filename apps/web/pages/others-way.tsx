/** The way to what one can do about the other people at a table; it is loaded when somebody wants it. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { useSignal } from '@preact/signals';
import { h, type JSX } from 'preact';
import type { TableController } from '../controller.ts';
import type { TableView } from '../host/table-handle.ts';

type OthersProps = { readonly sitting: TableController; readonly sight: TableView };
type Loaded = typeof import('../club/others.tsx').Others;

/** Nothing where nobody else sits, and at a table on this device. */
export function OthersWay(props: OthersProps): JSX.Element | null {
  const others = useSignal<{ readonly part: Loaded } | undefined>(undefined);
  const { remote, room, seat } = props.sight;
  const isAlone = room.seats.every((sits, other) => sits.is !== 'person' || other === seat);
  if (remote === undefined || isAlone) return null;
  if (others.value) return h(others.value.part, props);
  const load = async (): Promise<void> => {
    others.value = { part: (await import('../club/others.tsx')).Others };
  };
  return <Action onAct={() => void load()}>Report, block or mute somebody</Action>;
}
