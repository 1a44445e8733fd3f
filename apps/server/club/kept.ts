/** Documents of one kind as values: read through a schema, written whole, changed by whoever comes in time. */
import type { z } from 'zod';
import type { Documents, DocumentWrite, ListSpan, StoredDocument } from '../store/documents.ts';
import { StoreTrouble } from '../store/port.ts';

export type Kept<T> = { readonly id: string; readonly version: number; readonly value: T };

/** Where something is to be written: over what was read, or where nothing is yet. */
export type WriteSpot = { readonly id: string; readonly version: number };

export const fresh = (id: string): WriteSpot => ({ id, version: 0 });

/** How it can be found, and when it goes; all of it, each time something is written. */
export type Whereabouts = Pick<DocumentWrite, 'keys' | 'places' | 'lasts'>;

/** What is to stand there, or null for nothing; `also` is written with it or not at all. */
export type Change<T> = Whereabouts & { readonly value: T | null; readonly also?: readonly DocumentWrite[] };

export type Changed = 'kept' | 'left' | 'taken';

export type KeptKind<T> = {
  readonly kind: string;
  read(documents: Documents, id: string): Promise<Kept<T> | undefined>;
  readAll(documents: Documents, ids: readonly string[]): Promise<readonly Kept<T>[]>;
  named(documents: Documents, key: string): Promise<Kept<T> | undefined>;
  list(documents: Documents, list: string, span: ListSpan): Promise<readonly Kept<T>[]>;
  write(spot: WriteSpot, value: T, whereabouts?: Whereabouts): DocumentWrite;
  remove(spot: WriteSpot): DocumentWrite;
  /** What is to be is asked for again whenever somebody was quicker; undefined leaves everything as it is. */
  change(documents: Documents, id: string, decide: Decide<T>): Promise<Changed>;
};

type Decide<T> = (kept: Kept<T> | undefined) => Change<T> | undefined | Promise<Change<T> | undefined>;

/** So often somebody may have been quicker. */
const TRIES = 8;

export function kept<T>(kind: string, schema: z.ZodType<T>): KeptKind<T> {
  const open = ({ id, version, body }: StoredDocument): Kept<T> => ({
    id,
    version,
    value: schema.parse(JSON.parse(body)),
  });
  const readAll: KeptKind<T>['readAll'] = async (documents, ids) => (await documents.fetch(kind, ids)).map(open);
  const read: KeptKind<T>['read'] = async (documents, id) => (await readAll(documents, [id]))[0];
  const write: KeptKind<T>['write'] = ({ id, version }, value, whereabouts = {}) => ({
    kind,
    id,
    was: version,
    body: JSON.stringify(value),
    ...whereabouts,
  });
  const remove: KeptKind<T>['remove'] = ({ id, version }) => ({ kind, id, was: version, body: null });
  const writesOf = (spot: WriteSpot, { value, also = [], ...whereabouts }: Change<T>): DocumentWrite[] => [
    value === null ? remove(spot) : write(spot, value, whereabouts),
    ...also,
  ];
  return {
    kind,
    read,
    readAll,
    write,
    remove,
    async named(documents, key) {
      const found = await documents.byKey(kind, key);
      return found && open(found);
    },
    list: async (documents, list, span) => (await documents.list(kind, list, span)).map(open),
    async change(documents, id, decide) {
      for (let n = 0; n < TRIES; n++) {
        const found = await read(documents, id);
        const change = await decide(found);
        if (!change) return 'left';
        const outcome = await documents.commit(writesOf(found ?? fresh(id), change));
        if (outcome !== 'behind') return outcome;
      }
      throw new StoreTrouble(`Too many were writing ${kind} ${id} at once.`);
    },
  };
}
