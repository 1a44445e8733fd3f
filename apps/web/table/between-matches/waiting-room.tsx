/** The waiting room of a remote table: seats, cutting, settings, invitation. */

import { SpreadPack } from '@parlour/board-kit/components/cards/cut-pack.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { findGame } from '@parlour/games/shelf/shelf';
import { LEVELS, type Level } from '@parlour/players/player';
import type { RoomSnapshot, SeatInfo } from '@parlour/table/views';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { currentLocation } from '../../app/router.tsx';
import { changeSettings, settings } from '../../app/settings.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { SelectField } from '../../ui/form-fields.tsx';
import inviteLinkStyles from '../../ui/invite-link.module.css';
import { PageLayout, PaperPanel } from '../../ui/page.tsx';
import { CopyField, InviteLink } from '../../ui/share.tsx';
import { seatNamer } from '../../worker/narration.ts';
import type { RemoteTableInfo, TableView } from '../../worker/table-handle.ts';
import { PlayerMenuLink } from '../player-menu-link.tsx';
import { cutWordError, joinNames, MAX_WORD_LENGTH, seatsStillToCut } from '../shuffle-text.ts';
import type { TableController } from '../table-controller.ts';
import cutPackStyles from './cut-pack.module.css';
import { CutReveal, isAwayAt, LazyRatingLines, playsWithPeople, rematchAnswerAt } from './rematch.tsx';
import { TableSettingsPanel } from './settings-panel.tsx';
import styles from './waiting-room.module.css';

type WaitingRoomProps = { readonly controller: TableController; readonly tableView: TableView };

/** `onLeave` returns to the table where a match has just been played. */
export function WaitingRoom({
  controller,
  tableView,
  onLeave,
}: WaitingRoomProps & { onLeave?: () => void }): JSX.Element {
  const game = findGame(tableView.table.game)!;
  useAutomaticCut(controller, tableView);
  return (
    <PageLayout title={`A table of ${game.title}`} world={boxOfGame(game.id).id}>
      <PaperPanel>
        <h2 class={styles.heading}>Round the table</h2>
        <SeatList controller={controller} tableView={tableView} />
        {tableView.table.settings.rated && <LazyRatingLines tableView={tableView} />}
        {isMatched(tableView) && <p role="status">{MATCHED_TEXT}</p>}
        <CutReveal tableView={tableView} />
        <CutPackSection controller={controller} tableView={tableView} />
        {tableView.seat === null && <SitDownForm controller={controller} tableView={tableView} />}
        {tableView.isHost && <StartMatch controller={controller} tableView={tableView} />}
        {onLeave && <ActionButton onAct={onLeave}>Back to the table</ActionButton>}
        <PlayerMenuLink controller={controller} tableView={tableView} />
      </PaperPanel>
      {tableView.remote && <InviteFriends remote={tableView.remote} />}
      <PaperPanel>
        <h2 class={styles.heading}>What is agreed</h2>
        <TableSettingsPanel controller={controller} tableView={tableView} />
      </PaperPanel>
    </PageLayout>
  );
}

const MATCHED_TEXT = 'The table is laid for you, and your page cuts the pack. It begins as soon as everybody is here.';

/** After matchmaking the first cut is automatic, so that no one delays the start. */
const isMatched = ({ room, seat, table }: TableView): boolean =>
  table.settings.waits !== undefined && seat !== null && room.match === 0 && !room.playing;

function useAutomaticCut(controller: TableController, tableView: TableView): void {
  const { room, seat } = tableView;
  const mustCut = isMatched(tableView) && seat !== null && !room.cut[seat] && !room.shuffling;
  useEffect(() => {
    if (mustCut) void controller.cut(1, '');
  }, [mustCut]);
}

const isMatchRunning = ({ room }: TableView): boolean => room.playing || room.shuffling !== undefined;

function SeatList({ controller, tableView }: WaitingRoomProps): JSX.Element {
  return (
    <ol class={styles.seats}>
      {tableView.room.seats.map((occupant, seat) => (
        <li key={seat} class={styles.seat} data-absent={isAwayAt(tableView, seat)}>
          <span class={styles.who} data-empty={occupant.is === 'empty'}>
            {occupant.is === 'empty' && occupant.standIn === undefined
              ? 'A free seat'
              : seatNamer(tableView.room.seats)(seat)}
            {seat === tableView.seat && ' (you)'}
          </span>
          <span class={styles.state}>{seatStatus(tableView, occupant, seat)}</span>
          {tableView.isHost && !isMatchRunning(tableView) && (
            <HostActions {...{ controller, tableView, occupant, seat }} />
          )}
        </li>
      ))}
    </ol>
  );
}

function seatStatus(tableView: TableView, occupant: SeatInfo, seat: number): string {
  if (occupant.is === 'computer') return `computer player, ${occupant.level}`;
  if (occupant.is === 'person') return personStatus(tableView, seat);
  return occupant.standIn === undefined ? '' : 'has the seat of somebody who left';
}

/** After a match a person who has not cut may still be reading the result. */
function personStatus(tableView: TableView, seat: number): string {
  const answer = rematchAnswerAt(tableView, seat);
  const yes = tableView.room.match > 0 ? 'wants a rematch' : 'has cut';
  if (answer === 'yes') return isAwayAt(tableView, seat) ? `${yes}, away` : yes;
  if (answer === 'no') return 'does not want a rematch';
  if (answer === 'away') return 'away';
  return tableView.room.match > 0 && seat !== tableView.seat ? 'has not answered yet' : 'is here';
}

type HostActionsProps = WaitingRoomProps & { readonly occupant: SeatInfo; readonly seat: number };

function HostActions({ controller, tableView, occupant, seat }: HostActionsProps): JSX.Element | null {
  if (occupant.is === 'empty') {
    const { level } = settings.value;
    return (
      <ActionButton onAct={() => void controller.sendCommand({ ask: 'computer', seat, level })}>
        A computer player
      </ActionButton>
    );
  }
  if (seat === tableView.seat) return null;
  return <ActionButton onAct={() => void controller.sendCommand({ ask: 'remove', seat })}>Free the seat</ActionButton>;
}

/** A seat left during a match is free again after it, unless the settings say otherwise. */
function canTakeSeat({ room, table }: TableView, occupant: SeatInfo): boolean {
  if (occupant.is !== 'empty' || room.locked || room.closed) return false;
  return occupant.standIn === undefined || !(room.playing || room.shuffling) || table.settings.seats === 'open';
}

/** A link with `?sit` takes a seat without asking for a name again. */
function SitDownForm({ controller, tableView }: WaitingRoomProps): JSX.Element {
  const name = useSignal(settings.value.name);
  const takeSeat = async (): Promise<void> => {
    const playerName = name.value.trim() || 'Guest';
    changeSettings({ name: playerName });
    await controller.sendCommand({ ask: 'sit', name: playerName });
  };
  useEffect(() => {
    if (currentLocation.peek().query.has('sit') && tableView.remote?.isConnected) void takeSeat();
  }, [tableView.remote?.isConnected]);
  if (!tableView.room.seats.some(occupant => canTakeSeat(tableView, occupant)))
    return <p class={styles.full}>{whyNoSeat(tableView)}</p>;
  return (
    <form
      class={styles.sit}
      onSubmit={event => {
        event.preventDefault();
        void takeSeat();
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
      <ActionButton tone="main">Sit down</ActionButton>
    </form>
  );
}

function whyNoSeat({ room }: TableView): string {
  if (room.closed) return 'This table is closed.';
  if (room.locked) return 'The host has locked this table.';
  return room.playing || room.shuffling
    ? 'A match is under way, and no seat is free until it is over.'
    : 'Every seat is taken.';
}

function StartMatch({ controller, tableView }: WaitingRoomProps): JSX.Element | null {
  const level = useSignal<Level>(settings.value.level);
  if (!tableView.room.seats.some(({ is }) => is === 'person') || isMatchRunning(tableView)) return null;
  return (
    <div class={styles.start}>
      <SelectField
        label="Computer players for free seats"
        value={level.value}
        options={LEVELS}
        onChange={chosen => {
          level.value = chosen;
        }}
      />
      <p>
        {tableView.room.match > 0 && playsWithPeople(tableView)
          ? 'A rematch begins when everyone has said yes. Computers can replace people who said no or are away.'
          : 'Whoever has not cut has no part in the shuffle.'}
      </p>
      <ActionButton tone="main" onAct={() => void controller.sendCommand({ ask: 'start', fill: level.value })}>
        Begin now
      </ActionButton>
    </div>
  );
}

type CutPackProps = { readonly controller: TableController; readonly tableView: TableView };

/** The pack before a match: its seal, and the cut by a touch and an optional word. */
export function CutPackSection({ controller, tableView }: CutPackProps): JSX.Element | null {
  const { room, seat, remote } = tableView;
  const pack = controller.assets.value?.pack;
  const position = useSignal<number | undefined>(undefined);
  const word = useSignal('');
  const hasCut = seat !== null && room.cut[seat] === true;
  if (seat === null || room.playing || !pack || (room.shuffling && !hasCut)) return null;
  const error = cutWordError(word.value);
  const cut = (at: number): void => {
    if (error !== undefined) return;
    position.value = at;
    void controller.cut(at, word.value);
  };
  return (
    <section class={cutPackStyles.pack} aria-label="The pack">
      {!room.shuffling && <p role="status">{hasCut ? waitingLine(room) : CUT_PROMPT}</p>}
      <SpreadPack
        back={pack.back}
        shape={pack.shape}
        label={hasCut ? 'The pack, which you have cut' : 'Cut the pack here'}
        cutAt={hasCut ? (position.value ?? cutPositionIn(remote?.ownCut)) : undefined}
        onCut={cut}
      />
      <Seal tableView={tableView} />
      {!hasCut && <CutWord word={word.value} error={error} onChange={text => (word.value = text)} />}
    </section>
  );
}

const CUT_PROMPT = 'Cut the pack: touch it where you like. Your cut stays hidden until everybody has cut.';

/** The stored cut begins with its position. */
const cutPositionIn = (cut = ''): number => Number.parseInt(cut, 10) || 1;

function waitingLine(room: RoomSnapshot): string {
  const others = seatsStillToCut(room).map(seatNamer(room.seats));
  return others.length > 0
    ? `You have cut. Waiting for ${joinNames(others)} to cut.`
    : 'You have cut. The match begins when every seat is taken and everybody has cut.';
}

type CutWordProps = { readonly word: string; readonly error: string | undefined; onChange(word: string): void };

function CutWord({ word, error, onChange }: CutWordProps): JSX.Element {
  return (
    <details class={cutPackStyles.own}>
      <summary>Type a word of your own</summary>
      <label for="cut-word">Your word</label>
      <input
        id="cut-word"
        class={cutPackStyles.word}
        value={word}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxLength={2 * MAX_WORD_LENGTH}
        aria-invalid={error !== undefined}
        aria-describedby="cut-word-fault"
        onInput={event => onChange(event.currentTarget.value)}
      />
      <p id="cut-word-fault" role="alert" class={cutPackStyles.fault}>
        {error}
      </p>
      <p class={cutPackStyles.note}>
        Your cut is the place you touch, your word, and 32 letters and figures that this device draws.
      </p>
    </details>
  );
}

/** The hash the table is committed to, short, with a button to copy all of it. */
function Seal({ tableView: { room, remote } }: Pick<CutPackProps, 'tableView'>): JSX.Element | null {
  if (room.seal === undefined) return null;
  return (
    <details class={cutPackStyles.seal}>
      <summary>
        The seal of this pack: <span class={cutPackStyles.mark}>{room.seal.slice(0, 8)} …</span>
      </summary>
      <p class={cutPackStyles.note}>
        It fixes the table’s share in the shuffle. This device keeps it with your cut, and compares both when the match
        is over.
      </p>
      <CopyField label="Copy the seal" text={room.seal} />
      {remote?.ownCut !== undefined && <CopyField label="Copy your cut" text={remote.ownCut} />}
    </details>
  );
}

/** Invites friends to a table: a code to read out, a link, and its QR code. */
export const InviteFriends = ({ remote }: { readonly remote: RemoteTableInfo }): JSX.Element => (
  <PaperPanel>
    <h2 class={inviteLinkStyles.heading}>Call your friends</h2>
    <InviteLink link={`${location.origin}/t/${remote.id}`} title="A table in the Parlour">
      <p>The code of this table, to read out:</p>
      <p class={inviteLinkStyles.code}>{remote.code}</p>
    </InviteLink>
  </PaperPanel>
);
