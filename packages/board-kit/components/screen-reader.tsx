/** Helpers for screen readers: labelled groups, visually hidden text, and announcements. */
import { type Signal, signal } from '@preact/signals';
import type { HTMLAttributes, JSX } from 'preact';
import { boardText } from '../board-text.ts';

type GroupProps = HTMLAttributes<HTMLDivElement> & { readonly label: string };

export function Group({ label, ...rest }: GroupProps): JSX.Element {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  return <div {...rest} role="group" aria-label={label} />;
}

/** Class of text for screen readers only; in theme.css. */
export const visuallyHidden = 'unseen';

/** The only live region of the page. */
export function Announcer(): JSX.Element {
  return (
    <div class={visuallyHidden} role="log" aria-live="polite" aria-label={boardText('news')}>
      {announcements.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}

export type Announcement = { readonly number: number; readonly text: string };

/** The latest announcements; screen readers speak new ones. */
export const announcements: Signal<readonly Announcement[]> = signal([]);

const MAX_ANNOUNCEMENTS = 6;
let count = 0;

/** Called when the next person takes the screen, who must not hear earlier announcements. */
export function clearAnnouncements(): void {
  announcements.value = [];
}

export function announce(text: string): void {
  count += 1;
  announcements.value = [...announcements.peek().slice(1 - MAX_ANNOUNCEMENTS), { number: count, text }];
}
