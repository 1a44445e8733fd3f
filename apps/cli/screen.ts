/** What a person at the terminal gets to see. */
import type { Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { isFallback, sayFallback } from '@parlour/table/fallback';
import type { News } from '@parlour/table/news';
import { newsSince } from '@parlour/table/news';
import { seatsAt, type Table } from '@parlour/table/table';
import pc from 'picocolors';
import { wrap } from './wrap.ts';

export const nameAt = (table: Table, seat: Seat): string => {
  const sits = table.seats[seat];
  return sits === undefined || sits.is === 'empty' ? `Seat ${seat}` : sits.name;
};

/** What a chair has been told since an entry, a sentence a happening. */
export function tellNews(table: Table, chair: Seat | null, from: number): string[] {
  return newsSince(table, chair, from).flatMap(news => sentences(table, news));
}

function sentences(table: Table, news: News): string[] {
  if (news.what === 'undone') return ['A play is taken back.'];
  if (news.what !== 'input') return [];
  const name = (seat: Seat): string => nameAt(table, seat);
  const told = news.happenings.map(happening => `${table.game.say(happening, name)} ${pc.dim(happening.clause)}`);
  return isFallback(news) ? [...told, sayFallback(news, name)] : told;
}

export function showTable(table: Table, chair: Seat): string {
  const rule = pc.dim('─'.repeat(72));
  const guests = seatsAt(table).map(seat => `${seat} ${seat === chair ? pc.bold('you') : nameAt(table, seat)}`);
  const shown = table.game.show(table.game.view(must(table.sitting).match.state, chair));
  return `\n${rule}\n${pc.dim('Seats:')} ${guests.join(pc.dim(' · '))}\n\n${shown}\n${rule}`;
}

export function explainClause(table: Table, id: string): string {
  const clause = table.game.clauses.find(clause => clause.id.toUpperCase() === id.toUpperCase());
  if (clause === undefined) return `There is no clause ${id} in ${table.game.title}.`;
  return `${pc.bold(clause.id)}${clause.ruling ? pc.dim(' (a ruling)') : ''}\n${wrap(clause.text.replaceAll('*', ''), '  ')}`;
}
