/** The end of a match, laid on the table: who has won, and what one can do now. */
import { Action } from '@parlour/felt/pieces/prompt';
import type { Result } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { namingOf } from '../host/telling.ts';
import type { Sight } from '../host/visit.ts';
import { go, shownId } from '../router.tsx';
import type { Sitting } from '../sitting.ts';
import styles from './result.module.css';

type ResultProps = { readonly sitting: Sitting; readonly sight: Sight; readonly result: Result };

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export function verdict(result: Result, name: (seat: number) => string): string {
  if (result.winners.length === 0) return 'It did not come out.';
  return `${joined(result.winners.map(name))} ${result.winners.length === 1 ? 'has' : 'have'} won.`;
}

export function ResultSlip({ sitting, sight, result }: ResultProps): JSX.Element {
  const hasCut = sight.seat !== null && sight.room.cut[sight.seat] === true;
  return (
    <section class={styles.slip} aria-label="The end of the game">
      <h2 class={styles.verdict}>{verdict(result, namingOf(sight.room.seats))}</h2>
      <div class={styles.ways}>
        {sight.people.length > 0 && (
          <Action tone="main" onAct={() => void sitting.visit()?.again()} isDisabled={hasCut}>
            {hasCut ? 'Waiting for the others …' : 'Play again'}
          </Action>
        )}
        {sight.seat !== null && (
          <Action onAct={() => go(`/after/${shownId()}.${sight.room.match}`)}>What decided it</Action>
        )}
      </div>
    </section>
  );
}
