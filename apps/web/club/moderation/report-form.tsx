import type { ReportReason } from '@parlour/protocol/club/moderation';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../../ui/button.tsx';
import { ChoiceField, Form, TextArea } from '../../ui/fields.tsx';
import styles from '../club.module.css';
import { moderationText } from './moderation-text.ts';

const REPORT_REASONS: readonly ReportReason[] = ['insult', 'name', 'stalling', 'cheating', 'other'];

type ReportFormProps = {
  /** Returns an error message or undefined. */
  onReport(reason: ReportReason, words: string): Promise<string | undefined> | undefined;
};

export function ReportForm({ onReport }: ReportFormProps): JSX.Element {
  const reason = useSignal<ReportReason>('insult');
  const words = useSignal('');
  const answer = useSignal('');
  const send = async (): Promise<void> => {
    const error = await onReport(reason.value, words.value.trim());
    answer.value = error ?? moderationText('reportSent');
    if (error === undefined) words.value = '';
  };
  return (
    <details class={styles.more}>
      <summary>{moderationText('reportSummary')}</summary>
      <Form onSubmit={() => void send()}>
        <ChoiceField
          label={moderationText('reason')}
          value={reason.value}
          choices={REPORT_REASONS.map(each => [each, moderationText(each)])}
          onChange={chosen => {
            reason.value = chosen;
          }}
        />
        <TextArea label={moderationText('details')} text={words} maxLength={300} />
        <Button>{moderationText('report')}</Button>
        <p role="status">{answer.value}</p>
      </Form>
    </details>
  );
}
