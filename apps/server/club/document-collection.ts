/** Typed collections of stored documents: parsed by a schema, written whole, with optimistic concurrency. */
import type { z } from 'zod';
import type { Documents, DocumentWrite, ListRange, StoredDocument } from '../store/documents.ts';
import { StoreError } from '../store/types.ts';

export type Stored<T> = { readonly id: string; readonly version: number; readonly value: T };

/** Version 0 if the document does not exist yet. */
export type WriteTarget = { readonly id: string; readonly version: number };

export const newDocumentAt = (id: string): WriteTarget => ({ id, version: 0 });

/** The keys, lists and lifetime of a document. Each write replaces all of them. */
export type DocumentIndex = Pick<DocumentWrite, 'keys' | 'places' | 'lasts'>;

/** The new value, or null to delete; `also` is written in the same commit. */
export type DocumentChange<T> = DocumentIndex & { readonly value: T | null; readonly also?: readonly DocumentWrite[] };

export type ChangeOutcome = 'kept' | 'left' | 'taken';

export type DocumentCollection<T> = {
  readonly kind: string;
  read(documents: Documents, id: string): Promise<Stored<T> | undefined>;
  readAll(documents: Documents, ids: readonly string[]): Promise<readonly Stored<T>[]>;
  findByKey(documents: Documents, key: string): Promise<Stored<T> | undefined>;
  list(documents: Documents, list: string, span: ListRange): Promise<readonly Stored<T>[]>;
  write(target: WriteTarget, value: T, index?: DocumentIndex): DocumentWrite;
  remove(target: WriteTarget): DocumentWrite;
  /** Optimistic concurrency: calls `decide` again on a conflict. Undefined changes nothing. */
  change(documents: Documents, id: string, decide: DecideChange<T>): Promise<ChangeOutcome>;
};

type DecideChange<T> = (
  stored: Stored<T> | undefined,
) => DocumentChange<T> | undefined | Promise<DocumentChange<T> | undefined>;

const MAX_ATTEMPTS = 8;

/** Defines a collection by its document kind and schema. */
export function defineCollection<T>(kind: string, schema: z.ZodType<T>): DocumentCollection<T> {
  const parseDocument = ({ id, version, body }: StoredDocument): Stored<T> => ({
    id,
    version,
    value: schema.parse(JSON.parse(body)),
  });
  const readAll: DocumentCollection<T>['readAll'] = async (documents, ids) =>
    (await documents.fetch(kind, ids)).map(parseDocument);
  const read: DocumentCollection<T>['read'] = async (documents, id) => (await readAll(documents, [id]))[0];
  const write: DocumentCollection<T>['write'] = ({ id, version }, value, index = {}) => ({
    kind,
    id,
    was: version,
    body: JSON.stringify(value),
    ...index,
  });
  const remove: DocumentCollection<T>['remove'] = ({ id, version }) => ({ kind, id, was: version, body: null });
  const writesOf = (target: WriteTarget, { value, also = [], ...index }: DocumentChange<T>): DocumentWrite[] => [
    value === null ? remove(target) : write(target, value, index),
    ...also,
  ];
  return {
    kind,
    read,
    readAll,
    write,
    remove,
    async findByKey(documents, key) {
      const found = await documents.byKey(kind, key);
      return found && parseDocument(found);
    },
    list: async (documents, list, span) => (await documents.list(kind, list, span)).map(parseDocument),
    async change(documents, id, decide) {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const found = await read(documents, id);
        const change = await decide(found);
        if (!change) return 'left';
        const outcome = await documents.commit(writesOf(found ?? newDocumentAt(id), change));
        if (outcome !== 'behind') return outcome;
      }
      throw new StoreError(`Too many concurrent writes to ${kind} ${id}.`);
    },
  };
}
