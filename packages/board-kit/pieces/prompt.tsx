/** What is asked of the person at the table, in one line, with the buttons for what is not a card. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './prompt.module.css';

export type PromptProps = {
  readonly says: string;
  readonly isMine: boolean;
  readonly children?: ComponentChildren;
};

export function Prompt({ says, isMine, children }: PromptProps): JSX.Element {
  return (
    <div class={styles.prompt} data-mine={isMine}>
      <p class={styles.says}>{says}</p>
      {children}
    </div>
  );
}

export type ActionProps = {
  /** Left out where the button sends a form. */
  readonly onAct?: () => void;
  readonly tone?: 'plain' | 'main';
  readonly isDisabled?: boolean;
  /** Whether the keys are its own as soon as it is there. */
  readonly takesFocus?: boolean;
  readonly children: ComponentChildren;
};

/** A button on the table: a brass-edged slip of paper. */
export function Action(props: ActionProps): JSX.Element {
  const { onAct, tone = 'plain', isDisabled = false, takesFocus = false, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type={onAct ? 'button' : 'submit'}
      class={styles.action}
      data-tone={tone}
      disabled={isDisabled}
      onClick={onAct}
    >
      {children}
    </button>
  );
}
