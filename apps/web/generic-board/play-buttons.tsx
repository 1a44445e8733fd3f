/** Allowed plays as buttons: few one by one, many grouped behind a searchable list. */

import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { moveFocus } from '@parlour/board-kit/input/roving-focus';
import type { Game, Play } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type DescribedPlay, groupPlays, type PlayGroup, searchPlays } from './descriptions.ts';
import styles from './generic-board.module.css';
import { genericText as t } from './generic-text.ts';

/** The number of buttons that fit on a phone, above a hand or without one. */
const MAX_BUTTONS = { 'over-hand': 4, alone: 8 } as const;

export type PlayButtonsProps = Pick<PlayListProps, 'write' | 'read'> & {
  readonly all: readonly DescribedPlay[];
  /** The plays to show: with the chosen cards, or with none. */
  readonly offered: readonly DescribedPlay[];
  /** There are more allowed plays than were sent. */
  readonly more: boolean;
  readonly advised: DescribedPlay | undefined;
  readonly place: keyof typeof MAX_BUTTONS;
  send(play: Play): void;
};

type OpenList = { readonly label: string; readonly plays: readonly DescribedPlay[] };

export function PlayButtons({
  all,
  offered,
  more,
  advised,
  place,
  send,
  ...notation
}: PlayButtonsProps): JSX.Element | null {
  const opened = useSignal<OpenList | undefined>(undefined);
  if (all.length === 0) return null;
  const kinds = visibleGroups(offered, MAX_BUTTONS[place]);
  const isAll = offered.length === all.length && kinds.length > 0 && !more;
  const hint = advised && !kinds.some(({ plays }) => plays.length === 1 && plays[0]!.play === advised.play);
  return (
    <div class={styles.offers}>
      {hint && <PlayButton worded={advised} send={send} isAdvised />}
      {kinds.map(kind => (
        <GroupButton key={kind.label} kind={kind} advised={advised} send={send} open={() => (opened.value = kind)} />
      ))}
      {!isAll && (all.length > MAX_BUTTONS[place] || more) && (
        <ActionButton onAct={() => (opened.value = { label: t('allMoves'), plays: all })}>
          {more ? t('allMovesMore') : t('allMovesCount', { count: all.length })}
        </ActionButton>
      )}
      {opened.value && (
        <PlayListDialog
          {...notation}
          {...opened.value}
          more={more}
          send={send}
          close={() => (opened.value = undefined)}
        />
      )}
    </div>
  );
}

/** Too many groups go into one list. */
function visibleGroups(offered: readonly DescribedPlay[], room: number): readonly PlayGroup[] {
  if (offered.length <= room) return offered.map(worded => ({ label: worded.label, plays: [worded] }));
  const kinds = groupPlays(offered);
  return kinds.length <= room ? kinds : [];
}

type PlayButtonProps = Pick<PlayButtonsProps, 'send'> & { readonly worded: DescribedPlay; readonly isAdvised: boolean };

const PlayButton = ({ worded, send, isAdvised }: PlayButtonProps): JSX.Element => (
  <ActionButton tone={isAdvised ? 'main' : 'plain'} onAct={() => send(worded.play)}>
    {isAdvised ? t('advised', { label: worded.label }) : worded.label}
  </ActionButton>
);

type GroupButtonProps = Pick<PlayButtonsProps, 'advised' | 'send'> & { readonly kind: PlayGroup; open(): void };

function GroupButton({ kind, advised, send, open }: GroupButtonProps): JSX.Element {
  const [first, ...others] = kind.plays;
  if (first && others.length === 0)
    return <PlayButton worded={first} send={send} isAdvised={advised?.play === first.play} />;
  return <ActionButton onAct={open}>{t('group', { label: kind.label, count: kind.plays.length })}</ActionButton>;
}

type PlayListProps = {
  readonly label: string;
  readonly plays: readonly DescribedPlay[];
  /** There are more plays than these; the player can write one. */
  readonly more: boolean;
  readonly write: Game['write'];
  /** Parses what the player has typed. */
  read(text: string): DescribedPlay | undefined;
  send(play: Play): void;
  close(): void;
};

/** All plays in a dialog, grouped and searchable. */
function PlayListDialog({ label, plays, more, write, read, send, close }: PlayListProps): JSX.Element {
  const query = useSignal('');
  const id = useId();
  const typedPlay = read(query.value.trim());
  const shown = searchPlays(plays, query.value.trim(), write);
  const isListed = typedPlay && shown.some(({ play }) => write(play) === write(typedPlay.play));
  const onChoose = (play: Play): void => {
    close();
    send(play);
  };
  return (
    <Dialog label={label} close={close}>
      <label class={styles.find} for={id}>
        {t(more ? 'findOrWrite' : 'find')}
        <input
          id={id}
          type="search"
          autocomplete="off"
          maxLength={200}
          onInput={event => (query.value = event.currentTarget.value)}
        />
      </label>
      {typedPlay && !isListed && (
        <ActionButton tone="main" onAct={() => onChoose(typedPlay.play)}>
          {typedPlay.label}
        </ActionButton>
      )}
      <p role="status">{countText(shown.length, more)}</p>
      {groupPlays(shown).map(kind => (
        <section key={kind.label} aria-label={kind.label}>
          {kind.plays.length > 1 && <h3 class={styles.kind}>{kind.label}</h3>}
          <ListButtons plays={kind.plays} write={write} onChoose={onChoose} />
        </section>
      ))}
    </Dialog>
  );
}

const countText = (count: number, more: boolean): string => t(more ? 'foundSome' : 'found', { count });

type ListButtonsProps = Pick<PlayListProps, 'plays' | 'write'> & { onChoose(play: Play): void };

/** One tab stop; arrow keys move within it. */
function ListButtons({ plays, write, onChoose }: ListButtonsProps): JSX.Element {
  return (
    <ul class={styles.list} onKeyDown={moveFocus}>
      {plays.map(({ play, label }, i) => (
        <li key={write(play)}>
          <button
            type="button"
            class={styles.play}
            data-stop
            tabIndex={i === 0 ? 0 : -1}
            onClick={() => onChoose(play)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
