/** Requests, lists and forms shared by the parts of the operator page. */

import type { AuditEntryView, BanView, ModeratedMember, ReportView, SendAdminRequest } from '@parlour/client/admin';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import styles from '../club/club.module.css';
import { moderationText } from '../club/moderation/moderation-text.ts';
import { Button } from '../ui/button.tsx';
import { Form, TextField } from '../ui/fields.tsx';
import { actionText, adminText } from './admin-text.ts';

export type AdminPartProps = {
  readonly request: SendAdminRequest;
  /** Shows an error message; an empty text clears it. */
  onError(sentence: string): void;
};

/** Returns undefined after showing an error. */
export async function runAdminRequest<T>(
  pending: Promise<T>,
  onError: (sentence: string) => void,
): Promise<T | undefined> {
  try {
    const answer = await pending;
    onError('');
    return answer;
  } catch (error) {
    onError(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

export type AdminList<T> = { readonly rows: readonly T[] | undefined; reload(): void; loadOlder(): void };

type DatedRow = { readonly at: number } | { readonly since: number };

const timeOfRow = (row: DatedRow): number => ('at' in row ? row.at : row.since);

/** A paged list, newest first. */
export function useAdminList<T extends DatedRow>(
  onError: (sentence: string) => void,
  load: (before: number | undefined) => Promise<readonly T[]>,
  deps: readonly unknown[] = [],
): AdminList<T> {
  const rows = useSignal<readonly T[] | undefined>(undefined);
  const reload = (): void => {
    void runAdminRequest(load(undefined), onError).then(found => (rows.value = found ?? []));
  };
  const loadOlder = (): void => {
    const last = rows.value?.at(-1);
    if (last)
      void runAdminRequest(load(timeOfRow(last)), onError).then(
        more => (rows.value = [...(rows.value ?? []), ...(more ?? [])]),
      );
  };
  useEffect(reload, deps);
  return { rows: rows.value, reload, loadOlder };
}

export const dateTimeText = (time: number): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

type AdminRowsProps<T> = {
  readonly list: Pick<AdminList<T>, 'rows' | 'loadOlder'>;
  readonly emptyText: string;
  renderRow(item: T): JSX.Element;
};

/** Rows per request; a shorter page is the last. */
const PAGE_SIZE = 50;

export function AdminRows<T>({
  list: { rows, loadOlder },
  emptyText,
  renderRow,
}: AdminRowsProps<T>): JSX.Element | null {
  if (rows === undefined) return null;
  if (rows.length === 0) return <p>{emptyText}</p>;
  return (
    <>
      <ul class={styles.list}>{rows.map(renderRow)}</ul>
      {rows.length % PAGE_SIZE === 0 && <Button onAct={loadOlder}>{adminText('older')}</Button>}
    </>
  );
}

export const AdminRow = ({ children }: { readonly children: ComponentChildren }): JSX.Element => <li>{children}</li>;

type TextFormProps = {
  readonly label: string;
  readonly button: string;
  readonly maxLength?: number;
  readonly isOptional?: boolean;
  onSubmit(words: string): void;
};

export function TextForm({ label, button, maxLength = 300, isOptional = false, onSubmit }: TextFormProps): JSX.Element {
  const words = useSignal('');
  return (
    <Form
      onSubmit={() => {
        onSubmit(words.value.trim());
        words.value = '';
      }}
    >
      <TextField label={label} text={words} maxLength={maxLength} />
      <Button isDisabled={!isOptional && words.value.trim() === ''}>{button}</Button>
    </Form>
  );
}

export const BanText = ({ from, until, why }: BanView): JSX.Element => (
  <span class={styles.soft}>
    {until === null
      ? adminText('bannedForever', { scope: from, why })
      : adminText('bannedUntil', { scope: from, until: dateTimeText(until), why })}
  </span>
);

export const MemberText = ({ name, member, since, ban }: ModeratedMember): JSX.Element => (
  <span class={styles.name}>
    {name}
    <small>{adminText('memberSince', { id: member, since: dateTimeText(since) })}</small>
    {ban && <BanText {...ban} />}
  </span>
);

export function ReportText({ at, reason, words, by, about, settled }: ReportView): JSX.Element {
  return (
    <span class={styles.name}>
      {adminText('reportTitle', { reason: moderationText(reason), name: about.name })}
      <small>
        {adminText('reportedBy', {
          at: dateTimeText(at),
          name: by.name,
          guest: by.member === null ? 'yes' : 'no',
          table: about.table ?? 'none',
          seat: (about.seat ?? 0) + 1,
          match: String(about.match ?? 'none'),
        })}
      </small>
      {words !== '' && <q class={styles.soft}>{words}</q>}
      {settled && <small>{adminText('settledAt', { at: dateTimeText(settled.at), words: settled.words })}</small>}
    </span>
  );
}

export const AuditRow = ({ at, by, what, name, about, words }: AuditEntryView): JSX.Element => (
  <AdminRow>
    <span class={styles.name}>
      {actionText(what)}
      <small>
        {[adminText('actionBy', { at: dateTimeText(at), by }), name, about, words].filter(Boolean).join(' · ')}
      </small>
    </span>
  </AdminRow>
);
