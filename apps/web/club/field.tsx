/** One line to write in, with its label and the button that sends it. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import styles from './membership.module.css';

type FieldProps = {
  readonly says: string;
  readonly button: string;
  readonly given?: string;
  readonly longest: number;
  readonly autocomplete?: string;
  readonly tone?: 'plain' | 'main';
  readonly isBusy: boolean;
  readonly children?: ComponentChildren;
  send(text: string): void;
};

export function Field(props: FieldProps): JSX.Element {
  const { says, button, given = '', longest, autocomplete = 'off', tone = 'main', isBusy, children, send } = props;
  const text = useSignal(given);
  const id = useId();
  return (
    <form
      class={styles.form}
      onSubmit={event => {
        event.preventDefault();
        send(text.value);
      }}
    >
      <label for={id}>{says}</label>
      <input
        id={id}
        class={styles.input}
        value={text.value}
        maxLength={longest}
        autocomplete={autocomplete}
        spellcheck={false}
        required
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
      {children}
      <Action tone={tone} isDisabled={isBusy}>
        {button}
      </Action>
    </form>
  );
}
