/** The bar over the table: the way back, the name of the game, and what is at hand. */
import { nearestTo } from '@parlour/board-kit/target';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { PHRASES } from '@parlour/table/phrases';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { boxOf } from '../boxes.ts';
import type { TableController } from '../controller.ts';
import type { TableView } from '../host/table-handle.ts';
import { Link } from '../router.tsx';
import { change, settings } from '../settings.ts';
import styles from './table-bar.module.css';

type BarProps = {
  readonly sitting: TableController;
  readonly sight: TableView;
  readonly game: BoxedGame;
  /** Where the board takes letters, no tool answers to a letter alone. */
  readonly typesLetters: boolean;
  openLog(): void;
  lookAhead(): void;
};

/** With more tools than this a phone has no room for the name of the game. */
const MOST_BESIDE = 5;

type Tool = {
  readonly key: string;
  readonly name: string;
  readonly icon: string;
  readonly isOff?: boolean;
  act(): void;
};

export function TableBar(props: BarProps): JSX.Element {
  const { sitting: controller, sight, game, typesLetters, openLog, lookAhead } = props;
  const isPlaying = sight.seat !== null && sight.scene?.over === undefined;
  const isHelped = isPlaying && sight.table.settings.hints === 'allowed';
  const sound = settings.value.sound === 'on';
  const tools: readonly Tool[] = [
    ...(isHelped ? [{ key: 'h', name: 'Hint', icon: LAMP, act: () => void controller.advise() }] : []),
    ...(isPlaying && sight.table.settings.undo !== 'none'
      ? [{ key: 'u', name: takingBack(sight), icon: BACK, act: () => void controller.ask({ ask: 'undo' }) }]
      : []),
    ...(isHelped && game.findWay ? [{ key: 'c', name: 'Can it still come out?', icon: WAY, act: lookAhead }] : []),
    { key: 's', name: 'The sheet', icon: SHEET, act: () => (controller.sheet.value = {}) },
    { key: 'l', name: 'What has happened', icon: LOG, act: openLog },
    {
      key: 'm',
      name: sound ? 'Sound is on' : 'Sound is off',
      icon: sound ? SOUND : SILENCE,
      act: () => change({ sound: sound ? 'off' : 'on', speech: sound ? 'off' : 'on' }),
    },
  ];
  useKeys(tools, typesLetters ? 'with Alt' : 'alone too');
  return (
    <header class={styles.bar} data-part="bar" data-crowded={tools.length > MOST_BESIDE || sight.remote !== undefined}>
      <Link to={`/box/${boxOf(game.id).id}`} class={styles.back} label={`Leave the table, back to the box`}>
        <Icon path={LEAVE} />
      </Link>
      <span class={styles.title} aria-hidden="true">
        {game.title}
      </span>
      {sight.remote && sight.seat !== null && <Phrases sitting={controller} />}
      <div class={styles.tools}>
        {tools.map(({ key, name, icon, act }) => (
          <button
            key={key}
            type="button"
            class={styles.tool}
            data-tool={key}
            aria-label={name}
            aria-keyshortcuts={`${typesLetters ? '' : `${key} `}Alt+${key.toUpperCase()}`}
            title={`${name} (Alt+${key.toUpperCase()})`}
            onClick={act}
          >
            <Icon path={icon} />
          </button>
        ))}
      </div>
    </header>
  );
}

/** What can be said across the table: a few polite phrases instead of free chat. */
function Phrases({ sitting: controller }: Pick<BarProps, 'sitting'>): JSX.Element {
  return (
    <select
      class={styles.phrases}
      aria-label="Say something"
      value=""
      onChange={event => {
        void controller.handle()?.say(event.currentTarget.value);
        event.currentTarget.value = '';
      }}
    >
      <option value="" disabled>
        Say …
      </option>
      {Object.entries(PHRASES).map(([phrase, words]) => (
        <option key={phrase} value={phrase}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** Where other people play, one asks them, or at least the table. */
function takingBack({ room, seat }: TableView): string {
  const isAlone = room.seats.every((sits, other) => sits.is !== 'person' || other === seat);
  return isAlone ? 'Take back' : 'Ask to take back';
}

/** Every tool has a key with Alt, and without it where no letters are typed; none while the focus is in a field or a dialog. */
function useKeys(tools: readonly Tool[], heard: 'with Alt' | 'alone too'): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, code } = event;
      const isOurs = altKey || heard === 'alone too';
      const isTaken = !isOurs || ctrlKey || metaKey || nearestTo(event, 'input, textarea, select, dialog');
      const tool = isTaken ? undefined : tools.find(tool => code === `Key${tool.key.toUpperCase()}`);
      if (!tool) return;
      event.preventDefault();
      tool.act();
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

const LEAVE = 'M15 4 7 12l8 8';
const LAMP = 'M8 3h8l3 9H5zM12 12v7M8 21h8M15 12v3';
const BACK = 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-2';
const WAY = 'M4 20c6 0 2-8 8-8s2-8 8-8M16 4h4v4M4 4l3 3M7 4 4 7';
const SHEET = 'M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 14h7M9 17h5';
const LOG = 'M8 6h12M8 12h12M8 18h12M4 6h.5M4 12h.5M4 18h.5';
const SOUND = 'M4 9v6h4l5 4V5L8 9zM16.500 8.500a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12';
const SILENCE = 'M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6';
