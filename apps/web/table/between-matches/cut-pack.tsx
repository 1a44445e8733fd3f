/** Cutting the pack before a match: the device does it, but a player may choose the place and add a word. */
import { SpreadPack } from '@parlour/board-kit/components/cards/cut-pack.tsx';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CopyField } from '../../ui/share.tsx';
import { seatNamer } from '../../worker/seat-names.ts';
import type { RemoteTableInfo, TableView } from '../../worker/table-handle.ts';
import { cutWordError, MAX_WORD_LENGTH, revealProgressText } from '../shuffle-text.ts';
import type { TableController } from '../table-controller.ts';
import { roomText } from './room-text.ts';
import type { ChosenCut } from './start-plan.ts';
import styles from './waiting-room.module.css';

/** After matchmaking the first cut is automatic, so that no one delays the start. */
export const isMatched = ({ room, seat, table }: TableView): boolean =>
  table.settings.waits !== undefined && seat !== null && room.match === 0 && !room.playing;

/** Commits to the cut of a player who has just sat down, and of everyone after matchmaking. */
export function useAutomaticCut(
  controller: TableController,
  tableView: TableView,
  chosen: Signal<ChosenCut>,
): () => void {
  const { room, seat } = tableView;
  const isWanted = useSignal(false);
  const mayCut = seat !== null && !room.cut[seat] && !room.shuffling && !room.playing;
  const mustCut = mayCut && (isMatched(tableView) || isWanted.value);
  useEffect(() => {
    if (!mustCut) return;
    isWanted.value = false;
    void controller.cut(chosen.peek().place, chosen.peek().word);
  }, [mustCut]);
  return () => {
    isWanted.value = true;
  };
}

type CutPackProps = {
  readonly controller: TableController;
  readonly tableView: TableView;
  readonly chosen: Signal<ChosenCut>;
};

/** Nothing to choose once a cut is committed; then it shows the cut and the seal. */
export function CutPackSection({ controller, tableView, chosen }: CutPackProps): JSX.Element | null {
  const { room, seat, remote } = tableView;
  const pack = controller.assets.value?.pack;
  const hasTapped = useSignal(false);
  const word = useSignal(chosen.peek().word);
  if (room.playing || !pack || room.seal === undefined) return null;
  const hasCut = seat !== null && room.cut[seat] === true;
  const error = cutWordError(word.value);
  const changeWord = (text: string): void => {
    word.value = text;
    if (cutWordError(text) === undefined) chosen.value = { ...chosen.peek(), word: text };
  };
  const place = hasCut ? cutPositionIn(remote?.ownCut) : hasTapped.value ? chosen.value.place : undefined;
  return (
    <section class={styles.pack} aria-label={roomText('cutSection')}>
      <h3>{roomText('cutHeading')}</h3>
      <p role="status">{roomText(hasCut ? 'cutDone' : 'cutHow')}</p>
      <SpreadPack
        back={pack.back}
        shape={pack.shape}
        label={roomText(hasCut ? 'cutPack' : 'cutHere')}
        cutAt={place}
        isFixed={hasCut}
        onCut={at => {
          hasTapped.value = true;
          chosen.value = { ...chosen.peek(), place: at };
        }}
      />
      {!hasCut && <CutWord word={word.value} error={error} onChange={changeWord} />}
      <Seal tableView={tableView} />
    </section>
  );
}

/** The stored cut begins with its position. */
const cutPositionIn = (cut = ''): number => Number.parseInt(cut, 10) || 1;

type CutWordProps = { readonly word: string; readonly error: string | undefined; onChange(word: string): void };

function CutWord({ word, error, onChange }: CutWordProps): JSX.Element {
  return (
    <details class={styles.own}>
      <summary>{roomText('addWord')}</summary>
      <label for="cut-word">{roomText('yourWord')}</label>
      <input
        id="cut-word"
        class={styles.word}
        value={word}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxLength={2 * MAX_WORD_LENGTH}
        aria-invalid={error !== undefined}
        aria-describedby="cut-word-fault"
        onInput={event => onChange(event.currentTarget.value)}
      />
      <p id="cut-word-fault" role="alert" class={styles.fault}>
        {error}
      </p>
      <p class={styles.cutNote}>{roomText('wordNote')}</p>
    </details>
  );
}

/** The hash the table is committed to, short, with a button to copy all of it. */
function Seal({ tableView: { room, remote } }: Pick<CutPackProps, 'tableView'>): JSX.Element | null {
  if (room.seal === undefined) return null;
  return (
    <details class={styles.seal}>
      <summary>{roomText('seal', { start: room.seal.slice(0, 8) })}</summary>
      <p class={styles.cutNote}>{roomText('sealNote')}</p>
      <CopyField label={roomText('copySeal')} text={room.seal} />
      {remote?.ownCut !== undefined && <CopyField label={roomText('copyCut')} text={remote.ownCut} />}
    </details>
  );
}

/** Says whose cut is still missing, or why this device does not reveal its own. */
export function CutReveal({ tableView: { room, remote } }: { readonly tableView: TableView }): JSX.Element | null {
  const { shuffling } = room;
  if (!shuffling) return null;
  const status = remote?.revealStatus;
  if (status === 'doubt') {
    return (
      <p role="alert" class={styles.doubt}>
        <b>{roomText('brokenPromise')}</b> {roomText('brokenPromiseWhy')}
      </p>
    );
  }
  const progress = revealProgressText(shuffling, seatNamer(room.seats), Date.now());
  return (
    <p role="status" class={styles.showing}>
      {roomText('shuffling', { progress })} {ownCutText(status)}
    </p>
  );
}

function ownCutText(status: RemoteTableInfo['revealStatus']): string {
  if (status === 'lost') return roomText('cutLost');
  return status === 'without-us' ? roomText('cutMissing') : '';
}
