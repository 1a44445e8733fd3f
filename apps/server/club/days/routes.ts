/** Who does what the daily deal offers over HTTP. */

import { findGame } from '@parlour/games/shelf/shelf';
import { hasDaily } from '@parlour/games/shelf/usual';
import { DAYS_ROUTES } from '@parlour/protocol/club/days';
import { HttpTrouble } from '../../http/errors.ts';
import { type Route, route } from '../../http/route.ts';
import type { ClubArea } from '../about-me.ts';
import { collectDays, forgetDays } from './about-me.ts';
import { boardOf } from './board.ts';
import { type DayOfGame, enterDay } from './entries.ts';

function ofShelf({ game, day }: DayOfGame): DayOfGame {
  const boxed = findGame(game);
  if (!boxed || !hasDaily(boxed)) throw new HttpTrouble(404, 'not-found', 'There is no daily deal of this game.');
  return { game, day };
}

export const dayRoutes: readonly Route[] = [
  route(DAYS_ROUTES.dayBoard, async (context, asked) => ({
    answer: await boardOf(context, ofShelf(asked.params), (await asked.whoAsks())?.id),
  })),
  route(DAYS_ROUTES.enterDay, async (context, asked) => {
    const asking = { member: await asked.whoAsks(), from: asked.from };
    return { answer: await enterDay(context, ofShelf(asked.params), asked.body.record, asking) };
  }),
];

export const daysArea: ClubArea = { area: 'daily deals', collect: collectDays, forget: forgetDays };
