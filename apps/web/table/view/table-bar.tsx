/** The bar above the table, with the tools and their shortcuts. */
import { closestTarget } from '@parlour/board-kit/input/touch';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { QUICK_CHAT_PHRASES } from '@parlour/table/commands';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { changeSettings, settings } from '../../app/settings.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import type { TableView } from '../../worker/table-handle.ts';
import { platform } from '../platform.ts';
import type { TableController } from '../table-controller.ts';
import styles from './table-bar.module.css';

type BarProps = {
  readonly controller: TableController;
  readonly tableView: TableView;
  readonly game: BoxedGame;
  /** On a board that takes letters, shortcuts need Alt. */
  readonly typesLetters: boolean;
  onOpenLog(): void;
  onCheckSolvable(): void;
};

/** With more tools than this, a phone has no room for the name of the game. */
const MAX_TOOLS_BESIDE_TITLE = 5;

type Tool = {
  readonly key: string;
  readonly name: string;
  readonly icon: string;
  onPress(): void;
};

export function TableBar(props: BarProps): JSX.Element {
  const { controller, tableView, game, typesLetters, onOpenLog, onCheckSolvable } = props;
  const { Link } = platform();
  const isPlaying = tableView.seat !== null && tableView.scene?.over === undefined;
  const canAskHints = isPlaying && tableView.table.settings.hints === 'allowed';
  const sound = settings.value.sound === 'on';
  const tools: readonly Tool[] = [
    ...(canAskHints ? [{ key: 'h', name: 'Hint', icon: HINT_ICON, onPress: () => void controller.requestHint() }] : []),
    ...(isPlaying && tableView.table.settings.undo !== 'none'
      ? [
          {
            key: 'u',
            name: undoLabel(tableView),
            icon: UNDO_ICON,
            onPress: () => void controller.sendCommand({ ask: 'undo' }),
          },
        ]
      : []),
    ...(canAskHints && game.findSolution
      ? [{ key: 'c', name: 'Can it still come out?', icon: SOLVABLE_ICON, onPress: onCheckSolvable }]
      : []),
    { key: 's', name: 'The sheet', icon: SHEET_ICON, onPress: () => (controller.sheet.value = {}) },
    { key: 'l', name: 'What has happened', icon: LOG_ICON, onPress: onOpenLog },
    {
      key: 'm',
      name: sound ? 'Sound is on' : 'Sound is off',
      icon: sound ? SOUND_ON_ICON : SOUND_OFF_ICON,
      onPress: () => changeSettings({ sound: sound ? 'off' : 'on', speech: sound ? 'off' : 'on' }),
    },
  ];
  useToolShortcuts(tools, typesLetters ? 'with Alt' : 'alone too');
  return (
    <header
      class={styles.bar}
      data-part="bar"
      data-crowded={tools.length > MAX_TOOLS_BESIDE_TITLE || tableView.remote !== undefined}
    >
      <Link to={`/box/${boxOfGame(game.id).id}`} class={styles.back} label={`Leave the table, back to the box`}>
        <Icon path={LEAVE_ICON} />
      </Link>
      <span class={styles.title} aria-hidden="true">
        {game.title}
      </span>
      {tableView.remote && tableView.seat !== null && <PhraseMenu controller={controller} />}
      <div class={styles.tools}>
        {tools.map(({ key, name, icon, onPress }) => (
          <button
            key={key}
            type="button"
            class={styles.tool}
            data-tool={key}
            aria-label={name}
            aria-keyshortcuts={`${typesLetters ? '' : `${key} `}Alt+${key.toUpperCase()}`}
            title={`${name} (Alt+${key.toUpperCase()})`}
            onClick={onPress}
          >
            <Icon path={icon} />
          </button>
        ))}
      </div>
    </header>
  );
}

/** A few polite phrases instead of free chat. */
function PhraseMenu({ controller }: Pick<BarProps, 'controller'>): JSX.Element {
  return (
    <select
      class={styles.phrases}
      aria-label="Say something"
      value=""
      onChange={event => {
        void controller.handle()?.sayPhrase(event.currentTarget.value);
        event.currentTarget.value = '';
      }}
    >
      <option value="" disabled>
        Say …
      </option>
      {Object.entries(QUICK_CHAT_PHRASES).map(([phrase, words]) => (
        <option key={phrase} value={phrase}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** With other people at the table, an undo is a request. */
function undoLabel({ room, seat }: TableView): string {
  const isAlone = room.seats.every((occupant, other) => occupant.is !== 'person' || other === seat);
  return isAlone ? 'Take back' : 'Ask to take back';
}

/**
 * Shortcuts work with Alt, and without it unless the board takes letters; never while a field or dialog has the
 * focus.
 */
function useToolShortcuts(tools: readonly Tool[], mode: 'with Alt' | 'alone too'): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, code } = event;
      const isShortcut = altKey || mode === 'alone too';
      const isForOthers = !isShortcut || ctrlKey || metaKey || closestTarget(event, 'input, textarea, select, dialog');
      const tool = isForOthers ? undefined : tools.find(tool => code === `Key${tool.key.toUpperCase()}`);
      if (!tool) return;
      event.preventDefault();
      tool.onPress();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

const Icon = ({ path }: { readonly path: string }): JSX.Element => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" class={styles.icon}>
    <path d={path} />
  </svg>
);

const LEAVE_ICON = 'M15 4 7 12l8 8';
const HINT_ICON = 'M8 3h8l3 9H5zM12 12v7M8 21h8M15 12v3';
const UNDO_ICON = 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-2';
const SOLVABLE_ICON = 'M4 20c6 0 2-8 8-8s2-8 8-8M16 4h4v4M4 4l3 3M7 4 4 7';
const SHEET_ICON = 'M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 14h7M9 17h5';
const LOG_ICON = 'M8 6h12M8 12h12M8 18h12M4 6h.5M4 12h.5M4 18h.5';
const SOUND_ON_ICON = 'M4 9v6h4l5 4V5L8 9zM16.500 8.500a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12';
const SOUND_OFF_ICON = 'M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6';
