/** The operator's page: reports, members, bans, names, tables and the audit log, behind a key of its own. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { type AskAsOperator, HOUSE, operatorAt } from '@parlour/client/operator';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { Page, Paper } from '../pages/page.tsx';
import styles from './house.module.css';
import { type OrderPartProps, tried } from './house-asking.ts';
import { AuditPart, BansPart, NamesPart } from './house-lists.tsx';
import { MembersPart } from './house-members.tsx';
import { ReportsPart } from './house-reports.tsx';
import { TablesPart } from './house-tables.tsx';
import { keepKeys } from './keys.ts';

const PARTS: Readonly<Record<string, FunctionComponent<OrderPartProps>>> = {
  Reports: ReportsPart,
  Members: MembersPart,
  Bans: BansPart,
  Names: NamesPart,
  Tables: TablesPart,
  'Audit log': AuditPart,
};

type Opened = { readonly ask: AskAsOperator; readonly facts: string };

/** The key is kept in mind as long as the page is open, and nowhere else. */
export function OperatorPage(): JSX.Element {
  const opened = useSignal<Opened | undefined>(undefined);
  return (
    <Page title="The house">
      {opened.value ? <House {...opened.value} /> : <KeyForm open={house => (opened.value = house)} />}
    </Page>
  );
}

function KeyForm({ open }: { open(house: Opened): void }): JSX.Element {
  const key = useSignal('');
  const wrong = useSignal('');
  const enter = async (): Promise<void> => {
    const keep = keepKeys();
    const ask = operatorAt('', key.value.trim());
    const house = await tried(ask(HOUSE.house), sentence => (wrong.value = sentence));
    if (!house) return;
    const { members, reports, bans, writable } = house;
    const disk = writable ? '' : ' Nothing can be written just now.';
    open({ ask, facts: `Members: ${members}. Reports to look at: ${reports}. Bans: ${bans}.${disk}` });
    keep();
  };
  return (
    <Paper>
      <form
        class={styles.form}
        onSubmit={event => {
          event.preventDefault();
          void enter();
        }}
      >
        <label for="operator-key">The key of the operator</label>
        <input
          id="operator-key"
          class={styles.field}
          type="password"
          autocomplete="off"
          value={key.value}
          onInput={event => {
            key.value = event.currentTarget.value;
          }}
        />
        <Action tone="main">Open</Action>
        <p role="alert">{wrong.value}</p>
      </form>
    </Paper>
  );
}

function House({ ask, facts }: Opened): JSX.Element {
  const part = useSignal('Reports');
  const sentence = useSignal('');
  const Part = PARTS[part.value];
  const turnTo = (name: string): void => {
    part.value = name;
    sentence.value = '';
  };
  return (
    <>
      <p class={styles.facts}>{facts}</p>
      <nav aria-label="Parts of the house" class={styles.parts}>
        {Object.keys(PARTS).map(name => (
          <button
            key={name}
            type="button"
            class={styles.part}
            aria-current={name === part.value ? 'true' : undefined}
            onClick={() => turnTo(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      <Paper>
        <h2 class={styles.heading}>{part.value}</h2>
        <p role="alert">{sentence.value}</p>
        {Part && <Part ask={ask} says={said => (sentence.value = said)} />}
      </Paper>
    </>
  );
}
