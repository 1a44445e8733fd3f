/** The page about the interface names everything there is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { frames } from '../client-frames.ts';
import { DAYS_ROUTES } from '../club/days.ts';
import { HOUSE_ROUTES } from '../club/house.ts';
import { MEETING_ROUTES } from '../club/meeting.ts';
import { MEMBER_ROUTES } from '../club/members.ts';
import { RATING_ROUTES } from '../club/ratings.ts';
import { TOURNAMENT_ROUTES } from '../club/tournaments.ts';
import { WAITING_ROUTES } from '../club/waiting.ts';
import { CODES } from '../error-codes.ts';
import { ROUTES, type RouteSpec } from '../http.ts';
import { news } from '../news.ts';
import { agreed } from '../settings.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'api.md'), 'utf8');
const unnamed = (names: readonly string[]): string[] =>
  names.filter(name => !page.includes(`\`${name}\``) && !page.includes(`"${name}"`));

it('every request, every piece of news, every setting and every code', () => {
  expect(unnamed(Object.keys(frames))).toEqual([]);
  expect(unnamed(news.options.flatMap(({ shape }) => shape.what.options))).toEqual([]);
  expect(unnamed(Object.keys(agreed.shape))).toEqual([]);
  expect(unnamed(CODES)).toEqual([]);
});

it('every route', () => {
  const club = [
    MEMBER_ROUTES,
    RATING_ROUTES,
    MEETING_ROUTES,
    TOURNAMENT_ROUTES,
    DAYS_ROUTES,
    WAITING_ROUTES,
    HOUSE_ROUTES,
  ];
  const all = [ROUTES, ...club].flatMap((area): RouteSpec[] => Object.values(area));
  const routes = all.map(({ method, url }) => `\`${method} ${url}\``);
  expect(routes.filter(route => !page.includes(route))).toEqual([]);
});
