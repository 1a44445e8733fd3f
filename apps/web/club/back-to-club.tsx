/** From a page of the club back to the club. */
import type { JSX } from 'preact';
import { Link } from '../router.tsx';
import styles from './membership.module.css';

export const BackToClub = (): JSX.Element => (
  <p class={styles.ways}>
    <Link to="/club">The club</Link>
  </p>
);
