/** The end of a match, laid on the table: who has won, whether the shuffle was right, and what one can do now. */
import { Action } from '@parlour/felt/pieces/prompt';
import type { Result } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { joined } from '../cut-word.ts';
import { namingOf } from '../host/telling.ts';
import type { Sight } from '../host/visit.ts';
import { go, Link, shownId } from '../router.tsx';
import type { Sitting } from '../sitting.ts';
import { ProofLine } from './proof-line.tsx';
import styles from './result.module.css';
import { ShowingCuts } from './showing-cuts.tsx';

type ResultProps = {
  readonly sitting: Sitting;
  readonly sight: Sight;
  readonly result: Result;
  /** At a table elsewhere: goes where seats are taken and the pack is cut. */
  wait(): void;
};

export function verdict(result: Result, name: (seat: number) => string): string {
  if (result.winners.length === 0) return 'It did not come out.';
  return `${joined(result.winners.map(name))} ${result.winners.length === 1 ? 'has' : 'have'} won.`;
}

export function ResultSlip({ sitting, sight, result, wait }: ResultProps): JSX.Element {
  const name = namingOf(sight.room.seats);
  const record = `${shownId()}.${sight.room.match}`;
  return (
    <section class={styles.slip} data-part="slip" aria-label="The end of the game">
      <h2 class={styles.verdict}>{verdict(result, name)}</h2>
      {sight.proof ? (
        <ProofLine proof={sight.proof} name={name} record={record} />
      ) : (
        sight.seat !== null && sight.far && <p role="status">The shuffle is being drawn again …</p>
      )}
      {sight.earned && (
        <p class={styles.earned} role="status">
          ★ <Link to="/feats">{sight.earned.join(' · ')}</Link>
        </p>
      )}
      <ShowingCuts sight={sight} />
      <Wishing sight={sight} />
      <div class={styles.ways}>
        <Again sitting={sitting} sight={sight} wait={wait} />
        {sight.seat !== null && <Action onAct={() => go(`/after/${record}`)}>What decided it</Action>}
      </div>
    </section>
  );
}

/** Whoever has cut would like another game. */
function Wishing({ sight }: Pick<ResultProps, 'sight'>): JSX.Element | null {
  const { room, seat, far } = sight;
  if (!far || room.shuffling) return null;
  const name = namingOf(room.seats);
  const others = room.seats.flatMap((sits, other) => (sits.is === 'person' && other !== seat ? [other] : []));
  const willing = others.filter(other => room.cut[other]);
  const silent = others.filter(other => !room.cut[other]);
  if (seat !== null && room.cut[seat] && silent.length > 0) {
    return <p role="status">You would like another game. It waits for {joined(silent.map(name))}.</p>;
  }
  return willing.length > 0 ? <p role="status">{joined(willing.map(name))} would like another game.</p> : null;
}

function Again({ sitting, sight, wait }: Omit<ResultProps, 'result'>): JSX.Element | null {
  const { daily } = sight;
  if (daily !== undefined) {
    return (
      <Action tone="main" onAct={() => go(`/daily/${sight.table.game}/${daily}`)}>
        How it compares
      </Action>
    );
  }
  const hasCut = sight.seat !== null && sight.room.cut[sight.seat] === true;
  if (sight.far) {
    const says = hasCut ? 'Waiting for the others …' : 'Play again';
    return (
      <Action tone="main" onAct={wait}>
        {sight.seat === null ? 'To the waiting room' : says}
      </Action>
    );
  }
  if (sight.people.length === 0) return null;
  return (
    <Action tone="main" onAct={() => void sitting.cut(1, '')} isDisabled={hasCut}>
      {hasCut ? 'Waiting for the others …' : 'Play again'}
    </Action>
  );
}
