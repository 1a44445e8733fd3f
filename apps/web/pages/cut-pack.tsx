/** The pack before a match at a table elsewhere: its seal, cutting it by a touch, and the moment when all cuts are shown. */
import { Spread } from '@parlour/board-kit/pieces/spread';
import type { Room } from '@parlour/table/snapshot';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableController } from '../controller.ts';
import { awaitedCuts, joined, LONGEST_WORD, wordFault } from '../cut-word.ts';
import { namingOf } from '../host/sentences.ts';
import type { TableView } from '../host/table-handle.ts';
import { Copied } from './copied.tsx';
import styles from './cut-pack.module.css';

type CutProps = { readonly sitting: TableController; readonly sight: TableView };

export function CutPack({ sitting: controller, sight }: CutProps): JSX.Element | null {
  const { room, seat, remote: far } = sight;
  const pack = controller.furnished.value?.pack;
  const place = useSignal<number | undefined>(undefined);
  const word = useSignal('');
  const hasCut = seat !== null && room.cut[seat] === true;
  if (seat === null || room.playing || !pack || (room.shuffling && !hasCut)) return null;
  const fault = wordFault(word.value);
  const cut = (at: number): void => {
    if (fault !== undefined) return;
    place.value = at;
    void controller.cut(at, word.value);
  };
  return (
    <section class={styles.pack} aria-label="The pack">
      {!room.shuffling && <p role="status">{hasCut ? waitingLine(room) : ASKED}</p>}
      <Spread
        back={pack.back}
        shape={pack.shape}
        label={hasCut ? 'The pack, which you have cut' : 'Cut the pack here'}
        cutAt={hasCut ? (place.value ?? placeIn(far?.cut)) : undefined}
        onCut={cut}
      />
      <Seal sight={sight} />
      {!hasCut && <OwnWord word={word.value} fault={fault} change={text => (word.value = text)} />}
    </section>
  );
}

const ASKED = 'Cut the pack: touch it where you like. Your cut stays hidden until everybody has cut.';

/** The place is the beginning of the cut that is kept. */
const placeIn = (cut = ''): number => Number.parseInt(cut, 10) || 1;

function waitingLine(room: Room): string {
  const others = awaitedCuts(room).map(namingOf(room.seats));
  return others.length > 0
    ? `You have cut. Waiting for ${joined(others)} to cut.`
    : 'You have cut. The match begins when every seat is taken and everybody has cut.';
}

type WordProps = { readonly word: string; readonly fault: string | undefined; change(word: string): void };

function OwnWord({ word, fault, change }: WordProps): JSX.Element {
  return (
    <details class={styles.own}>
      <summary>Type a word of your own</summary>
      <label for="cut-word">Your word</label>
      <input
        id="cut-word"
        class={styles.word}
        value={word}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxLength={2 * LONGEST_WORD}
        aria-invalid={fault !== undefined}
        aria-describedby="cut-word-fault"
        onInput={event => change(event.currentTarget.value)}
      />
      <p id="cut-word-fault" role="alert" class={styles.fault}>
        {fault}
      </p>
      <p class={styles.note}>
        Your cut is the place you touch, your word, and 32 letters and figures that this device draws.
      </p>
    </details>
  );
}

/** Short, and whole for whoever wants to write it down. */
function Seal({ sight: { room, remote: far } }: Pick<CutProps, 'sight'>): JSX.Element | null {
  if (room.seal === undefined) return null;
  return (
    <details class={styles.seal}>
      <summary>
        The seal of this pack: <span class={styles.mark}>{room.seal.slice(0, 8)} …</span>
      </summary>
      <p class={styles.note}>
        It fixes the table’s share in the shuffle. This device keeps it with your cut, and compares both when the match
        is over.
      </p>
      <Copied says="Copy the seal" text={room.seal} />
      {far?.cut !== undefined && <Copied says="Copy your cut" text={far.cut} />}
    </details>
  );
}
