/** Reports, bans, forbidden names, the audit log and tables on the operator page. Hands are never shown. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import {
  ADMIN_API,
  type AdminTableView,
  type AuditEntryView,
  type BanView,
  type ReportView,
} from '@parlour/client/admin';
import { findGame } from '@parlour/games/shelf/shelf';
import { pluralize } from '@parlour/kernel/sentences';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import styles from '../club/moderation/moderation.module.css';
import { SelectField } from '../ui/form-fields.tsx';
import {
  type AdminPartProps,
  AdminRow,
  AdminRows,
  AuditRow,
  BanText,
  dateTimeText,
  ReportText,
  runAdminRequest,
  TextForm,
  useAdminList,
} from './admin-lists.tsx';

const REPORT_STATES = ['open', 'settled'] as const;
const REPORT_STATE_LABELS = { open: 'that wait', settled: 'that are settled' };

export function ReportsAdmin({ request, onError }: AdminPartProps): JSX.Element {
  const state = useSignal<(typeof REPORT_STATES)[number]>('open');
  const list = useAdminList<ReportView>(
    onError,
    async before => (await request(ADMIN_API.reports, { body: { state: state.value, before } })).reports,
    [state.value],
  );
  return (
    <>
      <SelectField
        label="Reports"
        value={state.value}
        options={REPORT_STATES}
        optionLabels={REPORT_STATE_LABELS}
        onChange={chosen => {
          state.value = chosen;
        }}
      />
      <AdminRows
        list={list}
        emptyText="There is nothing to look at."
        renderRow={report => (
          <ReportAdmin key={report.report} report={report} request={request} onError={onError} onDone={list.reload} />
        )}
      />
    </>
  );
}

type ReportAdminProps = AdminPartProps & { readonly report: ReportView; onDone(): void };

function ReportAdmin({ report, request, onError, onDone }: ReportAdminProps): JSX.Element {
  const record = useSignal('');
  const { table, match } = report.about;
  const read = async (): Promise<void> => {
    const params = { table: table ?? '', match: String(match) };
    record.value = (await runAdminRequest(request(ADMIN_API.adminRecord, { params }), onError)) ?? '';
  };
  const settle = async (words: string): Promise<void> => {
    if (
      await runAdminRequest(request(ADMIN_API.settle, { params: { report: report.report }, body: { words } }), onError)
    )
      onDone();
  };
  return (
    <AdminRow>
      <ReportText {...report} />
      {table !== null && match !== null && <ActionButton onAct={() => void read()}>Read the record</ActionButton>}
      {record.value !== '' && (
        <textarea class={styles.record} aria-label="The record of the match" rows={16} readOnly value={record.value} />
      )}
      {report.settled === null && (
        <TextForm
          label="What was done about it"
          button="Settle"
          may="be empty"
          onSubmit={words => void settle(words)}
        />
      )}
    </AdminRow>
  );
}

export function BansAdmin({ request, onError }: AdminPartProps): JSX.Element {
  const list = useAdminList<BanView>(
    onError,
    async before => (await request(ADMIN_API.bans, { body: { before } })).bans,
  );
  const lift = async (member: string): Promise<void> => {
    if (await runAdminRequest(request(ADMIN_API.liftBan, { params: { member }, body: {} }), onError)) list.reload();
  };
  return (
    <AdminRows
      list={list}
      emptyText="Nobody is banned."
      renderRow={ban => (
        <AdminRow key={ban.member}>
          <strong>{ban.name}</strong>
          <BanText {...ban} />
          <ActionButton onAct={() => void lift(ban.member)}>Lift</ActionButton>
        </AdminRow>
      )}
    />
  );
}

type ForbiddenName = { readonly name: string; readonly at: number };

export function NamesAdmin({ request, onError }: AdminPartProps): JSX.Element {
  const list = useAdminList<ForbiddenName>(onError, async before =>
    before === undefined ? (await request(ADMIN_API.forbiddenNames)).names : [],
  );
  const decide = async (name: string, is: 'forbidden' | 'allowed'): Promise<void> => {
    if (await runAdminRequest(request(ADMIN_API.forbidName, { body: { name, is } }), onError)) list.reload();
  };
  return (
    <>
      <p>
        Nobody may be called one of these, or anything that looks like it. Who has such a name already keeps it until
        they are renamed.
      </p>
      <TextForm label="A name" button="Forbid it" maxLength={60} onSubmit={name => void decide(name, 'forbidden')} />
      <AdminRows
        list={list}
        emptyText="No name is forbidden here beyond those that are forbidden everywhere."
        renderRow={({ name, at }) => (
          <AdminRow key={name}>
            <strong>{name}</strong>
            <span class={styles.about}>since {dateTimeText(at)}</span>
            <ActionButton onAct={() => void decide(name, 'allowed')}>Allow it</ActionButton>
          </AdminRow>
        )}
      />
    </>
  );
}

export function AuditLogAdmin({ request, onError }: AdminPartProps): JSX.Element {
  const member = useSignal('');
  const list = useAdminList<AuditEntryView>(
    onError,
    async before => {
      const filter = member.value === '' ? {} : { member: member.value };
      return (await request(ADMIN_API.audit, { body: { before, ...filter } })).acts;
    },
    [member.value],
  );
  return (
    <>
      <TextForm
        label="Only of one member (name or id)"
        button="Look"
        maxLength={60}
        may="be empty"
        onSubmit={word => (member.value = word)}
      />
      <AdminRows
        list={list}
        emptyText="Nothing has been done yet."
        renderRow={entry => <AuditRow key={`${entry.at} ${entry.what}`} {...entry} />}
      />
    </>
  );
}

const TABLE_STATES = ['open', 'closed', 'archived'] as const;
const MAX_TABLES = 199;

export function TablesAdmin({ request, onError }: AdminPartProps): JSX.Element {
  const state = useSignal<(typeof TABLE_STATES)[number]>('open');
  const list = useAdminList<AdminTableView & { readonly at: number }>(onError, async () => {
    const { tables } = await request(ADMIN_API.adminTables, { body: { state: state.value, limit: MAX_TABLES } });
    return tables.map(table => ({ ...table, at: table.laid }));
  }, [state.value]);
  const end = async (
    table: string,
    spec: typeof ADMIN_API.closeTable | typeof ADMIN_API.deleteTable,
  ): Promise<void> => {
    if (await runAdminRequest(request(spec, { params: { table }, body: {} }), onError)) list.reload();
  };
  return (
    <>
      <SelectField
        label="Tables that are"
        value={state.value}
        options={TABLE_STATES}
        onChange={chosen => {
          state.value = chosen;
        }}
      />
      <AdminRows
        list={list}
        emptyText="There are no such tables."
        renderRow={table => (
          <TableRow
            key={table.table}
            {...table}
            onClose={() => void end(table.table, ADMIN_API.closeTable)}
            onDelete={() => void end(table.table, ADMIN_API.deleteTable)}
          />
        )}
      />
    </>
  );
}

type TableRowProps = AdminTableView & { onClose(): void; onDelete(): void };

function TableRow({
  table,
  code,
  state,
  door: visibility,
  game,
  laid: createdAt,
  seen: lastActiveAt,
  entries,
  onClose,
  onDelete,
}: TableRowProps): JSX.Element {
  const isSure = useSignal(false);
  return (
    <AdminRow>
      <strong>{findGame(game)?.title ?? game}</strong>
      <span class={styles.about}>
        <code>{table}</code> {code}, {visibility}, laid {dateTimeText(createdAt)}
        {lastActiveAt > 0 && `, somebody was there ${dateTimeText(lastActiveAt)}`},{' '}
        {pluralize(entries, 'entry', 'entries')}
      </span>
      <span class={styles.ways}>
        {state === 'open' && <ActionButton onAct={onClose}>Close</ActionButton>}
        {isSure.value ? (
          <ActionButton onAct={onDelete}>Really delete</ActionButton>
        ) : (
          <ActionButton onAct={() => (isSure.value = true)}>Delete</ActionButton>
        )}
      </span>
    </AdminRow>
  );
}
