/** The board of a replay with its controls. */
import { ActionButton, Prompt } from '@parlour/board-kit/components/prompt.tsx';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { navigateTo } from '../app/router.tsx';
import { settings } from '../app/settings.ts';
import { gameEventsIn } from '../table/playback.ts';
import type { ReplayMoment } from '../worker/records/replay.ts';
import { workerApi } from '../worker/worker-client.ts';
import styles from './board-page.module.css';
import { historyText } from './history-text.ts';
import type { OpenedReplay, ReplayPosition } from './replay-state.ts';

type ReplayBoardProps = {
  readonly opened: OpenedReplay;
  readonly replay: ReplayPosition;
  readonly moment: ReplayMoment;
  readonly name: (seat: Seat) => string;
};

export function ReplayBoard({ opened, replay, moment, name }: ReplayBoardProps): JSX.Element {
  const { album, about, assets } = opened;
  const { step, chair } = replay;
  const { Table } = assets.board;
  return (
    <Table
      view={moment.view}
      fresh={gameEventsIn(moment.tableEvents)}
      plays={[]}
      more={false}
      advised={undefined}
      name={name}
      send={async () => 'refused'}
      judge={async () => undefined}
      past={() => album.eventsUpTo(step.value, chair.value)}
      read={file => workerApi().read(file)}
      prompt={
        <Prompt isMine={false} says={moment.tableEvents.at(-1)?.sentence ?? ''}>
          <ReplayControls replay={replay} length={about.length} />
        </Prompt>
      }
    />
  );
}

type ReplayControlsProps = { readonly replay: ReplayPosition; readonly length: number };

function ReplayControls({ replay, length }: ReplayControlsProps): JSX.Element {
  const { step, isPlaying, goTo } = replay;
  return (
    <div class={styles.controls}>
      <ActionButton onAct={() => goTo(step.value - 1)}>{historyText('previous')}</ActionButton>
      <input
        class={styles.scrubber}
        type="range"
        min={0}
        max={length}
        value={step.value}
        aria-label={historyText('moment')}
        onInput={event => goTo(Number(event.currentTarget.value))}
      />
      <ActionButton onAct={() => goTo(step.value + 1)}>{historyText('next')}</ActionButton>
      <ActionButton onAct={() => (isPlaying.value = !isPlaying.value)}>
        {historyText(isPlaying.value ? 'pause' : 'play')}
      </ActionButton>
    </div>
  );
}

/** Opens a new table that continues the game from this moment. */
export async function continueFromMoment(text: string, step: number, count: number, seat: number): Promise<void> {
  const { name, level, pace } = settings.peek();
  const people = Array.from({ length: count }, (_, other) => (other === seat ? name : null));
  navigateTo(`/table/${await workerApi().branchRecord(text, step, { people, level, pace })}`);
}
