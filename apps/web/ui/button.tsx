/** Buttons, links in the style of buttons, and links with an arrow. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Link } from '../app/router.tsx';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

/** `primary`: the accent of the place. `cream`: on felt; `clear`: the second one there. `quiet`: without a ground. */
export type ButtonTone = 'plain' | 'primary' | 'cream' | 'clear' | 'quiet';

type ButtonStyle = {
  readonly tone?: ButtonTone;
  readonly size?: 'small' | 'normal' | 'large';
  readonly icon?: IconName;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
};

const classesOf = ({ tone = 'plain', size = 'normal', class: extraClass = '' }: ButtonStyle): string =>
  `${styles.button} ${styles[tone] ?? ''} ${styles[size] ?? ''} ${extraClass}`;

export type ButtonProps = ButtonStyle & {
  /** Undefined in a form: the button then submits it. */
  readonly onAct?: (() => void) | undefined;
  readonly isDisabled?: boolean;
  /** Focuses the button when it appears. */
  readonly takesFocus?: boolean;
  readonly label?: string | undefined;
};

export function Button(props: ButtonProps): JSX.Element {
  const { onAct, isDisabled = false, takesFocus = false, label, icon, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type={onAct ? 'button' : 'submit'}
      class={classesOf(props)}
      disabled={isDisabled}
      aria-label={label}
      onClick={onAct}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonStyle & { readonly to: string; readonly label?: string };

export const ButtonLink = (props: ButtonLinkProps): JSX.Element => (
  <Link to={props.to} class={classesOf(props)} {...(props.label === undefined ? {} : { label: props.label })}>
    {props.icon && <Icon name={props.icon} />}
    {props.children}
  </Link>
);

type ArrowLinkProps = { readonly to: string; readonly label?: string; readonly children: ComponentChildren };

/** "Solve ›": the second step of a place. */
export const ArrowLink = ({ to, label, children }: ArrowLinkProps): JSX.Element => (
  <Link to={to} class={styles.link} {...(label === undefined ? {} : { label })}>
    <span>{children}</span>
    <Icon name="next" />
  </Link>
);

/** The same look inside a tile that is a link as a whole. */
export const ArrowText = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <span class={styles.link}>
    <span>{children}</span>
    <Icon name="next" />
  </span>
);
