/** What somebody who cannot see the screen is told: every happening once, politely. */
import { type Signal, signal } from '@preact/signals';

export type Announcement = { readonly number: number; readonly text: string };

/** The last announcements; a screen reader speaks what is added. */
export const announcements: Signal<readonly Announcement[]> = signal([]);

const KEPT = 6;
let count = 0;

/** What one person was told is not for the next at the same screen. */
export function forgetAnnouncements(): void {
  announcements.value = [];
}

export function announce(text: string): void {
  count += 1;
  announcements.value = [...announcements.peek().slice(1 - KEPT), { number: count, text }];
}
