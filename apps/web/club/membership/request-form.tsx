/** A form with one text field, and the state of its request: one at a time, with an error message. */
import type { Result } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Button, type ButtonTone } from '../../ui/button.tsx';
import { Form, TextField } from '../../ui/fields.tsx';
import { type RequestError, rememberFocus } from '../request.ts';

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
  readonly tone?: ButtonTone;
  readonly isBusy: boolean;
  readonly children?: ComponentChildren;
  onSubmit(text: string): void;
};

export function LineForm({
  label,
  button,
  initial = '',
  maxLength,
  autocomplete = 'off',
  tone = 'plain',
  isBusy,
  children,
  onSubmit,
}: LineFormProps): JSX.Element {
  const text = useSignal(initial);
  return (
    <Form onSubmit={() => onSubmit(text.value)}>
      <TextField label={label} text={text} maxLength={maxLength} autocomplete={autocomplete} isRequired />
      {children}
      <Button tone={tone} isDisabled={isBusy}>
        {button}
      </Button>
    </Form>
  );
}
