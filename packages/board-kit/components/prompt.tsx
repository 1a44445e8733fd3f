/** What is asked, what happened last, and the buttons of both. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import styles from './prompt.module.css';

export type PromptProps = {
  readonly says: string;
  readonly isMine: boolean;
  /** A second, smaller line: the last event, or the reason of a hint. */
  readonly was?: string | undefined;
  /** `hint` sets both lines in ink and gives the second one more room. */
  readonly tone?: 'hint' | undefined;
  readonly children?: ComponentChildren;
};

export function Prompt({ says, isMine, was, tone, children }: PromptProps): JSX.Element {
  const [lead, demand] = isMine ? splitDemand(says) : [says];
  const hasText = says !== '' || was !== undefined;
  return (
    <div class={styles.prompt} data-mine={isMine} data-tone={tone}>
      {hasText && (
        <div class={styles.text}>
          <p class={styles.says}>
            {lead}
            {demand !== undefined && <b>{demand}</b>}
          </p>
          {was !== undefined && <p class={styles.was}>{was}</p>}
        </div>
      )}
      {children}
    </div>
  );
}

const LEAD_END = ': ';
/** "Your turn:" in any language, but no whole clause. */
const MAX_LEAD_LENGTH = 24;

/** Splits "Your turn: follow Asia", so that the demand stands out. */
function splitDemand(says: string): readonly [lead: string, demand?: string] {
  const end = says.indexOf(LEAD_END) + LEAD_END.length;
  return end < LEAD_END.length || end > MAX_LEAD_LENGTH ? [says] : [says.slice(0, end), says.slice(end)];
}

export type ActionButtonProps = {
  /** Undefined in a form: the button then submits it. */
  readonly onAct?: () => void;
  readonly tone?: 'plain' | 'main' | 'quiet';
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
