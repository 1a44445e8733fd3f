/** What has to be settled beside the game at a table elsewhere: a broken line, somebody away, a wish to take back. */
import { Action } from '@parlour/felt/pieces/prompt';
import type { Verb } from '@parlour/table/verbs';
import type { JSX } from 'preact';
import { namingOf } from '../host/telling.ts';
import type { Sight } from '../host/visit.ts';
import type { Sitting } from '../sitting.ts';
import styles from './side-notices.module.css';

type NoticesProps = { readonly sitting: Sitting; readonly sight: Sight };

export function SideNotices({ sitting, sight }: NoticesProps): JSX.Element | null {
  const { far, room, seat, scene } = sight;
  if (!far) return null;
  const name = namingOf(room.seats);
  const ask = (verb: Verb) => (): void => void sitting.ask(verb);
  const awaited = scene?.turn ?? [];
  const missing = awaited.filter(
    other => other !== seat && room.seats[other]?.is === 'person' && !isStoodIn(sight, other) && !far.here[other],
  );
  return (
    <div class={styles.notices} role="status" data-part="slip">
      {!far.isConnected && <p class={styles.notice}>The line is broken. Plays are kept and sent when it is back.</p>}
      {missing.map(other => (
        <p key={other} class={styles.notice}>
          {name(other)} is away.
          {seat !== null && (
            <Action onAct={ask({ ask: 'stand-in', seat: other })}>Let a computer player stand in</Action>
          )}
        </p>
      ))}
      {seat !== null && !scene?.over && isStoodIn(sight, seat) && (
        <p class={styles.notice}>
          A computer player stands in for you. <Action onAct={ask({ ask: 'back' })}>I am back</Action>
        </p>
      )}
      {room.undo && seat !== null && room.undo.seat !== seat && !room.undo.agreed.includes(seat) && (
        <p class={styles.notice}>
          {name(room.undo.seat)} asks to take back a play.
          <Action onAct={ask({ ask: 'agree' })}>Agreed</Action>
          <Action onAct={ask({ ask: 'decline' })}>No</Action>
        </p>
      )}
    </div>
  );
}

function isStoodIn({ room }: Sight, seat: number): boolean {
  const sits = room.seats[seat];
  return sits?.is === 'person' && sits.standIn !== undefined;
}
