/** Telling whoever runs the house about somebody, in one of a few words and a few of one's own. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { Reason } from '@parlour/protocol/club/house';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Choice } from '../pages/terms.tsx';
import styles from './house.module.css';
import { REASON_WORDS } from './reasons.ts';

type ReportProps = {
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
    <details class={styles.report}>
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
