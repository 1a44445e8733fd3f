/** Button that loads the menu to report, block or mute other players. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { useSignal } from '@preact/signals';
import { h, type JSX } from 'preact';
import type { PlayerMenuProps } from './platform.ts';
import { tableText } from './view/view-text.ts';

type PlayerMenu = typeof import('../club/moderation/block-and-mute.tsx').PlayerMenu;

/** Shows nothing at a local table or where no other person sits. */
export function PlayerMenuLink(props: PlayerMenuProps): JSX.Element | null {
  const menu = useSignal<{ readonly component: PlayerMenu } | undefined>(undefined);
  const { remote, room, seat } = props.tableView;
  const isAlone = room.seats.every((occupant, other) => occupant.is !== 'person' || other === seat);
  if (remote === undefined || isAlone) return null;
  if (menu.value) return h(menu.value.component, props);
  const load = async (): Promise<void> => {
    menu.value = { component: (await import('../club/moderation/block-and-mute.tsx')).PlayerMenu };
  };
  return <ActionButton onAct={() => void load()}>{tableText('reportOrBlock')}</ActionButton>;
}
