/** What can be done when a match is over: again, look it over, share it, see the table once more. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { h, type JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { tournamentOf } from '../club/tournament-tokens.ts';
import type { TableController } from '../controller.ts';
import type { KeptRecord } from '../host/store.ts';
import type { TableView } from '../host/table-handle.ts';
import { worker } from '../host/worker-client.ts';
import { go, shownId } from '../router.tsx';
import { answer, hasCard, isAnswering, isInCompany } from './rematch.tsx';
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
      <div class={styles.ways}>
        <Again {...{ sitting: controller, sight, wait }} />
        {hasRecord && (
          <Action isDisabled={isAnswering.value} onAct={() => go(`/review/${record}`)}>
            Look it over
          </Action>
        )}
        {hasRecord && (
          <Action isDisabled={isAnswering.value} onAct={() => void share(record, sharing)}>
            Share
          </Action>
        )}
        <Action isDisabled={isAnswering.value} onAct={seeTable}>
          See the table
        </Action>
      </div>
      <p class={styles.shared} role="status">
        {sharing.says}
      </p>
      {sharing.dialog}
      {isInCompany(sight) && !sight.passed && <SamePeople sight={sight} />}
    </>
  );
}

/** The club is loaded only where it is wanted. */
function SamePeople({ sight: { room } }: Pick<WaysProps, 'sight'>): JSX.Element | null {
  const another = useAsked(async () => (await import('../club/another.tsx')).Another, []);
  const people = room.seats.filter(({ is }) => is === 'person').length;
  return another ? h(another, { table: shownId(), people }) : null;
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

type AgainProps = Pick<WaysProps, 'sitting' | 'sight' | 'wait'>;

function Again({ sitting: controller, sight, wait }: AgainProps): JSX.Element | null {
  const { daily } = sight;
  if (daily !== undefined) {
    return (
      <Action tone="main" onAct={() => go(`/daily/${sight.table.game}/${daily}`)}>
        How it compares
      </Action>
    );
  }
  const tournament = sight.remote && tournamentOf(sight.remote.id);
  if (tournament !== undefined) {
    return (
      <Action tone="main" onAct={() => go(`/club/tournament/${tournament}`)}>
        Back to the tournament
      </Action>
    );
  }
  if (sight.remote) return <AgainElsewhere {...{ sitting: controller, sight, wait }} />;
  if (sight.people.length === 0) return null;
  const hasCut = sight.seat !== null && sight.room.cut[sight.seat] === true;
  return (
    <Action tone="main" onAct={() => void controller.cut(1, '')} isDisabled={hasCut}>
      {hasCut ? 'Waiting for the others …' : 'Play again'}
    </Action>
  );
}

/** Among people this asks for a rematch; from then on the card of the request has its buttons. */
function AgainElsewhere({ sitting: controller, sight, wait }: AgainProps): JSX.Element | null {
  if (sight.passed === 'playing')
    return (
      <Action tone="main" onAct={() => void controller.handle()?.catchUp()}>
        Watch the new game
      </Action>
    );
  if (sight.passed || sight.seat === null) {
    const go = async (): Promise<void> => {
      await controller.handle()?.catchUp();
      wait();
    };
    return (
      <Action tone="main" onAct={() => void go()}>
        Waiting room
      </Action>
    );
  }
  if (hasCard(sight) || sight.room.shuffling) return null;
  const isAsked = isInCompany(sight) || sight.table.settings.waits !== undefined;
  const ask = (): void => void answer(() => controller.cut(1, ''));
  return (
    <>
      <Action tone="main" isDisabled={isAnswering.value} onAct={isAsked ? ask : wait}>
        Play again
      </Action>
      {isAsked && (
        <Action isDisabled={isAnswering.value} onAct={wait}>
          Waiting room
        </Action>
      )}
    </>
  );
}
