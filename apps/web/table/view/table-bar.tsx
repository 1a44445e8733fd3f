/** The bar above the table, and the tools with their words and shortcuts. */
import { closestTarget } from '@parlour/board-kit/input/touch';
import { lazy } from '@parlour/board-kit/lazy';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { changeSettings, settings } from '../../app/settings.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { seatNamer } from '../../worker/seat-names.ts';
import type { TableView } from '../../worker/table-handle.ts';
import { platform } from '../platform.ts';
import type { TableController } from '../table-controller.ts';
import styles from './table-bar.module.css';
import { tableText } from './view-text.ts';

type BarProps = {
  readonly controller: TableController;
  readonly tableView: TableView;
  readonly game: BoxedGame;
  onOpenLog(): void;
  onCheckSolvable(): void;
};

export type Tool = {
  /** With Alt; no letter works alone, because some boards take letters. */
  readonly key: string;
  /** The visible word. */
  readonly name: string;
  /** The whole name, if the word is not enough. */
  readonly label?: string;
  readonly icon: string;
  /** `wide`: only where all tools have room; otherwise in the sheet under More. */
  readonly room?: 'wide' | 'narrow';
  readonly isOn?: boolean;
  onPress(): void;
};

const PhrasesSheet = lazy(async () => (await import('./tool-sheets.tsx')).PhrasesSheet);
const MoreSheet = lazy(async () => (await import('./tool-sheets.tsx')).MoreSheet);

export function TableBar(props: BarProps): JSX.Element {
  const { controller, tableView, game } = props;
  const { Link } = platform();
  const sheet = useSignal<'phrases' | 'more' | undefined>(undefined);
  const tools = toolsFor(props, what => (sheet.value = what));
  const close = (): void => {
    sheet.value = undefined;
  };
  useToolShortcuts(tools);
  return (
    <>
      <header class={styles.bar} data-part="bar">
        <Link to={`/box/${boxOfGame(game.id).id}`} class={styles.back} label={tableText('leave')}>
          <ToolIcon path={LEAVE_ICON} />
        </Link>
        <span class={styles.title} aria-hidden="true">
          {game.title}
        </span>
        <span class={styles.about}>{aboutTable(controller.heading.value, tableView)}</span>
        <ShownSeatChip tableView={tableView} />
        <WatchingChip tableView={tableView} />
      </header>
      <nav class={styles.tools} data-part="tools" aria-label={tableText('tools')}>
        {tools.map(tool => (
          <ToolButton key={tool.key} tool={tool} />
        ))}
      </nav>
      {sheet.value === 'phrases' && <PhrasesSheet controller={controller} close={close} />}
      {sheet.value === 'more' && <MoreSheet tools={tools.filter(({ room }) => room === 'wide')} close={close} />}
    </>
  );
}

/** Whose cards a shared screen shows. */
function ShownSeatChip({ tableView: { localSeats, seat, room } }: Pick<BarProps, 'tableView'>): JSX.Element | null {
  if (localSeats.length < 2 || seat === null) return null;
  return (
    <span class={styles.chip} data-own>
      {seatNamer(room.seats)(seat)}
    </span>
  );
}

/** Spectators read what they are; players see how many watch. */
function WatchingChip({ tableView: { remote, seat } }: Pick<BarProps, 'tableView'>): JSX.Element | null {
  if (!remote) return null;
  if (seat === null)
    return (
      <span class={styles.chip} data-own>
        {tableText('watching')}
      </span>
    );
  const { watching: count } = remote;
  return count === 0 ? null : (
    <span class={styles.chip} data-counts role="img" aria-label={tableText('spectators', { count })}>
      <ToolIcon path={EYE_ICON} />
      {count}
      <span>{tableText('spectatorsWatch')}</span>
    </span>
  );
}

/** "Deal 3 · Easy opponents". */
function aboutTable(heading: string | undefined, { room, remote }: TableView): string {
  const levels = new Set(room.seats.flatMap(occupant => (occupant.is === 'computer' ? [occupant.level] : [])));
  const [level] = levels;
  const opponents = level && levels.size === 1 && !remote ? tableText('opponents', { level }) : '';
  return [heading ?? '', opponents].filter(part => part !== '').join(' · ');
}

/** The tools in their fixed order. */
function toolsFor(
  { controller, tableView, game, onOpenLog, onCheckSolvable }: BarProps,
  open: (sheet: 'phrases' | 'more') => void,
): readonly Tool[] {
  const isPlaying = tableView.seat !== null && tableView.scene?.over === undefined;
  const canAskHints = isPlaying && tableView.table.settings.hints === 'allowed';
  const canUndo = isPlaying && tableView.table.settings.undo !== 'none';
  const hasCompany = tableView.remote !== undefined && tableView.seat !== null && !isAlone(tableView);
  const sound = settings.value.sound === 'on';
  const tools: readonly (Tool | false)[] = [
    canAskHints && {
      key: 'h',
      name: tableText('hint'),
      icon: HINT_ICON,
      isOn: controller.hintProgress.value !== undefined,
      onPress: () => void controller.requestHint(),
    },
    canUndo && {
      key: 'u',
      name: tableText('undo'),
      ...(!isAlone(tableView) && { label: tableText('askUndo') }),
      icon: UNDO_ICON,
      onPress: () => void controller.sendCommand({ ask: 'undo' }),
    },
    { key: 'r', name: tableText('rules'), icon: RULES_ICON, onPress: () => (controller.sheet.value = {}) },
    {
      key: 'l',
      name: tableText('log'),
      icon: LOG_ICON,
      ...(hasCompany && { room: 'wide' as const }),
      onPress: onOpenLog,
    },
    hasCompany && { key: 's', name: tableText('say'), icon: SAY_ICON, onPress: () => open('phrases') },
    canAskHints &&
      game.findSolution !== undefined && {
        key: 'c',
        name: tableText('canItWork'),
        icon: SOLVABLE_ICON,
        room: 'wide',
        onPress: onCheckSolvable,
      },
    {
      key: 'm',
      name: tableText('sound'),
      label: tableText(sound ? 'soundIsOn' : 'soundIsOff'),
      icon: sound ? SOUND_ON_ICON : SOUND_OFF_ICON,
      room: 'wide',
      onPress: () => changeSettings({ sound: sound ? 'off' : 'on', speech: sound ? 'off' : 'on' }),
    },
    { key: 'o', name: tableText('more'), icon: MORE_ICON, room: 'narrow', onPress: () => open('more') },
  ];
  return tools.filter(tool => tool !== false);
}

export function ToolButton({ tool }: { readonly tool: Tool }): JSX.Element {
  const { key, name, label = name, icon, room, isOn, onPress } = tool;
  return (
    <button
      type="button"
      class={styles.tool}
      data-tool={key}
      data-fits={room}
      data-on={isOn}
      aria-label={label}
      aria-keyshortcuts={`Alt+${key.toUpperCase()}`}
      title={tableText('toolTip', { name: label, key: key.toUpperCase() })}
      onClick={onPress}
    >
      <ToolIcon path={icon} />
      <span aria-hidden="true">{name}</span>
    </button>
  );
}

/** With other people at the table, an undo is a request. */
const isAlone = ({ room, seat }: TableView): boolean =>
  room.seats.every((occupant, other) => occupant.is !== 'person' || other === seat);

/** Never while a field or dialog has the focus. */
function useToolShortcuts(tools: readonly Tool[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, code } = event;
      const isForOthers = !altKey || ctrlKey || metaKey || closestTarget(event, 'input, textarea, select, dialog');
      const tool = isForOthers ? undefined : tools.find(({ key }) => code === `Key${key.toUpperCase()}`);
      if (!tool) return;
      event.preventDefault();
      tool.onPress();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

export const ToolIcon = ({ path }: { readonly path: string }): JSX.Element => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" class={styles.icon}>
    <path d={path} />
  </svg>
);

const EYE_ICON =
  'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600Z';
const LEAVE_ICON = 'M15 4 7 12l8 8';
const HINT_ICON =
  'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.800 10.700c.8.7 1.300 1.500 1.300 2.300h5c0-.8.5-1.600 1.300-2.300A6 6 0 0 0 12 3Z';
const UNDO_ICON = 'M9 3 4 8l5 5M4 8h10a6 6 0 0 1 0 12';
const SOLVABLE_ICON = 'M4 20c6 0 2-8 8-8s2-8 8-8M16 4h4v4M4 4l3 3M7 4 4 7';
const RULES_ICON =
  'M12 6c-2-1.600-5-2-8-1.600v13.200c3-.4 6 0 8 1.600 2-1.600 5-2 8-1.600V4.400C17 4 14 4.400 12 6ZM12 6v13';
const LOG_ICON = 'M8 6h12M8 12h12M8 18h12M4 6h.5M4 12h.5M4 18h.5';
const SAY_ICON = 'M4 5h16v11H12l-5 4v-4H4Z';
const MORE_ICON = 'M5 12h1M11.500 12h1M18 12h1';
const SOUND_ON_ICON = 'M4 9v6h4l5 4V5L8 9zM16.500 8.500a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12';
const SOUND_OFF_ICON = 'M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6';
