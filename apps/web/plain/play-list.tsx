/** Many plays on a leaf: all of them, by kind, to be looked through or found by a few letters. */
import { walk } from '@parlour/board-kit/keys';
import { Leaf } from '@parlour/board-kit/pieces/leaf';
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { Game, Play } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import styles from './plain.module.css';
import { found, kindsOf, type Worded } from './wording.ts';

export type PlayListProps = {
  readonly label: string;
  readonly plays: readonly Worded[];
  /** Whether there are more than these: then one can be written, too. */
  readonly more: boolean;
  readonly write: Game['write'];
  /** What somebody has written, as a play. */
  read(text: string): Worded | undefined;
  send(play: Play): void;
  close(): void;
};

export function PlayList({ label, plays, more, write, read, send, close }: PlayListProps): JSX.Element {
  const sought = useSignal('');
  const id = useId();
  const written = read(sought.value.trim());
  const shown = found(plays, sought.value.trim(), write);
  const isListed = written && shown.some(({ play }) => write(play) === write(written.play));
  const choose = (play: Play): void => {
    close();
    send(play);
  };
  return (
    <Leaf label={label} close={close}>
      <label class={styles.find} for={id}>
        {more ? 'Find a play, or write one' : 'Find a play'}
        <input
          id={id}
          type="search"
          autocomplete="off"
          maxLength={200}
          onInput={event => (sought.value = event.currentTarget.value)}
        />
      </label>
      {written && !isListed && (
        <Action tone="main" onAct={() => choose(written.play)}>
          {written.says}
        </Action>
      )}
      <p role="status">{counted(shown.length, more)}</p>
      {kindsOf(shown).map(kind => (
        <section key={kind.label} aria-label={kind.label}>
          {kind.plays.length > 1 && <h3 class={styles.kind}>{kind.label}</h3>}
          <PlayButtons plays={kind.plays} write={write} choose={choose} />
        </section>
      ))}
    </Leaf>
  );
}

const counted = (count: number, more: boolean): string => {
  if (more) return `${count} of them are here; there are more, which can be written.`;
  return count === 1 ? 'One play.' : `${count} plays.`;
};

type ButtonsProps = Pick<PlayListProps, 'plays' | 'write'> & { choose(play: Play): void };

/** One stop for the Tab key; arrows walk within it. */
function PlayButtons({ plays, write, choose }: ButtonsProps): JSX.Element {
  return (
    <ul class={styles.list} onKeyDown={walk}>
      {plays.map(({ play, says }, i) => (
        <li key={write(play)}>
          <button type="button" class={styles.play} data-stop tabIndex={i === 0 ? 0 : -1} onClick={() => choose(play)}>
            {says}
          </button>
        </li>
      ))}
    </ul>
  );
}
