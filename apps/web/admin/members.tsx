/** Members on the operator page: search, ban, rename. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { ADMIN_API, type AuditEntryView, type ModeratedMember, type ReportView } from '@parlour/client/admin';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import styles from '../club/moderation/moderation.module.css';
import { SelectField } from '../ui/form-fields.tsx';
import {
  type AdminPartProps,
  AdminRow,
  AdminRows,
  AuditRow,
  MemberText,
  ReportText,
  runAdminRequest,
  TextForm,
  useAdminList,
} from './admin-lists.tsx';

type MemberDetail = {
  readonly member: ModeratedMember;
  readonly reports: readonly ReportView[];
  readonly acts: readonly AuditEntryView[];
};

export function MembersAdmin({ request, onError }: AdminPartProps): JSX.Element {
  const detail = useSignal<MemberDetail | undefined>(undefined);
  const list = useAdminList<ModeratedMember>(
    onError,
    async before => (await request(ADMIN_API.moderatedMembers, { body: { before } })).members,
  );
  const openMember = async (member: string): Promise<void> => {
    const found = await runAdminRequest(request(ADMIN_API.moderatedMember, { params: { member } }), onError);
    if (found) detail.value = found;
  };
  if (detail.value)
    return (
      <MemberAdmin
        {...detail.value}
        request={request}
        onError={onError}
        onChange={() => void openMember(detail.value?.member.member ?? '')}
        onBack={() => {
          detail.value = undefined;
          list.reload();
        }}
      />
    );
  return (
    <>
      <TextForm label="Name or id" button="Find" maxLength={60} onSubmit={word => void openMember(word)} />
      <AdminRows
        list={list}
        emptyText="There are no members yet."
        renderRow={person => (
          <AdminRow key={person.member}>
            <MemberText {...person} />
            <ActionButton onAct={() => void openMember(person.member)}>Look closer</ActionButton>
          </AdminRow>
        )}
      />
    </>
  );
}

type MemberAdminProps = MemberDetail & AdminPartProps & { onChange(): void; onBack(): void };

function MemberAdmin({ member, reports, acts, request, onError, onChange, onBack }: MemberAdminProps): JSX.Element {
  const runAndReload = (pending: Promise<unknown>): void =>
    void runAdminRequest(pending, onError).then(answer => {
      if (answer !== undefined) onChange();
    });
  const params = { member: member.member };
  return (
    <>
      <ActionButton onAct={onBack}>Back to all members</ActionButton>
      <p class={styles.line}>
        <MemberText {...member} />
      </p>
      {member.ban && (
        <ActionButton onAct={() => runAndReload(request(ADMIN_API.liftBan, { params, body: {} }))}>
          Lift the ban
        </ActionButton>
      )}
      <BanForm onBan={body => runAndReload(request(ADMIN_API.ban, { params, body }))} />
      <TextForm
        label="Another name"
        button="Rename"
        maxLength={60}
        onSubmit={name => runAndReload(request(ADMIN_API.rename, { params, body: { name } }))}
      />
      <h3 class={styles.heading}>Reports</h3>
      {reports.length === 0 && <p>Nobody has reported them.</p>}
      <ul>
        {reports.map(report => (
          <AdminRow key={report.report}>
            <ReportText {...report} />
          </AdminRow>
        ))}
      </ul>
      <h3 class={styles.heading}>Lately</h3>
      <ul>
        {acts.map(entry => (
          <AuditRow key={`${entry.at} ${entry.what}`} {...entry} />
        ))}
      </ul>
    </>
  );
}

type BanDraft = { readonly from: 'house' | 'seats'; readonly days: number | null; readonly why: string };

const BAN_SCOPES = ['house', 'seats'] as const;
const BAN_SCOPE_LABELS = { house: 'signing in and sitting down', seats: 'sitting down' };
const BAN_DAYS = ['1', '7', '30', '365', 'for good'] as const;

function BanForm({ onBan }: { onBan(body: BanDraft): void }): JSX.Element {
  const id = useId();
  const draft = useSignal<BanDraft>({ from: 'house', days: 7, why: '' });
  const set = (onChange: Partial<BanDraft>): void => {
    draft.value = { ...draft.value, ...onChange };
  };
  const { from, days, why } = draft.value;
  return (
    <form
      class={styles.form}
      onSubmit={event => {
        event.preventDefault();
        onBan({ from, days, why: why.trim() });
      }}
    >
      <SelectField
        label="Keep them from"
        value={from}
        options={BAN_SCOPES}
        optionLabels={BAN_SCOPE_LABELS}
        onChange={chosen => set({ from: chosen })}
      />
      <SelectField
        label="For so many days"
        value={days === null ? 'for good' : String(days)}
        options={BAN_DAYS}
        onChange={chosen => set({ days: chosen === 'for good' ? null : Number(chosen) })}
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
      <ActionButton isDisabled={why.trim() === ''}>Ban</ActionButton>
    </form>
  );
}
