/** The way to somebody to play with, on the page of the club. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { JSX } from 'preact';
import { Paper } from '../pages/page.tsx';
import { go } from '../router.tsx';
import styles from './membership.module.css';

export const PlaySomebody = (): JSX.Element => (
  <Paper>
    <h2 class={styles.heading}>Play somebody</h2>
    <p>Whoever looks for a game finds one in about twenty seconds, with computer players where people are missing.</p>
    <div class={styles.buttons}>
      <Action tone="main" onAct={() => go('/club/play')}>
        Find a game
      </Action>
    </div>
  </Paper>
);
