/** Blocking and muting members, and the player menu of a table. */
import type { MODERATION_ROUTES, ReportReason } from '@parlour/protocol/club/moderation';
import type { SeatInfo } from '@parlour/table/views';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useAsync } from '../../lib/use-async.ts';
import type { TableController } from '../../table/table-controller.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import type { TableView } from '../../worker/table-handle.ts';
import styles from '../club.module.css';
import { useCurrentMember } from '../membership/session.ts';
import { clubRequest } from '../request.ts';
import { moderationText } from './moderation-text.ts';
import { ReportForm } from './report-form.tsx';

const fetchBlockList = () =>
  clubRequest<typeof MODERATION_ROUTES.blocksAndMutes>({ method: 'GET', url: '/api/club/me/stances' });

type BlockListAnswer = Awaited<ReturnType<typeof fetchBlockList>>;
type BlockOrMute = 'block' | 'mute' | 'none';

const setBlockOrMute = (member: string, blockOrMute: BlockOrMute): Promise<BlockListAnswer> =>
  clubRequest<typeof MODERATION_ROUTES.setBlockOrMute>({
    method: 'POST',
    url: '/api/club/me/stances',
    body: { member, stance: blockOrMute },
  });

const BLOCK_OR_MUTE = ['block', 'mute'] as const;

const UNDO = { block: 'unblock', mute: 'unmute' } as const;

/** Only for signed-in users. The other member is not told. */
export function BlockMuteButtons({ member }: { readonly member: string }): JSX.Element | null {
  const changed = useSignal<BlockListAnswer | undefined>(undefined);
  const first = useAsync(fetchBlockList, [member]);
  const answer = changed.value ?? first;
  if (!answer) return null;
  if (!answer.ok) return changed.value ? <p role="alert">{answer.fault.message}</p> : null;
  const now = answer.value.people.find(person => person.member === member)?.stance;
  const choose = async (blockOrMute: BlockOrMute): Promise<void> => {
    changed.value = await setBlockOrMute(member, blockOrMute);
  };
  return (
    <span class={styles.row}>
      {BLOCK_OR_MUTE.map(blockOrMute => (
        <Button key={blockOrMute} size="small" onAct={() => void choose(blockOrMute === now ? 'none' : blockOrMute)}>
          {moderationText(blockOrMute === now ? UNDO[blockOrMute] : blockOrMute)}
        </Button>
      ))}
    </span>
  );
}

/** Actions on another member's page, for signed-in users. */
export function MemberActions({ member }: { readonly member: string }): JSX.Element | null {
  const me = useCurrentMember();
  if (!me || me.id === member) return null;
  return (
    <Panel class={styles.panel}>
      <p>{moderationText('explained')}</p>
      <BlockMuteButtons member={member} />
      <ReportForm onReport={(reason, words) => sendMemberReport(member, reason, words)} />
    </Panel>
  );
}

async function sendMemberReport(member: string, reason: ReportReason, words: string): Promise<string | undefined> {
  const body = { about: { member }, reason, words };
  const answer = await clubRequest<typeof MODERATION_ROUTES.report>({ method: 'POST', url: '/api/club/reports', body });
  return answer.ok ? undefined : answer.fault.message;
}

/** On the member's own page; empty if there are none. */
export function BlockedMembers(): JSX.Element | null {
  const changed = useSignal<BlockListAnswer | undefined>(undefined);
  const first = useAsync(fetchBlockList, []);
  const answer = changed.value ?? first;
  if (!answer?.ok || answer.value.people.length === 0) return null;
  return (
    <Panel title={moderationText('blockedAndMuted')} class={styles.panel}>
      <ul class={styles.list}>
        {answer.value.people.map(({ member, name, stance: blockOrMute }) => (
          <li key={member}>
            <strong>{name}</strong>
            <Button
              size="small"
              onAct={() => void setBlockOrMute(member, 'none').then(given => (changed.value = given))}
            >
              {moderationText(UNDO[blockOrMute])}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type PlayerMenuProps = { readonly controller: TableController; readonly tableView: TableView };

export function PlayerMenu({ controller, tableView }: PlayerMenuProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {moderationText('others')}
      </h2>
      <ul class={styles.list}>
        {tableView.room.seats.map((occupant, seat) =>
          occupant.is === 'person' && seat !== tableView.seat ? (
            <PlayerMenuItem
              key={seat}
              occupant={occupant}
              onReport={async (reason, words) => controller.handle()?.report(seat, reason, words)}
            />
          ) : null,
        )}
      </ul>
    </>
  );
}

type PlayerMenuItemProps = {
  readonly occupant: Extract<SeatInfo, { is: 'person' }>;
  onReport(reason: string, words: string): Promise<string | undefined>;
};

const PlayerMenuItem = ({ occupant, onReport }: PlayerMenuItemProps): JSX.Element => (
  <li>
    <strong>{occupant.name}</strong>
    {occupant.member !== undefined && <BlockMuteButtons member={occupant.member} />}
    <ReportForm onReport={onReport} />
  </li>
);
