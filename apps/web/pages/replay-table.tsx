/** The board of a game that is looked through, with the way forwards and backwards; and what if, from here. */
import { Action, Prompt } from '@parlour/board-kit/pieces/prompt';
import type { Seat } from '@parlour/kernel/game';
import type { JSX } from 'preact';
import { happeningsOf } from '../following.ts';
import type { ReplayMoment } from '../host/replaying.ts';
import { worker } from '../host/worker-client.ts';
import { go } from '../router.tsx';
import { settings } from '../settings.ts';
import type { OpenedReplay } from './open-replay.ts';
import styles from './replay.module.css';
import type { ReplayPlace } from './use-replay.ts';

type ReplayTableProps = {
  readonly opened: OpenedReplay;
  readonly replay: ReplayPlace;
  readonly moment: ReplayMoment;
  readonly name: (seat: Seat) => string;
};

/** The board of the game, where nothing can be played any more. */
export function ReplayTable({ opened, replay, moment, name }: ReplayTableProps): JSX.Element {
  const { shared, album, about, furnished } = opened;
  const { step, chair } = replay;
  const { Table } = furnished.board;
  const whatIf = (): void => void playOn(shared.text, step.value, about.count, chair.value ?? 0);
  return (
    <Table
      view={moment.view}
      fresh={happeningsOf(moment.heard)}
      plays={[]}
      more={false}
      advised={undefined}
      name={name}
      send={async () => 'refused'}
      judge={async () => undefined}
      past={() => album.past(step.value, chair.value)}
      read={file => worker().read(file)}
      prompt={
        <Prompt isMine={false} says="">
          <Controls replay={replay} length={about.length} {...(moment.view.turn.length > 0 && { whatIf })} />
        </Prompt>
      }
    />
  );
}

type ControlsProps = { readonly replay: ReplayPlace; readonly length: number; whatIf?(): void };

function Controls({ replay, length, whatIf }: ControlsProps): JSX.Element {
  const { step, isRunning, goTo } = replay;
  return (
    <div class={styles.controls}>
      <Action onAct={() => goTo(step.value - 1)}>‹ Back</Action>
      <input
        class={styles.scrubber}
        type="range"
        min={0}
        max={length}
        value={step.value}
        aria-label="Moment of the game"
        onInput={event => goTo(Number(event.currentTarget.value))}
      />
      <Action onAct={() => goTo(step.value + 1)}>On ›</Action>
      <Action onAct={() => (isRunning.value = !isRunning.value)}>{isRunning.value ? 'Pause' : 'Let it run'}</Action>
      {whatIf && <Action onAct={whatIf}>What if?</Action>}
      <Action onAct={() => go(`${location.pathname.replace('/replay', '/review')}${location.hash}`)}>
        Look it over
      </Action>
    </div>
  );
}

/** The game goes on from this moment at a table of its own. */
export async function playOn(text: string, step: number, count: number, seat: number): Promise<void> {
  const { name, level, pace } = settings.peek();
  const people = Array.from({ length: count }, (_, other) => (other === seat ? name : null));
  go(`/table/${await worker().whatIf(text, step, { people, level, pace })}`);
}
