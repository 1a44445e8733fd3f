/** Between matches at a table elsewhere: who is coming, sitting down, cutting the pack, what is agreed, calling friends. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { findGame } from '@parlour/games/shelf/shelf';
import { LEVELS, type Level } from '@parlour/players/player';
import type { SeatInfo } from '@parlour/table/snapshot';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { boxOf } from '../boxes.ts';
import type { TableController } from '../controller.ts';
import { namingOf } from '../host/sentences.ts';
import type { TableView } from '../host/table-handle.ts';
import { place } from '../router.tsx';
import { change, settings } from '../settings.ts';
import { Agreed } from './agreed.tsx';
import { CutPack } from './cut-pack.tsx';
import { Invitation } from './invitation.tsx';
import { OthersWay } from './others-way.tsx';
import { Page, Paper } from './page.tsx';
import { Rated } from './rated.tsx';
import { answerAt, isAwayAt, isInCompany } from './rematch.tsx';
import { ShowingCuts } from './showing-cuts.tsx';
import { Choice } from './terms.tsx';
import styles from './waiting.module.css';

type WaitingProps = { readonly sitting: TableController; readonly sight: TableView };

/** `leave` goes back to the table where a match has been played. */
export function WaitingRoom({ sitting: controller, sight, leave }: WaitingProps & { leave?: () => void }): JSX.Element {
  const game = findGame(sight.table.game)!;
  useCalled(controller, sight);
  return (
    <Page title={`A table of ${game.title}`} world={boxOf(game.id).id}>
      <Paper>
        <h2 class={styles.heading}>Round the table</h2>
        <Seats sitting={controller} sight={sight} />
        {sight.table.settings.rated && <Rated sight={sight} />}
        {isCalled(sight) && <p role="status">{CALLED}</p>}
        <ShowingCuts sight={sight} />
        <CutPack sitting={controller} sight={sight} />
        {sight.seat === null && <SitDown sitting={controller} sight={sight} />}
        {sight.isHost && <Start sitting={controller} sight={sight} />}
        {leave && <Action onAct={leave}>Back to the table</Action>}
        <OthersWay sitting={controller} sight={sight} />
      </Paper>
      {sight.remote && <Invitation far={sight.remote} />}
      <Paper>
        <h2 class={styles.heading}>What is agreed</h2>
        <Agreed sitting={controller} sight={sight} />
      </Paper>
    </Page>
  );
}

const CALLED = 'The table is laid for you, and your page cuts the pack. It begins as soon as everybody is here.';

/** Where people were put together nobody is kept waiting by a ceremony: the first cut is made by itself. */
const isCalled = ({ room, seat, table }: TableView): boolean =>
  table.settings.waits !== undefined && seat !== null && room.match === 0 && !room.playing;

function useCalled(controller: TableController, sight: TableView): void {
  const { room, seat } = sight;
  const isAsked = isCalled(sight) && seat !== null && !room.cut[seat] && !room.shuffling;
  useEffect(() => {
    if (isAsked) void controller.cut(1, '');
  }, [isAsked]);
}

const isUnderWay = ({ room }: TableView): boolean => room.playing || room.shuffling !== undefined;

function Seats({ sitting: controller, sight }: WaitingProps): JSX.Element {
  return (
    <ol class={styles.seats}>
      {sight.room.seats.map((sits, seat) => (
        <li key={seat} class={styles.seat} data-absent={isAwayAt(sight, seat)}>
          <span class={styles.who} data-empty={sits.is === 'empty'}>
            {sits.is === 'empty' && sits.standIn === undefined ? 'A free seat' : namingOf(sight.room.seats)(seat)}
            {seat === sight.seat && ' (you)'}
          </span>
          <span class={styles.state}>{stateOf(sight, sits, seat)}</span>
          {sight.isHost && !isUnderWay(sight) && <HostWays {...{ sitting: controller, sight, sits, seat }} />}
        </li>
      ))}
    </ol>
  );
}

function stateOf(sight: TableView, sits: SeatInfo, seat: number): string {
  if (sits.is === 'computer') return `computer player, ${sits.level}`;
  if (sits.is === 'person') return personState(sight, seat);
  return sits.standIn === undefined ? '' : 'has the seat of somebody who left';
}

/** After a match a person who has not cut may still be reading the result. */
function personState(sight: TableView, seat: number): string {
  const answer = answerAt(sight, seat);
  const yes = sight.room.match > 0 ? 'wants a rematch' : 'has cut';
  if (answer === 'yes') return isAwayAt(sight, seat) ? `${yes}, away` : yes;
  if (answer === 'no') return 'does not want a rematch';
  if (answer === 'away') return 'away';
  return sight.room.match > 0 && seat !== sight.seat ? 'has not answered yet' : 'is here';
}

type HostProps = WaitingProps & { readonly sits: SeatInfo; readonly seat: number };

function HostWays({ sitting: controller, sight, sits, seat }: HostProps): JSX.Element | null {
  if (sits.is === 'empty') {
    const { level } = settings.value;
    return <Action onAct={() => void controller.ask({ ask: 'computer', seat, level })}>A computer player</Action>;
  }
  if (seat === sight.seat) return null;
  return <Action onAct={() => void controller.ask({ ask: 'remove', seat })}>Free the seat</Action>;
}

/** A seat that was left in the middle of a match is free again when it is over, unless something else is agreed. */
function mayTake({ room, table }: TableView, sits: SeatInfo): boolean {
  if (sits.is !== 'empty' || room.locked || room.closed) return false;
  return sits.standIn === undefined || !(room.playing || room.shuffling) || table.settings.seats === 'open';
}

/** Who has come to sit down, as the address tells, is not asked again. */
function SitDown({ sitting: controller, sight }: WaitingProps): JSX.Element {
  const name = useSignal(settings.value.name);
  const sit = async (): Promise<void> => {
    const given = name.value.trim() || 'Guest';
    change({ name: given });
    await controller.ask({ ask: 'sit', name: given });
  };
  useEffect(() => {
    if (place.peek().query.has('sit') && sight.remote?.isConnected) void sit();
  }, [sight.remote?.isConnected]);
  if (!sight.room.seats.some(sits => mayTake(sight, sits))) return <p class={styles.full}>{whyNot(sight)}</p>;
  return (
    <form
      class={styles.sit}
      onSubmit={event => {
        event.preventDefault();
        void sit();
      }}
    >
      <label for="sit-name">Your name</label>
      <input
        id="sit-name"
        class={styles.name}
        value={name.value}
        maxLength={24}
        autocomplete="nickname"
        onInput={event => {
          name.value = event.currentTarget.value;
        }}
      />
      <Action tone="main">Sit down</Action>
    </form>
  );
}

function whyNot({ room }: TableView): string {
  if (room.closed) return 'This table is closed.';
  if (room.locked) return 'The host has locked this table.';
  return room.playing || room.shuffling
    ? 'A match is under way, and no seat is free until it is over.'
    : 'Every seat is taken.';
}

function Start({ sitting: controller, sight }: WaitingProps): JSX.Element | null {
  const level = useSignal<Level>(settings.value.level);
  if (!sight.room.seats.some(({ is }) => is === 'person') || isUnderWay(sight)) return null;
  return (
    <div class={styles.start}>
      <Choice
        says="Computer players for free seats"
        value={level.value}
        of={LEVELS}
        choose={chosen => {
          level.value = chosen;
        }}
      />
      <p>
        {sight.room.match > 0 && isInCompany(sight)
          ? 'A rematch begins when everyone has said yes. Computers can replace people who said no or are away.'
          : 'Whoever has not cut has no part in the shuffle.'}
      </p>
      <Action tone="main" onAct={() => void controller.ask({ ask: 'start', fill: level.value })}>
        Begin now
      </Action>
    </div>
  );
}
