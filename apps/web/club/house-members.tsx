/** Members on the operator's page: finding one, and what can be done about them. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { HOUSE, type ShownAct, type ShownMember, type ShownReport } from '@parlour/client/operator';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Choice } from '../pages/terms.tsx';
import styles from './house.module.css';
import { type OrderPartProps, tried, useOrderList } from './house-asking.ts';
import { ActLine, Line, Lines, PersonLine, ReportLine, WordsForm } from './house-pieces.tsx';

type Detail = {
  readonly member: ShownMember;
  readonly reports: readonly ShownReport[];
  readonly acts: readonly ShownAct[];
};

export function MembersPart({ ask, says }: OrderPartProps): JSX.Element {
  const detail = useSignal<Detail | undefined>(undefined);
  const list = useOrderList<ShownMember>(
    says,
    async before => (await ask(HOUSE.houseMembers, { body: { before } })).members,
  );
  const look = async (member: string): Promise<void> => {
    const found = await tried(ask(HOUSE.houseMember, { params: { member } }), says);
    if (found) detail.value = found;
  };
  if (detail.value)
    return (
      <OneMember
        {...detail.value}
        ask={ask}
        says={says}
        changed={() => void look(detail.value?.member.member ?? '')}
        back={() => {
          detail.value = undefined;
          list.again();
        }}
      />
    );
  return (
    <>
      <WordsForm says="Name or id" does="Find" most={60} act={word => void look(word)} />
      <Lines
        list={list}
        none="There are no members yet."
        line={person => (
          <Line key={person.member}>
            <PersonLine {...person} />
            <Action onAct={() => void look(person.member)}>Look closer</Action>
          </Line>
        )}
      />
    </>
  );
}

type OneProps = Detail & OrderPartProps & { changed(): void; back(): void };

function OneMember({ member, reports, acts, ask, says, changed, back }: OneProps): JSX.Element {
  const did = (asked: Promise<unknown>): void =>
    void tried(asked, says).then(answer => {
      if (answer !== undefined) changed();
    });
  const params = { member: member.member };
  return (
    <>
      <Action onAct={back}>Back to all members</Action>
      <p class={styles.line}>
        <PersonLine {...member} />
      </p>
      {member.ban && <Action onAct={() => did(ask(HOUSE.liftBan, { params, body: {} }))}>Lift the ban</Action>}
      <BanForm ban={body => did(ask(HOUSE.ban, { params, body }))} />
      <WordsForm
        says="Another name"
        does="Rename"
        most={60}
        act={name => did(ask(HOUSE.rename, { params, body: { name } }))}
      />
      <h3 class={styles.heading}>Reports</h3>
      {reports.length === 0 && <p>Nobody has reported them.</p>}
      <ul>
        {reports.map(report => (
          <Line key={report.report}>
            <ReportLine {...report} />
          </Line>
        ))}
      </ul>
      <h3 class={styles.heading}>Lately</h3>
      <ul>
        {acts.map(act => (
          <ActLine key={`${act.at} ${act.what}`} {...act} />
        ))}
      </ul>
    </>
  );
}

type Ban = { readonly from: 'house' | 'seats'; readonly days: number | null; readonly why: string };

const FROM = ['house', 'seats'] as const;
const FROM_NAMES = { house: 'signing in and sitting down', seats: 'sitting down' };
const DAYS = ['1', '7', '30', '365', 'for good'] as const;

function BanForm({ ban }: { ban(body: Ban): void }): JSX.Element {
  const id = useId();
  const given = useSignal<Ban>({ from: 'house', days: 7, why: '' });
  const set = (changed: Partial<Ban>): void => {
    given.value = { ...given.value, ...changed };
  };
  const { from, days, why } = given.value;
  return (
    <form
      class={styles.form}
      onSubmit={event => {
        event.preventDefault();
        ban({ from, days, why: why.trim() });
      }}
    >
      <Choice
        says="Keep them from"
        value={from}
        of={FROM}
        names={FROM_NAMES}
        choose={chosen => set({ from: chosen })}
      />
      <Choice
        says="For so many days"
        value={days === null ? 'for good' : String(days)}
        of={DAYS}
        choose={chosen => set({ days: chosen === 'for good' ? null : Number(chosen) })}
      />
      <label for={id}>Why, in a sentence they are told</label>
      <input
        id={id}
        class={styles.field}
        value={why}
        maxLength={300}
        autocomplete="off"
        onInput={event => set({ why: event.currentTarget.value })}
      />
      <Action isDisabled={why.trim() === ''}>Ban</Action>
    </form>
  );
}
