/** What can be done when a match at an embedded table is over: play again, or look at the table once more. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { JSX } from 'preact';
import styles from '../../pages/result.module.css';
import type { WaysProps } from '../../pages/ways-on.tsx';

export type { WaysProps };

export const WaysOn = ({ sitting: controller, seeTable }: WaysProps): JSX.Element => (
  <div class={styles.ways}>
    <Action tone="main" onAct={() => void controller.cut(1, '')}>
      Play again
    </Action>
    <Action onAct={seeTable}>See the table</Action>
  </div>
);
