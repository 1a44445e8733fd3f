/** The prompt line and its buttons, for everything that is not a card. */
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

export type ActionButtonProps = {
  /** Undefined in a form: the button then submits it. */
  readonly onAct?: () => void;
  readonly tone?: 'plain' | 'main';
  readonly isDisabled?: boolean;
  /** Focuses the button when it appears. */
  readonly takesFocus?: boolean;
  readonly children: ComponentChildren;
};

export function ActionButton(props: ActionButtonProps): JSX.Element {
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
