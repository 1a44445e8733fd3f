/** The operator page, protected by the operator key. */

import { ADMIN_API, adminClient, type SendAdminRequest } from '@parlour/client/admin';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import styles from '../club/club.module.css';
import { rememberFocus } from '../club/request.ts';
import { Button } from '../ui/button.tsx';
import { Form, TextField } from '../ui/fields.tsx';
import { PageLayout } from '../ui/page.tsx';
import { Panel } from '../ui/surfaces.tsx';
import { type AdminPartProps, runAdminRequest } from './admin-lists.tsx';
import { adminText } from './admin-text.ts';
import { MembersAdmin } from './members.tsx';
import { AuditLogAdmin, BansAdmin, NamesAdmin, ReportsAdmin, TablesAdmin } from './moderation.tsx';

const ADMIN_PARTS = {
  reportsPart: ReportsAdmin,
  membersPart: MembersAdmin,
  bansPart: BansAdmin,
  namesPart: NamesAdmin,
  tablesPart: TablesAdmin,
  auditPart: AuditLogAdmin,
} as const satisfies Readonly<Record<string, FunctionComponent<AdminPartProps>>>;

type AdminPart = keyof typeof ADMIN_PARTS;

const ADMIN_PART_NAMES = Object.keys(ADMIN_PARTS) as AdminPart[];

type OpenedSession = { readonly ask: SendAdminRequest; readonly summary: string; readonly warning: string };

/** The key is never stored. */
export function OperatorPage(): JSX.Element {
  const opened = useSignal<OpenedSession | undefined>(undefined);
  return (
    <PageLayout title={adminText('operator')}>
      {opened.value ? <OperatorView {...opened.value} /> : <OperatorKeyForm open={server => (opened.value = server)} />}
    </PageLayout>
  );
}

function OperatorKeyForm({ open: onOpen }: { open(server: OpenedSession): void }): JSX.Element {
  const key = useSignal('');
  const error = useSignal('');
  const enter = async (): Promise<void> => {
    const restoreFocus = rememberFocus();
    const ask = adminClient('', key.value.trim());
    const server = await runAdminRequest(ask(ADMIN_API.moderationSummary), message => (error.value = message));
    if (!server) return;
    const { members, reports, bans, writable } = server;
    const summary = adminText('summary', { members, reports, bans });
    onOpen({ ask, summary, warning: writable ? '' : adminText('notWritable') });
    restoreFocus();
  };
  return (
    <Panel class={styles.panel}>
      <Form onSubmit={() => void enter()}>
        <TextField label={adminText('operatorKey')} text={key} isSecret />
        <Button tone="primary">{adminText('open')}</Button>
        <p role="alert">{error.value}</p>
      </Form>
    </Panel>
  );
}

function OperatorView({ ask, summary, warning }: OpenedSession): JSX.Element {
  const part = useSignal<AdminPart>('reportsPart');
  const message = useSignal('');
  const Part = ADMIN_PARTS[part.value];
  const showPart = (name: AdminPart): void => {
    part.value = name;
    message.value = '';
  };
  return (
    <>
      <p class={styles.lead}>{summary}</p>
      <p role="alert">{warning}</p>
      <nav aria-label={adminText('parts')} class={styles.parts}>
        {ADMIN_PART_NAMES.map(name => (
          <button
            key={name}
            type="button"
            class={styles.part}
            aria-current={name === part.value ? 'true' : undefined}
            onClick={() => showPart(name)}
          >
            {adminText(name)}
          </button>
        ))}
      </nav>
      <Panel title={adminText(part.value)} class={styles.panel}>
        <p role="alert">{message.value}</p>
        <Part request={ask} onError={text => (message.value = text)} />
      </Panel>
    </>
  );
}
