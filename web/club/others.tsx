/** The other people at a table: telling the operator about one of them, blocking a member, muting them. */

import { Action } from '@parlour/felt/pieces/prompt';
import type { Seat } from '@parlour/kernel/game';
import type { HOUSE_ROUTES, Reason } from '@parlour/protocol/club/house';
import type { SeatInfo } from '@parlour/table/snapshot';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { useAsked } from '../asking.ts';
import type { TableController } from '../controller.ts';
import type { TableView } from '../host/table-handle.ts';
import { Choice } from '../pages/terms.tsx';
import { ask } from './ask.ts';
import styles from './house.module.css';
import { REASON_WORDS } from './reasons.ts';

type Person = Extract<SeatInfo, { is: 'person' }>;

type OthersProps = { readonly sitting: TableController; readonly sight: TableView };

const isPerson = (sits: SeatInfo): sits is Person => sits.is === 'person';

export function Others({ sitting, sight }: OthersProps): JSX.Element {
  const others = sight.room.seats.flatMap((sits, seat) =>
    isPerson(sits) && seat !== sight.seat ? [{ sits, seat }] : [],
  );
  if (others.length === 0) return <p>There is no other person at this table.</p>;
  return (
    <ul>
      {others.map(({ sits, seat }) => (
        <li key={seat} class={styles.line}>
          <strong>{sits.name}</strong>
          {sits.member !== undefined && <Stances member={sits.member} />}
          <ReportForm tell={(reason, words) => sitting.handle()?.tell(seat, reason, words)} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

type Stances = Awaited<ReturnType<typeof askStances>>;

const askStances = () => ask<typeof HOUSE_ROUTES.stances>({ method: 'GET', url: '/api/club/me/stances' });

const WAYS = [
  ['block', 'Block', 'Never put me at a table with them'],
  ['mute', 'Mute', 'Show me nothing they say'],
  ['none', 'Neither', 'As before'],
] as const;

/** Only for whoever has signed in; who is blocked or muted is not told. */
export function Stances({ member }: { readonly member: string }): JSX.Element | null {
  const changed = useSignal<Stances | undefined>(undefined);
  const first = useAsked(askStances, [member]);
  const stances = changed.value ?? first;
  if (!stances?.ok) return null;
  const now = stances.value.people.find(person => person.member === member)?.stance ?? 'none';
  const take = async (stance: 'block' | 'mute' | 'none'): Promise<void> => {
    const body = { member, stance };
    changed.value = await ask<typeof HOUSE_ROUTES.takeStance>({ method: 'POST', url: '/api/club/me/stances', body });
  };
  return (
    <span class={styles.ways}>
      {WAYS.filter(([stance]) => stance !== now).map(([stance, name, says]) => (
        <span key={stance} title={says}>
          <Action onAct={() => void take(stance)}>{stance === 'none' ? UNDO[now] : name}</Action>
        </span>
      ))}
    </span>
  );
}

const UNDO: Readonly<Record<string, string>> = { block: 'Unblock', mute: 'Unmute' };

type ReportProps = {
  readonly seat?: Seat;
  /** Answers with a sentence if it was in vain. */
  tell(reason: Reason, words: string): Promise<string | undefined> | undefined;
};

const REASONS = Object.keys(REASON_WORDS) as Reason[];

export function ReportForm({ tell }: ReportProps): JSX.Element {
  const id = useId();
  const reason = useSignal<Reason>('insult');
  const words = useSignal('');
  const answer = useSignal('');
  const send = async (): Promise<void> => {
    const wrong = await tell(reason.value, words.value.trim());
    answer.value = wrong ?? 'Thank you. Whoever runs this house will look at it.';
    if (wrong === undefined) words.value = '';
  };
  return (
    <details>
      <summary>Report to whoever runs this house</summary>
      <form
        class={styles.form}
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <Choice
          says="What it is about"
          value={reason.value}
          of={REASONS}
          names={REASON_WORDS}
          choose={chosen => {
            reason.value = chosen;
          }}
        />
        <label for={id}>In a few words, if you like</label>
        <textarea
          id={id}
          class={styles.field}
          rows={3}
          maxLength={300}
          value={words.value}
          onInput={event => {
            words.value = event.currentTarget.value;
          }}
        />
        <Action>Report</Action>
        <p role="status">{answer.value}</p>
      </form>
    </details>
  );
}
