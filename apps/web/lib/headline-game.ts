import { type BoxedGame, shelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';

const games = shelf.flatMap(box => box.games);

/** The game whose deal of the day leads the home page. */
export const headlineGame: BoxedGame = assertDefined(games.find(({ headline }) => headline) ?? games[0]);
