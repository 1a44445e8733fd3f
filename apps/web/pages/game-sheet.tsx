/** The rules of a game in a sheet, loaded when it is opened. */
import { Sheet } from '@parlour/board-kit/pieces/sheet';
import { leafletsIn } from '@parlour/games/shelf/how-to';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { Clause } from '@parlour/kernel/game';
import { hasOwnPack, type Options } from '@parlour/kernel/options';
import type { ComponentProps, JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { boxOf, loadCards } from '../boxes.ts';

type GameSheetProps = Omit<ComponentProps<typeof Sheet>, 'title' | 'clauses'> & {
  readonly game: BoxedGame;
  readonly options?: Options | undefined;
};

/** A pack of the players' own has its own numbers; if it can't be read, the rules are those of the box. */
async function clausesFor(game: BoxedGame, options: Options): Promise<readonly Clause[]> {
  if (!hasOwnPack(options)) return game.clauses();
  const box = boxOf(game.id);
  const cards = await loadCards(box, options).catch(() => undefined);
  const { sections } = await leafletsIn(box, cards);
  const ofGame = sections.filter(({ games }) => games.includes(game.id));
  return ofGame.flatMap(({ also, clauses }) => [...also, ...clauses]);
}

export function GameSheet({ game, options = {}, ...props }: GameSheetProps): JSX.Element | null {
  const clauses = useAsked(() => clausesFor(game, options), [game.id]);
  return clauses ? <Sheet title={game.title} clauses={clauses} {...props} /> : null;
}
