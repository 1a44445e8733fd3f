/** What is kept of a member's days, and how it goes. */
import type { ServerContext } from '../../open-tables.ts';
import { type DayEntry, dayEntries, memberList } from './entries.ts';

type Keeping = Pick<ServerContext, 'store'>;

const SOME = 500;

export async function collectDays({ store }: Keeping, { id }: { readonly id: string }): Promise<DayEntry[]> {
  const found: DayEntry[] = [];
  for (let beyond: number | undefined; ; ) {
    const span = { order: 'falling', limit: SOME, ...(beyond !== undefined && { beyond }) } as const;
    const some = await dayEntries.list(store.documents, memberList(id), span);
    found.push(...some.map(({ value }) => value));
    if (some.length < SOME) return found;
    beyond = some.at(-1)?.value.at;
  }
}

/** That somebody made so much stays counted, without their name: the places of others stay what they were. */
export async function forgetDays({ store }: Keeping, { id }: { readonly id: string }): Promise<void> {
  for (;;) {
    const some = await dayEntries.list(store.documents, memberList(id), { order: 'rising', limit: SOME });
    if (some.length === 0) return;
    await store.documents.commit(some.map(one => dayEntries.remove(one)));
  }
}
