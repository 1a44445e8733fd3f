/** Real cards on pages: single, fanned, or as a crossword. */
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cachedFace, cacheFace, loadFace } from '../lib/card-faces.ts';
import styles from './pictures.module.css';

type CardPictureProps = {
  readonly box: string;
  readonly card: string;
  readonly class?: string | undefined;
};

/**
 * The face of a card, as wide as `--w` or its place, which is reserved before it is drawn. Decorative: words say what
 * matters.
 */
export function CardPicture({ box, card, class: extraClass = '' }: CardPictureProps): JSX.Element {
  const face = useSignal(cachedFace(box, card));
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const prerendered = place.current?.innerHTML;
    if (face.peek() === undefined && prerendered) return cacheFace(box, card, prerendered);
    face.value = cachedFace(box, card);
    if (face.value === undefined) void loadFace(box, card).then(drawing => (face.value = drawing));
  }, [box, card]);
  return (
    <span
      ref={place}
      class={`${styles.card} ${extraClass}`}
      data-box={box}
      data-face={`${box}/${card}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: face.value ?? '' }}
    />
  );
}

type CardFanProps = {
  readonly box: string;
  readonly cards: readonly string[];
  /** Sets `--w` (width of a card), `--spread` (degrees from card to card) or `--overlap` (0 to 1). */
  readonly class?: string | undefined;
  /** Cards that stand higher. */
  readonly raised?: readonly string[];
};

/** Up to 14 cards. */
export const CardFan = ({ box, cards, class: extraClass = '', raised = [] }: CardFanProps): JSX.Element => (
  <span class={`${styles.fan} ${extraClass}`} data-count={cards.length} data-box={box} aria-hidden="true">
    {cards.map(card => (
      <CardPicture key={card} box={box} card={card} class={raised.includes(card) ? styles.raised : undefined} />
    ))}
  </span>
);

type GameCardsProps = {
  readonly box: string;
  readonly game: Pick<BoxedGame, 'picture' | 'crossword'>;
  readonly class?: string | undefined;
};

/** The cards that stand for a game; nothing for a game that names none. */
export function GameCards({ box, game, class: extraClass }: GameCardsProps): JSX.Element | null {
  if (game.crossword) return <CrosswordPicture box={box} rows={game.crossword} class={extraClass} />;
  return game.picture ? <CardFan box={box} cards={game.picture} class={extraClass} /> : null;
}

type CrosswordPictureProps = {
  /** Rows of letters; a space is empty, a dot is an open square. */
  readonly rows: readonly string[];
  readonly box: string;
  /** Sets `--w`, the width of a square. */
  readonly class?: string | undefined;
};

/** A crossword of letter cards. */
const CrosswordPicture = ({ rows, box, class: extraClass = '' }: CrosswordPictureProps): JSX.Element => (
  <span class={`${styles.crossword} ${extraClass}`} data-columns data-box={box} aria-hidden="true">
    {rows.map((row, y) => (
      <span key={y}>
        {[...row].map((letter, x) => {
          if (letter === ' ') return <i key={x} />;
          if (letter === '.') return <i key={x} class={styles.hole} />;
          return <CardPicture key={x} box={box} card={letter} />;
        })}
      </span>
    ))}
  </span>
);
