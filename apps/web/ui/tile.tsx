/** A thing to choose, as a picture with a title and a line; and the facts of a game. */
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import type { ComponentChildren, JSX } from 'preact';
import { Link } from '../app/router.tsx';
import { Icon } from './icon.tsx';
import styles from './pictures.module.css';
import { uiText } from './ui-text.ts';

/** Keeps words with a hyphen in one piece: "Kan-U-Go". */
export const unbroken = (text: string): ComponentChildren =>
  text.split(' ').flatMap((word, i) => [
    i > 0 ? ' ' : '',
    word.includes('-') ? (
      <span key={word} class={styles.word}>
        {word}
      </span>
    ) : (
      word
    ),
  ]);

type TileProps = {
  readonly world?: string | undefined;
  /** Decorative; its height is fixed. */
  readonly picture?: ComponentChildren;
  readonly title: ComponentChildren;
  readonly eyebrow?: ComponentChildren;
  readonly line?: ComponentChildren;
  readonly facts?: ComponentChildren;
  /** The whole tile is a link. */
  readonly to?: string | undefined;
  /** Picture beside the words on wide screens. */
  readonly isWide?: boolean;
  readonly children?: ComponentChildren;
};

export function Tile(props: TileProps): JSX.Element {
  const { world, picture, title, eyebrow, line, facts, to, isWide = false, children } = props;
  const content = (
    <>
      {picture !== undefined && (
        <div class={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <div class={styles.body}>
        {eyebrow !== undefined && <p class={styles.eyebrow}>{eyebrow}</p>}
        <h3 class={styles.title}>{typeof title === 'string' ? unbroken(title) : title}</h3>
        {line !== undefined && <p class={styles.line}>{line}</p>}
        {facts}
        {children}
      </div>
    </>
  );
  const tileClass = `${styles.tile} ${isWide ? styles.wideTile : ''}`;
  return (
    <article class={styles.holder} data-world={world}>
      {to === undefined ? (
        <div class={tileClass}>{content}</div>
      ) : (
        <Link to={to} class={tileClass}>
          {content}
        </Link>
      )}
    </article>
  );
}

export type GameFactsProps = {
  readonly seats: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
  readonly difficulty: 'light' | 'middling' | 'hard';
  /** "4 players" instead of "4". */
  readonly isLong?: boolean;
};

const DIFFICULTY_LEVEL = { light: 1, middling: 2, hard: 3 } as const;

const rangeText = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : `${least}–${most}`;

/** Players, minutes and difficulty, with icons. */
export function GameFacts({ seats, minutes, difficulty, isLong = false }: GameFactsProps): JSX.Element {
  const [least, most] = seats;
  const players = least === most ? uiText('players', { min: least }) : uiText('playerRange', { min: least, max: most });
  return (
    <p class={styles.facts}>
      <span>
        <Icon name="people" />
        {isLong ? players : <span aria-hidden="true">{rangeText(seats)}</span>}
        {!isLong && <span class={visuallyHidden}>{players}</span>}
      </span>
      <span>
        <Icon name="clock" />
        {uiText('minutes', { min: minutes[0], max: minutes[1] })}
      </span>
      <span class={styles.pips} data-level={DIFFICULTY_LEVEL[difficulty]}>
        <i />
        <i />
        <i />
        {uiText(difficulty)}
      </span>
    </p>
  );
}
