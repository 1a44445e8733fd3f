/** What an operator reads of people, reports, tables and acts, a line each. */

import type { ShownAct, ShownBan, ShownMember, ShownReport, ShownTable } from '@parlour/client/operator';
import { counted } from '@parlour/kernel/saying';

const timeOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

const untilOf = ({ from, until }: ShownBan): string => {
  const what = from === 'house' ? 'banned' : 'may not sit down';
  return until === null ? `${what} for good` : `${what} until ${timeOf(until)}`;
};

export const memberLine = ({ member, name, since, ban }: ShownMember): string[] => [
  member,
  name,
  `since ${timeOf(since)}`,
  ban ? `${untilOf(ban)}: ${ban.why}` : '',
];

export const banLine = (ban: ShownBan): string[] => [ban.member, ban.name, untilOf(ban), ban.why];

export function reportLines({ report, at, reason, words, by, about, settled }: ShownReport): string {
  const { table, seat, match } = about;
  const where = table === null ? '' : `, at table ${table}, seat ${seat}${match === null ? '' : `, match ${match}`}`;
  const lines = [
    `report ${report}, ${timeOf(at)}: ${reason}`,
    `  about ${about.name}${about.member === null ? ' (a guest)' : ` (${about.member})`}${where}`,
    `  by ${by.name}${by.member === null ? ' (a guest)' : ` (${by.member})`}`,
    ...(words === '' ? [] : [`  "${words}"`]),
    ...(settled ? [`  settled ${timeOf(settled.at)}: ${settled.words}`] : []),
  ];
  return lines.join('\n');
}

export const tableLine = ({ table, code, state, door, game, laid, seen, entries }: ShownTable): string[] => [
  table,
  code,
  state,
  door,
  game,
  `laid ${timeOf(laid)}`,
  seen > 0 ? `seen ${timeOf(seen)}` : '',
  counted(entries, 'entry', 'entries'),
];

export const actLine = ({ at, by, what, name, member, about, words }: ShownAct): string[] => [
  timeOf(at),
  by,
  what,
  name === null ? '' : `${name} (${member})`,
  about ?? '',
  words,
];
