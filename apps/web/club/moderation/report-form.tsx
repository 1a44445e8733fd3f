import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import type { ReportReason } from '@parlour/protocol/club/moderation';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { SelectField } from '../../ui/form-fields.tsx';
import styles from './moderation.module.css';

export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  insult: 'Rudeness',
  name: 'A name that offends',
  stalling: 'Stalling or leaving',
  cheating: 'Cheating',
  other: 'Something else',
};

type ReportFormProps = {
  /** Returns an error message or undefined. */
  onReport(reason: ReportReason, words: string): Promise<string | undefined> | undefined;
};

const REPORT_REASONS = Object.keys(REPORT_REASON_LABELS) as ReportReason[];

export function ReportForm({ onReport }: ReportFormProps): JSX.Element {
  const id = useId();
  const reason = useSignal<ReportReason>('insult');
  const words = useSignal('');
  const answer = useSignal('');
  const send = async (): Promise<void> => {
    const error = await onReport(reason.value, words.value.trim());
    answer.value = error ?? 'Thank you. Whoever runs this house will look at it.';
    if (error === undefined) words.value = '';
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
        <SelectField
          label="What it is about"
          value={reason.value}
          options={REPORT_REASONS}
          optionLabels={REPORT_REASON_LABELS}
          onChange={chosen => {
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
        <ActionButton>Report</ActionButton>
        <p role="status">{answer.value}</p>
      </form>
    </details>
  );
}
