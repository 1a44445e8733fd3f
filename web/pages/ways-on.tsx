/** What can be done when a match is over: again, look it over, share it, see the table once more. */
import { Action } from '@parlour/felt/pieces/prompt';
import { h, type JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { tournamentOf } from '../club/tournament-tokens.ts';
import type { TableController } from '../controller.ts';
import { joined } from '../cut-word.ts';
import { namingOf } from '../host/sentences.ts';
import type { KeptRecord } from '../host/store.ts';
import type { TableView } from '../host/table-handle.ts';
import { worker } from '../host/worker-client.ts';
import { go, shownId } from '../router.tsx';
import styles from './result.module.css';
import { type LinkSharing, sharedGame, useSharing } from './share-link.tsx';

export type WaysProps = {
  readonly sitting: TableController;
  readonly sight: TableView;
  readonly record: string;
  /** At a table elsewhere: goes where seats are taken and the pack is cut. */
  wait(): void;
  seeTable(): void;
};

export function WaysOn({ sitting: controller, sight, wait, record, seeTable }: WaysProps): JSX.Element {
  const sharing = useSharing();
  const hasRecord = sight.seat !== null && sight.proof?.is !== 'held';
  return (
    <>
      <Wishing sight={sight} />
      <div class={styles.ways}>
        <Again {...{ sitting: controller, sight, wait }} />
        {hasRecord && <Action onAct={() => go(`/review/${record}`)}>Look it over</Action>}
        {hasRecord && <Action onAct={() => void share(record, sharing)}>Share</Action>}
        <Action onAct={seeTable}>See the table</Action>
      </div>
      <p class={styles.shared} role="status">
        {sharing.says}
      </p>
      {sharing.dialog}
      {isInCompany(sight) && <SamePeople sight={sight} />}
    </>
  );
}

/** Where somebody sits at a table elsewhere with others. */
const isInCompany = ({ room, seat, remote: far }: TableView): boolean =>
  far !== undefined && seat !== null && room.seats.some((sits, other) => sits.is === 'person' && other !== seat);

/** The club is loaded only where it is wanted. */
function SamePeople({ sight: { room } }: Pick<WaysProps, 'sight'>): JSX.Element | null {
  const another = useAsked(async () => (await import('../club/another.tsx')).Another, []);
  const people = room.seats.filter(({ is }) => is === 'person').length;
  return another ? h(another, { table: shownId(), people }) : null;
}

/** Whoever has cut would like another game. */
function Wishing({ sight }: Pick<WaysProps, 'sight'>): JSX.Element | null {
  const { room, seat, remote: far, table } = sight;
  if (!far || room.shuffling) return null;
  const name = namingOf(room.seats);
  const others = room.seats.flatMap((sits, other) => (sits.is === 'person' && other !== seat ? [other] : []));
  const willing = others.filter(other => room.cut[other]);
  const silent = others.filter(other => !room.cut[other]);
  if (seat !== null && room.cut[seat] && silent.length > 0) {
    return (
      <p role="status">
        You would like another game. It waits for {joined(silent.map(name))}
        {table.settings.waits === undefined ? '.' : ', and goes on with computer players after half a minute.'}
      </p>
    );
  }
  return willing.length > 0 ? <p role="status">{joined(willing.map(name))} would like another game.</p> : null;
}

/** A record is written while the end is shown; whoever is quicker waits a moment for it. */
async function recordSoon(id: string): Promise<KeptRecord | undefined> {
  for (let tries = 0; tries < 20; tries++) {
    const record = await worker().record(id);
    if (record) return record;
    await new Promise(resolve => setTimeout(resolve, 150));
  }
  return undefined;
}

async function share(id: string, { share: send, say }: LinkSharing): Promise<void> {
  const record = await recordSoon(id);
  if (record) await send(await sharedGame(record));
  else say('The record of this game is still being written.');
}

function Again({
  sitting: controller,
  sight,
  wait,
}: Pick<WaysProps, 'sitting' | 'sight' | 'wait'>): JSX.Element | null {
  const { daily } = sight;
  if (daily !== undefined) {
    return (
      <Action tone="main" onAct={() => go(`/daily/${sight.table.game}/${daily}`)}>
        How it compares
      </Action>
    );
  }
  const hasCut = sight.seat !== null && sight.room.cut[sight.seat] === true;
  const tournament = sight.remote && tournamentOf(sight.remote.id);
  if (tournament !== undefined) {
    return (
      <Action tone="main" onAct={() => go(`/club/tournament/${tournament}`)}>
        Back to the tournament
      </Action>
    );
  }
  if (sight.remote) {
    const says = hasCut ? 'Waiting for the others …' : 'Play again';
    const isCalled = sight.table.settings.waits !== undefined && sight.seat !== null;
    return (
      <Action tone="main" onAct={isCalled ? () => void controller.cut(1, '') : wait} isDisabled={isCalled && hasCut}>
        {sight.seat === null ? 'To the waiting room' : says}
      </Action>
    );
  }
  if (sight.people.length === 0) return null;
  return (
    <Action tone="main" onAct={() => void controller.cut(1, '')} isDisabled={hasCut}>
      {hasCut ? 'Waiting for the others …' : 'Play again'}
    </Action>
  );
}
