/** Requests, lists and forms shared by the parts of the operator page. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import type { AuditEntryView, BanView, ModeratedMember, ReportView, SendAdminRequest } from '@parlour/client/admin';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import styles from '../club/moderation/moderation.module.css';
import { REPORT_REASON_LABELS } from '../club/moderation/report-form.tsx';

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
      <ul>{rows.map(renderRow)}</ul>
      {rows.length % PAGE_SIZE === 0 && <ActionButton onAct={loadOlder}>Older ones</ActionButton>}
    </>
  );
}

export const AdminRow = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <li class={styles.line}>{children}</li>
);

type TextFormProps = {
  readonly label: string;
  readonly button: string;
  readonly maxLength?: number;
  readonly may?: 'be empty';
  onSubmit(words: string): void;
};

export function TextForm({ label, button, maxLength = 300, may, onSubmit }: TextFormProps): JSX.Element {
  const id = useId();
  const words = useSignal('');
  return (
    <form
      class={styles.form}
      onSubmit={event => {
        event.preventDefault();
        onSubmit(words.value.trim());
        words.value = '';
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        class={styles.field}
        value={words.value}
        maxLength={maxLength}
        autocomplete="off"
        onInput={event => {
          words.value = event.currentTarget.value;
        }}
      />
      <ActionButton isDisabled={may === undefined && words.value.trim() === ''}>{button}</ActionButton>
    </form>
  );
}

export const BanText = ({ from, until, why }: BanView): JSX.Element => (
  <span class={styles.about}>
    {from === 'house' ? 'Banned' : 'May not sit down'} {until === null ? 'for good' : `until ${dateTimeText(until)}`}:{' '}
    {why}
  </span>
);

export const MemberText = ({ name, member, since, ban }: ModeratedMember): JSX.Element => (
  <>
    <strong>{name}</strong>
    <span class={styles.about}>
      <code>{member}</code>, since {dateTimeText(since)}
    </span>
    {ban && <BanText {...ban} />}
  </>
);

export function ReportText({ at, reason, words, by, about, settled }: ReportView): JSX.Element {
  return (
    <>
      <strong>
        {REPORT_REASON_LABELS[reason]}: {about.name}
      </strong>
      <span class={styles.about}>
        {dateTimeText(at)}, by {by.name}
        {by.member === null && ' (a guest)'}
        {about.table !== null && `, at table ${about.table}, seat ${(about.seat ?? 0) + 1}`}
        {about.match !== null && `, match ${about.match}`}
      </span>
      {words !== '' && <q>{words}</q>}
      {settled && (
        <span class={styles.about}>
          Settled {dateTimeText(settled.at)}: {settled.words}
        </span>
      )}
    </>
  );
}

export const AuditRow = ({ at, by, what, name, about, words }: AuditEntryView): JSX.Element => (
  <AdminRow>
    <strong>{what}</strong>
    <span class={styles.about}>
      {dateTimeText(at)}, by {by === 'operator' ? 'the operator' : 'themselves'}
      {name !== null && `; ${name}`}
      {about !== null && `; ${about}`}
      {words !== '' && `; ${words}`}
    </span>
  </AdminRow>
);
