/** An embedded table leads nowhere: what would be a way out is plain text, and a mere arrow is not shown. */
import type { ComponentProps, JSX } from 'preact';
import type { Link as Way } from '../../router.tsx';

export const Link = ({ class: more, label, children }: ComponentProps<typeof Way>): JSX.Element | null =>
  label === undefined ? <span class={more}>{children}</span> : null;

/** There is one table, which needs no name. */
export const shownId = (): string => 'table';
