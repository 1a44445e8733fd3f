/** What the organiser does: calls people, begins, and closes a round or all of it. Everything else goes on by itself. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Paper } from '../pages/page.tsx';
import { WayIn } from '../pages/way-in.tsx';
import styles from './tournament.module.css';
import { askOrganise } from './tournament-ask.ts';
import type { PartProps } from './tournament-join.tsx';
import { tokensOf } from './tournament-tokens.ts';

export function Organiser({ id, seen, following }: PartProps): JSX.Element | null {
  const wrong = useSignal('');
  const { organiser } = tokensOf(id);
  if (!following.organises.value || seen.phase === 'over') return null;
  const order = async (what: string): Promise<void> => {
    if (what !== 'begin' && !confirm(SURE[what] ?? '')) return;
    const done = await askOrganise(id, what, organiser);
    wrong.value = done.ok ? '' : done.fault;
    await following.look();
  };
  return (
    <Paper>
      <div class={styles.organiser}>
        <h2 class={styles.heading}>You organise this tournament</h2>
        <Call id={id} />
        {seen.phase === 'open' && (
          <Action tone="main" onAct={() => void order('begin')}>
            Begin
          </Action>
        )}
        {seen.phase === 'running' && <Action onAct={() => void order('close round')}>Close this round now</Action>}
        <Action onAct={() => void order('end')}>End the tournament</Action>
        <p role="alert">{wrong.value}</p>
        <p>Rounds are paired and counted by the server: you may close this page and come back on this device.</p>
      </div>
    </Paper>
  );
}

const SURE: Readonly<Record<string, string>> = {
  'close round': 'Close this round? Tables that are still played at count as they stand.',
  end: 'End the tournament? The standings stay as they are.',
};

const Call = ({ id }: { readonly id: string }): JSX.Element => (
  <WayIn link={`${location.origin}/club/tournament/${id}`} title="A tournament in the Parlour" />
);
