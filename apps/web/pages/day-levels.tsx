/** What each level of computer player made of the deal of a day: played on this device once the attempt is over. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { compared } from '@parlour/games/shelf/daily';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import { counted } from '@parlour/kernel/saying';
import { LEVELS, type Level } from '@parlour/players/player';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { madeSaid } from '../daily.ts';
import type { KeptDay } from '../host/days.ts';
import { worker } from '../host/worker-client.ts';
import styles from './daily.module.css';

type LevelsProps = { readonly game: BoxedGame; readonly kept: KeptDay; changed(): void };

export function Levels({ game, kept, changed }: LevelsProps): JSX.Element {
  const { levels = {} } = kept;
  const isComplete = LEVELS.every(level => levels[level]);
  return (
    <>
      {Object.keys(levels).length > 0 && (
        <ul class={styles.levels} aria-label="What the computer players made of it">
          {LEVELS.filter(level => levels[level]).map(level => (
            <li key={level} class={styles.row}>
              <span>{level}</span>
              <span class={styles.about}>
                {madeSaid(must(levels[level]))}, {besides(compared(game, must(kept.made), must(levels[level])))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isComplete && <Playing kept={kept} changed={changed} />}
    </>
  );
}

function besides(ahead: number): string {
  if (ahead === 0) return 'as good as you';
  return ahead > 0 ? 'you were better' : 'better than you';
}

function Playing({ kept, changed }: Omit<LevelsProps, 'game'>): JSX.Element {
  const at = useSignal<{ readonly level: Level; readonly plays: number } | undefined>(undefined);
  const isWanted = useSignal(false);
  const stop = (): void => {
    isWanted.value = false;
  };
  const goOn = (level: Level, plays: number): boolean => {
    if (at.peek() && at.peek()?.level !== level) changed();
    at.value = { level, plays };
    return isWanted.peek();
  };
  const play = async (): Promise<void> => {
    isWanted.value = true;
    await worker().compareDay({ game: kept.game, day: kept.day }, goOn);
    stop();
    changed();
  };
  useEffect(() => {
    void play();
    return stop;
  }, []);
  if (!isWanted.value) {
    return (
      <div class={styles.ways}>
        <Action onAct={() => void play()}>Let the computer players go on</Action>
      </div>
    );
  }
  return (
    <div class={styles.ways}>
      <span role="status">{at.value ? `${at.value.level} is playing` : 'The cards are dealt again'} …</span>
      <span class={styles.about}>{at.value && counted(at.value.plays, 'play')}</span>
      <Action onAct={stop}>Call it off</Action>
    </div>
  );
}
