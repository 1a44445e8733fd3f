/** A replay: the game on its own board, forwards and backwards, through any eyes; and what if, from here. */

import { PackProvider } from '@parlour/felt/pack';
import { Bubble } from '@parlour/felt/pieces/bubble';
import { Action, Prompt } from '@parlour/felt/pieces/prompt';
import { Strip } from '@parlour/felt/pieces/strip';
import { findGame } from '@parlour/games/shelf';
import type { Chair } from '@parlour/kernel/game';
import { failure, type Result, success } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import type { Remote } from 'comlink';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { boxOf } from '../boxes.ts';
import type { Furnished } from '../following.ts';
import type { About, Album } from '../host/albums.ts';
import type { ReplayMoment } from '../host/replaying.ts';
import { worker } from '../host/worker-client.ts';
import { go, Link, place } from '../router.tsx';
import { settings } from '../settings.ts';
import { type SharedGame, unpack } from '../share.ts';
import { furnish } from './furnish.ts';
import { GameSheet } from './game-sheet.tsx';
import { Notice } from './notice.tsx';
import styles from './replay.module.css';
import tableStyles from './table.module.css';
import { useCompany } from './use-company.ts';

type Opened = {
  readonly shared: SharedGame;
  readonly album: Remote<Album>;
  readonly about: About;
  readonly furnished: Furnished;
};

async function keptHere(id: string): Promise<Result<SharedGame>> {
  const record = await worker().record(id);
  return record ? success(record) : failure('This game is not kept on this device.');
}

async function open(id: string | undefined, hash: string): Promise<Result<Opened>> {
  const shared = id === undefined ? await unpack(hash) : await keptHere(id);
  if (!shared.ok) return shared;
  const album = (await worker().replay(shared.value.text, shared.value.names)) as Remote<Album>;
  const about = await album.about();
  if (!about.ok) return about;
  return success({ shared: shared.value, album, about: about.value, furnished: await furnish(about.value) });
}

export function ReplayPage({ named }: PageProps): JSX.Element {
  const { hash } = place.value;
  const opened = useAsked(() => open(named.id, hash), [named.id, hash]);
  if (opened === undefined) return <Notice title="Replay" says="One moment …" />;
  if (!opened.ok) return <Notice title="Replay" says={opened.fault} />;
  return (
    <PackProvider value={opened.value.furnished.pack}>
      <Replaying {...opened.value} />
    </PackProvider>
  );
}

const PAUSE = 1400;

/** A moment of the record, whatever was asked for. */
const within = ({ length }: About, step: number): number => Math.max(0, Math.min(length, Math.trunc(step) || 0));

function Replaying({ shared, album, about, furnished }: Opened): JSX.Element {
  const { board } = furnished;
  const game = findGame(about.game)!;
  const step = useSignal(within(about, Number(place.value.query.get('step') ?? 1)));
  const chair = useSignal<Chair>(0);
  const isRunning = useSignal(false);
  const clause = useSignal<string | undefined>(undefined);
  const moment = useSignal<(ReplayMoment & { step: number }) | undefined>(undefined);
  useEffect(() => {
    document.title = `Replay of ${game.title} · Parlour`;
  }, [game.title]);
  useEffect(() => {
    const at = step.value;
    void album.at(at, chair.value).then(seen => {
      if (at === step.value) moment.value = { ...seen, step: at };
    });
  }, [step.value, chair.value]);
  useEffect(() => {
    if (!isRunning.value) return;
    const timer = setTimeout(() => {
      if (step.value < about.length) step.value += 1;
      else isRunning.value = false;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isRunning.value, step.value]);
  useCompany(game.id, shared.names, moment.value);
  if (!moment.value) return <Notice title="Replay" says="One moment …" />;
  const { view, heard } = moment.value;
  const name = (seat: number): string => shared.names[seat] ?? `Seat ${seat + 1}`;
  const { Table } = board;
  const move = (by: number): void => {
    isRunning.value = false;
    step.value = within(about, step.value + by);
  };
  return (
    <main class={tableStyles.table} data-world={boxOf(game.id).id}>
      <header class={styles.bar} data-part="bar">
        <Link to={`/box/${boxOf(game.id).id}`} class={styles.back}>
          {game.title}
        </Link>
        <h1 class={styles.title}>Replay</h1>
        <label class={styles.eyes}>
          seen by{' '}
          <select
            value={String(chair.value)}
            onChange={event => {
              const { value } = event.currentTarget;
              chair.value = value === 'null' ? null : Number(value);
            }}
          >
            {Array.from({ length: about.count }, (_, seat) => (
              <option key={name(seat)} value={seat}>
                {name(seat)}
              </option>
            ))}
            <option value="null">an onlooker</option>
          </select>
        </label>
      </header>
      <Strip
        told={heard.map(({ number, sentence, happening }) => ({ number, sentence, clause: happening?.clause ?? '' }))}
        openLog={() => {
          clause.value = heard.at(-1)?.happening?.clause;
        }}
      />
      <div class={tableStyles.cloth}>
        <Table
          view={view}
          fresh={heard.flatMap(({ happening }) => (happening ? [happening] : []))}
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
              <div class={styles.controls}>
                <Action onAct={() => move(-1)}>‹ Back</Action>
                <input
                  class={styles.scrubber}
                  type="range"
                  min={0}
                  max={about.length}
                  value={step.value}
                  aria-label="Moment of the game"
                  onInput={event => {
                    isRunning.value = false;
                    step.value = Number(event.currentTarget.value);
                  }}
                />
                <Action onAct={() => move(1)}>On ›</Action>
                <Action onAct={() => (isRunning.value = !isRunning.value)}>
                  {isRunning.value ? 'Pause' : 'Let it run'}
                </Action>
                {view.turn.length > 0 && (
                  <Action onAct={() => void playOn(shared.text, step.value, about.count, chair.value ?? 0)}>
                    What if?
                  </Action>
                )}
              </div>
            </Prompt>
          }
        />
      </div>
      <Bubble />
      {clause.value && <GameSheet game={game} at={clause.value} close={() => (clause.value = undefined)} />}
    </main>
  );
}

/** The game goes on from this moment at a table of its own. */
async function playOn(text: string, step: number, count: number, seat: number): Promise<void> {
  const { name, level, pace } = settings.peek();
  const people = Array.from({ length: count }, (_, other) => (other === seat ? name : null));
  go(`/table/${await worker().whatIf(text, step, { people, level, pace })}`);
}
