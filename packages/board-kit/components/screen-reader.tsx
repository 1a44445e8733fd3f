/** Helpers for screen readers: labelled groups and visually hidden text. */
import type { HTMLAttributes, JSX } from 'preact';
import styles from './screen-reader.module.css';

type GroupProps = HTMLAttributes<HTMLDivElement> & { readonly label: string };

export function Group({ label, ...rest }: GroupProps): JSX.Element {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  return <div {...rest} role="group" aria-label={label} />;
}

/** Class of text for screen readers only. */

export const visuallyHidden: string = styles.unseen!;
