/** Blocking and muting a member, and what one member may do about another on their page. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { HOUSE_ROUTES, Reason } from '@parlour/protocol/club/house';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { Paper } from '../pages/page.tsx';
import { ask } from './ask.ts';
import styles from './house.module.css';
import { ReportForm } from './report-form.tsx';
import { useMe } from './who.ts';

const askStances = () => ask<typeof HOUSE_ROUTES.stances>({ method: 'GET', url: '/api/club/me/stances' });

type Answer = Awaited<ReturnType<typeof askStances>>;
type Stance = 'block' | 'mute' | 'none';

const take = (member: string, stance: Stance): Promise<Answer> =>
  ask<typeof HOUSE_ROUTES.takeStance>({ method: 'POST', url: '/api/club/me/stances', body: { member, stance } });

const WAYS = [
  ['block', 'Block'],
  ['mute', 'Mute'],
] as const;

const UNDO = { block: 'Unblock', mute: 'Unmute' } as const;

/** Only for whoever has signed in; who is blocked or muted is not told. */
export function StanceWays({ member }: { readonly member: string }): JSX.Element | null {
  const changed = useSignal<Answer | undefined>(undefined);
  const first = useAsked(askStances, [member]);
  const answer = changed.value ?? first;
  if (!answer) return null;
  if (!answer.ok) return changed.value ? <p role="alert">{answer.fault.message}</p> : null;
  const now = answer.value.people.find(person => person.member === member)?.stance;
  const choose = async (stance: Stance): Promise<void> => {
    changed.value = await take(member, stance);
  };
  return (
    <span class={styles.ways}>
      {WAYS.map(([stance, name]) => (
        <Action key={stance} onAct={() => void choose(stance === now ? 'none' : stance)}>
          {stance === now ? UNDO[stance] : name}
        </Action>
      ))}
    </span>
  );
}

/** On the page of another member, for whoever has signed in. */
export function AboutThem({ member }: { readonly member: string }): JSX.Element | null {
  const who = useMe();
  if (!who || who.id === member) return null;
  return (
    <Paper>
      <p>
        Somebody you block is never put at a table with you; of somebody you mute you see nothing they say. They are not
        told.
      </p>
      <StanceWays member={member} />
      <ReportForm tell={(reason, words) => report(member, reason, words)} />
    </Paper>
  );
}

async function report(member: string, reason: Reason, words: string): Promise<string | undefined> {
  const body = { about: { member }, reason, words };
  const answer = await ask<typeof HOUSE_ROUTES.report>({ method: 'POST', url: '/api/club/reports', body });
  return answer.ok ? undefined : answer.fault.message;
}

/** Whom a member has blocked or muted, on their own page; nothing where there is nobody. */
export function MyStances(): JSX.Element | null {
  const changed = useSignal<Answer | undefined>(undefined);
  const first = useAsked(askStances, []);
  const answer = changed.value ?? first;
  if (!answer?.ok || answer.value.people.length === 0) return null;
  return (
    <Paper>
      <h2 class={styles.heading}>Blocked and muted</h2>
      <ul>
        {answer.value.people.map(({ member, name, stance }) => (
          <li key={member} class={styles.line}>
            <strong>{name}</strong>
            <Action onAct={() => void take(member, 'none').then(given => (changed.value = given))}>
              {UNDO[stance]}
            </Action>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
