/** The days in a row, at the top of every page. */
import type { JSX } from 'preact';
import { Link } from '../app/router.tsx';
import { useStreak } from '../history/streak.ts';
import { Icon } from './icon.tsx';
import styles from './shell.module.css';
import { uiText } from './ui-text.ts';

export function StreakLink(): JSX.Element | null {
  const days = useStreak();
  if (days < 1) return null;
  return (
    <Link to="/daily" class={styles.streak} label={uiText('streak', { days })}>
      <Icon name="flame" />
      {days}
    </Link>
  );
}
