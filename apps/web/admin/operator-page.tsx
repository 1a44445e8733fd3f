/** The operator page, protected by the operator key. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { ADMIN_API, adminClient, type SendAdminRequest } from '@parlour/client/admin';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import styles from '../club/moderation/moderation.module.css';
import { rememberFocus } from '../club/request.ts';
import { PageLayout, PaperPanel } from '../ui/page.tsx';
import { type AdminPartProps, runAdminRequest } from './admin-lists.tsx';
import { MembersAdmin } from './members.tsx';
import { AuditLogAdmin, BansAdmin, NamesAdmin, ReportsAdmin, TablesAdmin } from './moderation.tsx';

const ADMIN_PARTS: Readonly<Record<string, FunctionComponent<AdminPartProps>>> = {
  Reports: ReportsAdmin,
  Members: MembersAdmin,
  Bans: BansAdmin,
  Names: NamesAdmin,
  Tables: TablesAdmin,
  'Audit log': AuditLogAdmin,
};

type OpenedSession = { readonly ask: SendAdminRequest; readonly summary: string };

/** The key is never stored. */
export function OperatorPage(): JSX.Element {
  const opened = useSignal<OpenedSession | undefined>(undefined);
  return (
    <PageLayout title="The house">
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
    const disk = writable ? '' : ' Nothing can be written just now.';
    onOpen({ ask, summary: `Members: ${members}. Reports to look at: ${reports}. Bans: ${bans}.${disk}` });
    restoreFocus();
  };
  return (
    <PaperPanel>
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
        <ActionButton tone="main">Open</ActionButton>
        <p role="alert">{error.value}</p>
      </form>
    </PaperPanel>
  );
}

function OperatorView({ ask, summary }: OpenedSession): JSX.Element {
  const part = useSignal('Reports');
  const message = useSignal('');
  const Part = ADMIN_PARTS[part.value];
  const showPart = (name: string): void => {
    part.value = name;
    message.value = '';
  };
  return (
    <>
      <p class={styles.facts}>{summary}</p>
      <nav aria-label="Parts of the house" class={styles.parts}>
        {Object.keys(ADMIN_PARTS).map(name => (
          <button
            key={name}
            type="button"
            class={styles.part}
            aria-current={name === part.value ? 'true' : undefined}
            onClick={() => showPart(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      <PaperPanel>
        <h2 class={styles.heading}>{part.value}</h2>
        <p role="alert">{message.value}</p>
        {Part && <Part request={ask} onError={text => (message.value = text)} />}
      </PaperPanel>
    </>
  );
}
