/** A form with one text field, and the state of its request: one at a time, with an error message. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import type { Result } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { type RequestError, rememberFocus } from '../request.ts';
import styles from './membership.module.css';

export type FormRequest = {
  readonly isBusy: boolean;
  readonly error: string;
  /** `onSuccess` gets the value of a successful request. */
  run<T>(send: () => Promise<Result<T, RequestError>>, onSuccess?: (value: T) => void): void;
};

export function useFormRequest(): FormRequest {
  const isBusy = useSignal(false);
  const error = useSignal('');
  return {
    isBusy: isBusy.value,
    error: error.value,
    run(send, onSuccess) {
      const restoreFocus = rememberFocus();
      isBusy.value = true;
      error.value = '';
      void send().then(answer => {
        isBusy.value = false;
        if (answer.ok) onSuccess?.(answer.value);
        else error.value = answer.fault.message;
        restoreFocus();
      });
    },
  };
}

export const RequestErrorLine = ({ request }: { readonly request: FormRequest }): JSX.Element => (
  <p role="alert">{request.error}</p>
);

type LineFormProps = {
  readonly label: string;
  readonly button: string;
  readonly initial?: string;
  readonly maxLength: number;
  readonly autocomplete?: string;
  readonly tone?: 'plain' | 'main';
  readonly isBusy: boolean;
  readonly children?: ComponentChildren;
  onSubmit(text: string): void;
};

export function LineForm(props: LineFormProps): JSX.Element {
  const {
    label,
    button,
    initial = '',
    maxLength,
    autocomplete = 'off',
    tone = 'main',
    isBusy,
    children,
    onSubmit,
  } = props;
  const text = useSignal(initial);
  const id = useId();
  return (
    <form
      class={styles.form}
      onSubmit={event => {
        event.preventDefault();
        onSubmit(text.value);
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        class={styles.input}
        value={text.value}
        maxLength={maxLength}
        autocomplete={autocomplete}
        spellcheck={false}
        required
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
      {children}
      <ActionButton tone={tone} isDisabled={isBusy}>
        {button}
      </ActionButton>
    </form>
  );
}
