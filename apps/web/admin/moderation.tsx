/** Reports, bans, forbidden names, the audit log and tables on the operator page. Hands are never shown. */
import {
  ADMIN_API,
  type AdminTableView,
  type AuditEntryView,
  type BanView,
  type ReportView,
} from '@parlour/client/admin';
import { findGame } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import styles from '../club/club.module.css';
import { Button } from '../ui/button.tsx';
import { ChoiceField } from '../ui/fields.tsx';
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
import { adminText } from './admin-text.ts';

export function ReportsAdmin({ request, onError }: AdminPartProps): JSX.Element {
  const state = useSignal<'open' | 'settled'>('open');
  const list = useAdminList<ReportView>(
    onError,
    async before => (await request(ADMIN_API.reports, { body: { state: state.value, before } })).reports,
    [state.value],
  );
  return (
    <>
      <ChoiceField
        label={adminText('reportState')}
        value={state.value}
        choices={[
          ['open', adminText('openReports')],
          ['settled', adminText('settledReports')],
        ]}
        onChange={chosen => {
          state.value = chosen;
        }}
      />
      <AdminRows
        list={list}
        emptyText={adminText('noReports')}
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
      {table !== null && match !== null && (
        <Button size="small" onAct={() => void read()}>
          {adminText('readRecord')}
        </Button>
      )}
      {record.value !== '' && (
        <textarea class={styles.record} aria-label={adminText('recordLabel')} rows={16} readOnly value={record.value} />
      )}
      {report.settled === null && (
        <TextForm
          label={adminText('settleNote')}
          button={adminText('settle')}
          isOptional
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
      emptyText={adminText('noBans')}
      renderRow={ban => (
        <AdminRow key={ban.member}>
          <strong>{ban.name}</strong>
          <BanText {...ban} />
          <Button size="small" onAct={() => void lift(ban.member)}>
            {adminText('liftBan')}
          </Button>
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
      <p>{adminText('namesExplained')}</p>
      <TextForm
        label={adminText('name')}
        button={adminText('forbid')}
        maxLength={60}
        onSubmit={name => void decide(name, 'forbidden')}
      />
      <AdminRows
        list={list}
        emptyText={adminText('noForbiddenNames')}
        renderRow={({ name, at }) => (
          <AdminRow key={name}>
            <strong>{name}</strong>
            <span class={styles.soft}>{adminText('forbiddenSince', { since: dateTimeText(at) })}</span>
            <Button size="small" onAct={() => void decide(name, 'allowed')}>
              {adminText('allow')}
            </Button>
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
        label={adminText('auditFilter')}
        button={adminText('filter')}
        maxLength={60}
        isOptional
        onSubmit={word => (member.value = word)}
      />
      <AdminRows
        list={list}
        emptyText={adminText('noActions')}
        renderRow={entry => <AuditRow key={`${entry.at} ${entry.what}`} {...entry} />}
      />
    </>
  );
}

const MAX_TABLES = 199;

export function TablesAdmin({ request, onError }: AdminPartProps): JSX.Element {
  const state = useSignal<'open' | 'closed' | 'archived'>('open');
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
      <ChoiceField
        label={adminText('tableState')}
        value={state.value}
        choices={[
          ['open', adminText('openTables')],
          ['closed', adminText('closed')],
          ['archived', adminText('archived')],
        ]}
        onChange={chosen => {
          state.value = chosen;
        }}
      />
      <AdminRows
        list={list}
        emptyText={adminText('noTables')}
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
      <span class={styles.name}>
        {findGame(game)?.title ?? game}
        <small>
          {adminText('tableDetails', {
            table,
            code,
            visibility,
            created: dateTimeText(createdAt),
            seen: lastActiveAt > 0 ? dateTimeText(lastActiveAt) : 'none',
            entries,
          })}
        </small>
      </span>
      <span class={styles.row}>
        {state === 'open' && (
          <Button size="small" onAct={onClose}>
            {adminText('close')}
          </Button>
        )}
        {isSure.value ? (
          <Button size="small" onAct={onDelete}>
            {adminText('deleteForGood')}
          </Button>
        ) : (
          <Button size="small" onAct={() => (isSure.value = true)}>
            {adminText('delete')}
          </Button>
        )}
      </span>
    </AdminRow>
  );
}
