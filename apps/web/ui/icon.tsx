/** Line icons of the interface, 24 × 24, drawn in the colour of the text. */
import type { JSX } from 'preact';
import styles from './button.module.css';

const filled = (path: string): string => `<path d="${path}" fill="currentColor" stroke="none"/>`;
const lines = (path: string): string => `<path d="${path}"/>`;

const ICONS = {
  back: lines('m15 5-7 7 7 7'),
  next: lines('m9 5 7 7-7 7'),
  up: lines('m6 14 6-6 6 6'),
  down: lines('m6 10 6 6 6-6'),
  plus: lines('M12 5v14M5 12h14'),
  check: lines('m5 12.5 4.5 4.5L19 7'),
  close: lines('M6 6l12 12M18 6 6 18'),
  lock: `<rect x="6" y="11" width="12" height="9" rx="2"/>${lines('M8.5 11V8a3.5 3.5 0 0 1 7 0v3')}`,
  clock: `<circle cx="12" cy="12" r="8.5"/>${lines('M12 7.5V12l3 2')}`,
  people: `<circle cx="9" cy="8" r="3.2"/>${lines('M3 19c.4-3.6 2.7-5.4 6-5.4s5.6 1.8 6 5.4M16 5.5a3 3 0 0 1 0 5.5M18 14.4c1.7.7 2.7 2.2 3 4.6')}`,
  room: lines(
    'M5 11V8a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v3M3.5 12a2 2 0 0 1 3.5 1.3V15h10v-1.7a2 2 0 0 1 3.5-1.3V18h-17zM6 18v2M18 18v2',
  ),
  play: filled('M8 5v14l11-7z'),
  pause: lines('M8.5 5v14M15.5 5v14'),
  bulb: lines('M9 18h6M10 21h4M12 3a6 6 0 0 0-3.8 10.7c.8.7 1.3 1.5 1.3 2.3h5c0-.8.5-1.6 1.3-2.3A6 6 0 0 0 12 3z'),
  book: lines('M12 6c-2-1.6-5-2-8-1.6v13.2c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6V4.4C17 4 14 4.4 12 6zM12 6v13'),
  list: lines('M8 6h12M8 12h12M8 18h12M4 6h.5M4 12h.5M4 18h.5'),
  branch: `<circle cx="6" cy="5" r="2"/><circle cx="6" cy="19" r="2"/><circle cx="18" cy="8" r="2"/>${lines('M6 7v10M6 14c0-4 3-5 10-5.6')}`,
  chart: lines('M3 19 9 11l4 4 8-10'),
  question: lines('M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .8-1 1.600V14M12 17.500v.5'),
  eye: `${lines('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z')}<circle cx="12" cy="12" r="2.8"/>`,
  bubble: lines('M4 5h16v11h-8l-5 4v-4H4z'),
  again: lines('M19 12a7 7 0 1 1-2-5M19.500 3v4.500H15'),
  trophy: lines('M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1.5 5 4 5M16 6h4c0 3-1.5 5-4 5M12 14v4M8.5 20h7'),
  sound: lines('M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'),
  share: lines('M12 15V4M8 7.5 12 3.5l4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7'),
  copy: `<rect x="8" y="8" width="12" height="12" rx="2"/>${lines('M16 8V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3')}`,
  star: filled('m12 3.5 2.5 5.3 5.8.7-4.3 4 1.2 5.7-5.2-2.9-5.2 2.9 1.2-5.7-4.3-4 5.8-.7z'),
  flame: filled(
    'M12 3c.6 3.4 5.5 5.6 5.5 11A5.5 5.5 0 0 1 12 20a5.5 5.5 0 0 1-5.5-6c0-2.4 1.3-3.7 2.2-5 .5 1.4 1.2 2 1.9 2.2C10.3 8.5 10.6 5.4 12 3z',
  ),
  cards: `<rect x="4" y="6" width="11" height="15" rx="2" transform="rotate(-8 9 13)"/>${lines('M11 4.2l7 1.2a2 2 0 0 1 1.6 2.3l-1.7 9.8')}`,
  lamp: `${lines('M8 3h8l3 9H5z')}${lines('M12 12v7M8 21h8')}`,
  puzzle: lines(
    'M10 5a2 2 0 1 1 4 0v2h4a1 1 0 0 1 1 1v4h-1.5a2 2 0 1 0 0 4H19v3a1 1 0 0 1-1 1h-4v-1.5a2 2 0 1 0-4 0V20H6a1 1 0 0 1-1-1v-3.5h1.5a2 2 0 1 0 0-4H5V8a1 1 0 0 1 1-1h4z',
  ),
  medal: `<circle cx="12" cy="15" r="5.5"/>${lines('M9.5 10 6 3h4l2 4 2-4h4l-3.5 7')}${filled('m12 12.8.8 1.5 1.7.2-1.2 1.2.3 1.7-1.6-.8-1.6.8.3-1.7-1.2-1.2 1.7-.2z')}`,
  club: `<circle cx="9" cy="8" r="3.5"/>${lines('M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5.2a3.2 3.2 0 0 1 0 6M18.5 14.8c1.8.8 2.8 2.5 3 5.2')}`,
} as const;

export type IconName = keyof typeof ICONS;

/** Decorative: a word stands beside it, or the control has a label. */
export const Icon = ({
  name,
  class: extraClass = '',
}: {
  readonly name: IconName;
  readonly class?: string | undefined;
}): JSX.Element => (
  <svg
    class={`${styles.icon} ${extraClass}`}
    viewBox="0 0 24 24"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: ICONS[name] }}
  />
);
