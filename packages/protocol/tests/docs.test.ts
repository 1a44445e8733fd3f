/** docs/api.md documents every request, entry, setting, code and route. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clientFrameSchemas } from '../client-frames.ts';
import { DAILY_ROUTES } from '../club/daily.ts';
import { MATCHMAKING_ROUTES } from '../club/matchmaking.ts';
import { MEMBER_ROUTES } from '../club/members.ts';
import { MODERATION_ROUTES } from '../club/moderation.ts';
import { NOTIFICATION_ROUTES } from '../club/notifications.ts';
import { RATING_ROUTES } from '../club/ratings.ts';
import { TOURNAMENT_ROUTES } from '../club/tournaments.ts';
import { settingsSchema } from '../common-schemas.ts';
import { ERROR_CODES } from '../error-codes.ts';
import { ROUTES, type RouteSpec } from '../http.ts';
import { newsSchema } from '../server-frames.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'api.md'), 'utf8');
const unnamed = (names: readonly string[]): string[] =>
  names.filter(name => !page.includes(`\`${name}\``) && !page.includes(`"${name}"`));

it('every request, every piece of news, every setting and every code', () => {
  expect(unnamed(Object.keys(clientFrameSchemas))).toEqual([]);
  expect(unnamed(newsSchema.options.flatMap(({ shape }) => shape.what.options))).toEqual([]);
  expect(unnamed(Object.keys(settingsSchema.shape))).toEqual([]);
  expect(unnamed(ERROR_CODES)).toEqual([]);
});

it('every route', () => {
  const club = [
    MEMBER_ROUTES,
    RATING_ROUTES,
    MATCHMAKING_ROUTES,
    TOURNAMENT_ROUTES,
    DAILY_ROUTES,
    NOTIFICATION_ROUTES,
    MODERATION_ROUTES,
  ];
  const all = [ROUTES, ...club].flatMap((area): RouteSpec[] => Object.values(area));
  const routes = all.map(({ method, url }) => `\`${method} ${url}\``);
  expect(routes.filter(route => !page.includes(route))).toEqual([]);
});
