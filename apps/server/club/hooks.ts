/** What the club adds to the server. */
import type { ServerHooks } from '../hooks.ts';
import { identifyCaller, seatRefusal, unavailableNameReason } from './admission.ts';
import { dailyRoutes } from './daily/routes.ts';
import { PRESENCE_INTERVAL_MS, recordPresence } from './matchmaking/online-now.ts';
import { matchmakingRoutes } from './matchmaking/routes.ts';
import { renewNameSkeletons } from './members.ts';
import { memberRoutes } from './membership/routes.ts';
import { findSession } from './membership/sessions.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { sendDueNotifications } from './notifications/scheduler.ts';
import { finishPendingErasures } from './personal-data.ts';
import { rateIfOver, recordPendingMatch } from './ratings/rate-match.ts';
import { rateOverdueMatches } from './ratings/recover-unrated.ts';
import { ratingRoutes } from './ratings/routes.ts';
import { recordSeat } from './seats.ts';
import { isTableDealOpen } from './tournaments/repository.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import { advanceTournaments } from './tournaments/scheduler.ts';

export const clubHooks: ServerHooks = {
  prepareStore: store => renewNameSkeletons({ store }),
  beforeAppend: recordPendingMatch,
  afterChange: rateIfOver,
  findSession,
  identifyCaller,
  nameRefusal: unavailableNameReason,
  seatRefusal,
  recordSeat,
  isDealOpen: isTableDealOpen,
  routes: [
    ...tournamentRoutes,
    ...moderationRoutes,
    ...memberRoutes,
    ...matchmakingRoutes,
    ...dailyRoutes,
    ...notificationRoutes,
    ...ratingRoutes,
  ],
  backgroundJobs: [
    { intervalMs: 10_000, run: rateOverdueMatches },
    { intervalMs: 60_000, run: finishPendingErasures },
    { intervalMs: 10_000, run: sendDueNotifications },
    { intervalMs: 3_600_000, run: renewNameSkeletons },
    { intervalMs: 2000, run: advanceTournaments },
    { intervalMs: PRESENCE_INTERVAL_MS, run: recordPresence },
  ],
};
