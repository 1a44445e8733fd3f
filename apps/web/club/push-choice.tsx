/** Members alone: whether this device tells its owner when it is their turn, and at which hours it does not. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { nth } from '@parlour/kernel/must';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Paper } from '../pages/page.tsx';
import { Choice } from '../pages/terms.tsx';
import { keptQuiet, NIGHT, type PushState, pushState, type Quiet, sayAgain, turnOff, turnOn } from './push.ts';
import styles from './waiting.module.css';
import { useMe } from './who.ts';

const SAID: Readonly<Record<PushState, string>> = {
  'no house': 'This house sends no messages.',
  'no browser': 'This browser takes no messages from pages. On a phone it may once the page is on the home screen.',
  denied: 'You have forbidden messages from this page; the settings of your browser can allow them again.',
  off: 'While you are elsewhere, this device can tell you that it is your turn. It says which game, and nothing more.',
  on: 'This device tells you when a table has waited for you for two minutes: once, until you have looked.',
};

export function PushChoice(): JSX.Element | null {
  const me = useMe();
  const state = useSignal<PushState | undefined>(undefined);
  const quiet = useSignal<Quiet>(keptQuiet());
  const trouble = useSignal('');
  useEffect(() => {
    void pushState().then(found => {
      state.value = found;
      if (found === 'on') void sayAgain();
    });
  }, []);
  const on = async (hours: Quiet): Promise<void> => {
    quiet.value = hours;
    const turned = await turnOn(hours);
    trouble.value = turned.ok ? '' : turned.fault;
    if (turned.ok) state.value = turned.value;
  };
  const off = async (): Promise<void> => {
    await turnOff();
    state.value = 'off';
  };
  if (!me || state.value === undefined) return null;
  return (
    <Paper>
      <h2 class={styles.heading}>Being told</h2>
      <p>{SAID[state.value]}</p>
      {state.value === 'off' && (
        <div class={styles.button}>
          <Action onAct={() => void on(quiet.value)}>Tell me on this device</Action>
        </div>
      )}
      {state.value === 'on' && (
        <>
          <QuietHours quiet={quiet.value} choose={hours => void on(hours)} />
          <Action onAct={() => void off()}>Do not tell me any more</Action>
        </>
      )}
      <p role="status">{trouble.value}</p>
    </Paper>
  );
}

type QuietProps = { readonly quiet: Quiet; choose(quiet: Quiet): void };

const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const AT_NIGHT = ['yes', 'no'] as const;

/** By the clock on the owner's wall. */
function QuietHours({ quiet, choose }: QuietProps): JSX.Element {
  const hour = (at: 'from' | 'to', says: string): JSX.Element | null =>
    quiet && (
      <Choice
        says={says}
        value={nth(HOURS, quiet[at])}
        of={HOURS}
        choose={chosen => choose({ ...quiet, [at]: HOURS.indexOf(chosen) })}
      />
    );
  return (
    <div class={styles.quiet}>
      <Choice
        says="Quiet hours"
        value={quiet ? 'yes' : 'no'}
        of={AT_NIGHT}
        choose={chosen => choose(chosen === 'yes' ? NIGHT : null)}
      />
      {hour('from', 'Nothing is told from')}
      {hour('to', 'until')}
    </div>
  );
}
