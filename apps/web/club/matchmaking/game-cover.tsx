/** A game as one picture: the lid of its box, or a card for the further games of a box. */
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import { boxOfGame } from '../../lib/box-assets.ts';
import { CardPicture } from '../../ui/fan.tsx';
import { BoxLid } from '../../ui/lid.tsx';
import looks from './matchmaking.module.css';

export function GameCover({ game }: { readonly game: string }): JSX.Element {
  const box = boxOfGame(game);
  const card = findGame(game)?.picture?.[0];
  if (card === undefined || box.games[0]?.id === game) return <BoxLid box={box} />;
  return (
    <span class={looks.card}>
      <CardPicture box={box.id} card={card} />
    </span>
  );
}

export const shortTitle = ({ shortTitle, title }: Pick<BoxedGame, 'shortTitle' | 'title'>): string =>
  shortTitle ?? title;
