/** Members on the operator page: search, ban, rename. */

import { ADMIN_API, type AuditEntryView, type ModeratedMember, type ReportView } from '@parlour/client/admin';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import styles from '../club/club.module.css';
import { Button } from '../ui/button.tsx';
import { ChoiceField, Form, TextField } from '../ui/fields.tsx';
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
import { adminText } from './admin-text.ts';

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
      <TextForm
        label={adminText('nameOrId')}
        button={adminText('find')}
        maxLength={60}
        onSubmit={word => void openMember(word)}
      />
      <AdminRows
        list={list}
        emptyText={adminText('noMembers')}
        renderRow={person => (
          <AdminRow key={person.member}>
            <MemberText {...person} />
            <Button size="small" onAct={() => void openMember(person.member)}>
              {adminText('details')}
            </Button>
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
      <Button tone="quiet" icon="back" onAct={onBack}>
        {adminText('allMembers')}
      </Button>
      <MemberText {...member} />
      {member.ban && (
        <Button onAct={() => runAndReload(request(ADMIN_API.liftBan, { params, body: {} }))}>
          {adminText('liftBan')}
        </Button>
      )}
      <BanForm onBan={body => runAndReload(request(ADMIN_API.ban, { params, body }))} />
      <TextForm
        label={adminText('newName')}
        button={adminText('rename')}
        maxLength={60}
        onSubmit={name => runAndReload(request(ADMIN_API.rename, { params, body: { name } }))}
      />
      <h3>{adminText('reports')}</h3>
      {reports.length === 0 && <p>{adminText('noReportsAbout')}</p>}
      <ul class={styles.list}>
        {reports.map(report => (
          <AdminRow key={report.report}>
            <ReportText {...report} />
          </AdminRow>
        ))}
      </ul>
      <h3>{adminText('recentActions')}</h3>
      <ul class={styles.list}>
        {acts.map(entry => (
          <AuditRow key={`${entry.at} ${entry.what}`} {...entry} />
        ))}
      </ul>
    </>
  );
}

type BanDraft = { readonly from: 'house' | 'seats'; readonly days: number | null; readonly why: string };

const BAN_DAYS = [
  ['1', 'oneDay'],
  ['7', 'sevenDays'],
  ['30', 'thirtyDays'],
  ['365', 'oneYear'],
  ['forever', 'forever'],
] as const;

function BanForm({ onBan }: { onBan(body: BanDraft): void }): JSX.Element {
  const why = useSignal('');
  const draft = useSignal<Omit<BanDraft, 'why'>>({ from: 'house', days: 7 });
  const { from, days } = draft.value;
  return (
    <Form onSubmit={() => onBan({ from, days, why: why.value.trim() })}>
      <ChoiceField
        label={adminText('banScope')}
        value={from}
        choices={[
          ['house', adminText('banFromServer')],
          ['seats', adminText('banFromTables')],
        ]}
        onChange={chosen => {
          draft.value = { from: chosen, days };
        }}
      />
      <ChoiceField
        label={adminText('banLength')}
        value={String(days ?? 'forever')}
        choices={BAN_DAYS.map(([value, key]) => [value, adminText(key)])}
        onChange={chosen => {
          draft.value = { from, days: chosen === 'forever' ? null : Number(chosen) };
        }}
      />
      <TextField label={adminText('banReason')} text={why} maxLength={300} />
      <Button isDisabled={why.value.trim() === ''}>{adminText('ban')}</Button>
    </Form>
  );
}
