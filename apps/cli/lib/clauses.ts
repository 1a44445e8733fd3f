/** Which clauses a game has, for the sentence that says that one does not exist. */
import type { Clause } from '@parlour/kernel/game';

/** "NA-6r" and "na-6" are both NA-6. */
export const normalizeClauseId = (id: string): string => id.toUpperCase().replace(/R$/, '');

/** Returns "NA-1 to NA-19", or several such ranges. */
export function clauseRange(clauses: readonly Clause[]): string {
  const ids = clauses.map(({ id }) => normalizeClauseId(id));
  const prefixes = [...new Set(ids.map(id => id.replace(/\d+$/, '')))];
  return prefixes
    .map(prefix => {
      const numbers = ids.filter(id => id.startsWith(prefix)).map(id => Number(id.slice(prefix.length)));
      return `${prefix}${Math.min(...numbers)} to ${prefix}${Math.max(...numbers)}`;
    })
    .join(' and ');
}
