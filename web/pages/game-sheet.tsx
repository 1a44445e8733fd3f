/** The sheet of a game, fetched when somebody looks at it. */
import { Sheet } from '@parlour/felt/pieces/sheet';
import type { BoxedGame } from '@parlour/games/shelf';
import type { ComponentProps, JSX } from 'preact';
import { useAsked } from '../asking.ts';

type GameSheetProps = Omit<ComponentProps<typeof Sheet>, 'title' | 'clauses'> & { readonly game: BoxedGame };

export function GameSheet({ game, ...props }: GameSheetProps): JSX.Element | null {
  const clauses = useAsked(() => game.clauses(), [game.id]);
  return clauses ? <Sheet title={game.title} clauses={clauses} {...props} /> : null;
}
