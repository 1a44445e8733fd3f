/** What the parts of the operator's page are made of. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import type { ShownAct, ShownBan, ShownMember, ShownReport } from '@parlour/client/operator';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import styles from './house.module.css';
import { dateOf, type OrderList } from './house-asking.ts';
import { REASON_WORDS } from './reasons.ts';

type LinesProps<T> = {
  readonly list: Pick<OrderList<T>, 'lines' | 'older'>;
  readonly none: string;
  line(item: T): JSX.Element;
};

/** So many come at once; where there are fewer there are no more. */
const FULL = 50;

export function Lines<T>({ list: { lines, older }, none, line }: LinesProps<T>): JSX.Element | null {
  if (lines === undefined) return null;
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <>
      <ul>{lines.map(line)}</ul>
      {lines.length % FULL === 0 && <Action onAct={older}>Older ones</Action>}
    </>
  );
}

export const Line = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <li class={styles.line}>{children}</li>
);

type WordsProps = {
  readonly says: string;
  readonly does: string;
  readonly most?: number;
  readonly may?: 'be empty';
  act(words: string): void;
};

/** One field and the button that sends it. */
export function WordsForm({ says, does, most = 300, may, act }: WordsProps): JSX.Element {
  const id = useId();
  const words = useSignal('');
  return (
    <form
      class={styles.form}
      onSubmit={event => {
        event.preventDefault();
        act(words.value.trim());
        words.value = '';
      }}
    >
      <label for={id}>{says}</label>
      <input
        id={id}
        class={styles.field}
        value={words.value}
        maxLength={most}
        autocomplete="off"
        onInput={event => {
          words.value = event.currentTarget.value;
        }}
      />
      <Action isDisabled={may === undefined && words.value.trim() === ''}>{does}</Action>
    </form>
  );
}

export const BanWords = ({ from, until, why }: ShownBan): JSX.Element => (
  <span class={styles.about}>
    {from === 'house' ? 'Banned' : 'May not sit down'} {until === null ? 'for good' : `until ${dateOf(until)}`}: {why}
  </span>
);

export const PersonLine = ({ name, member, since, ban }: ShownMember): JSX.Element => (
  <>
    <strong>{name}</strong>
    <span class={styles.about}>
      <code>{member}</code>, since {dateOf(since)}
    </span>
    {ban && <BanWords {...ban} />}
  </>
);

export function ReportLine({ at, reason, words, by, about, settled }: ShownReport): JSX.Element {
  return (
    <>
      <strong>
        {REASON_WORDS[reason]}: {about.name}
      </strong>
      <span class={styles.about}>
        {dateOf(at)}, by {by.name}
        {by.member === null && ' (a guest)'}
        {about.table !== null && `, at table ${about.table}, seat ${(about.seat ?? 0) + 1}`}
        {about.match !== null && `, match ${about.match}`}
      </span>
      {words !== '' && <q>{words}</q>}
      {settled && (
        <span class={styles.about}>
          Settled {dateOf(settled.at)}: {settled.words}
        </span>
      )}
    </>
  );
}

export const ActLine = ({ at, by, what, name, about, words }: ShownAct): JSX.Element => (
  <Line>
    <strong>{what}</strong>
    <span class={styles.about}>
      {dateOf(at)}, by {by === 'operator' ? 'the operator' : 'themselves'}
      {name !== null && `; ${name}`}
      {about !== null && `; ${about}`}
      {words !== '' && `; ${words}`}
    </span>
  </Line>
);
