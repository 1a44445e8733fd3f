/** A recorded game on its own board, from any seat, with its computer characters. */

import { LastEvents } from '@parlour/board-kit/components/panels/last-events.tsx';
import { RemarkBubble } from '@parlour/board-kit/components/popovers/remark-bubble.tsx';
import { seatPortraits } from '@parlour/board-kit/components/seats/portrait.tsx';
import { YOU } from '@parlour/board-kit/ending';
import { PackProvider } from '@parlour/board-kit/pack';
import { currentRemark, showRemark } from '@parlour/board-kit/sound/speech';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import type { Chair, Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, Link } from '../app/router.tsx';
import { settings } from '../app/settings.ts';
import { boxOfGame } from '../lib/box-assets.ts';
import { chooseRemark, computerPlayersAmong, loadChatters, loadPersonas, showFaces } from '../lib/lazy-box-parts.ts';
import { useAsync } from '../lib/use-async.ts';
import { gameEventsIn } from '../table/playback.ts';
import tableStyles from '../table/table.module.css';
import { GameSheet } from '../table/view/dialogs.tsx';
import { NoticePage } from '../ui/page.tsx';
import { ReplayBoard } from './replay-board.tsx';
import styles from './replay-page.module.css';
import { type MomentAtStep, type OpenedReplay, openReplay, useReplay } from './replay-state.ts';

export function ReplayPage({ named: seatName }: PageProps): JSX.Element {
  const { hash } = currentLocation.value;
  const opened = useAsync(() => openReplay(seatName.id, hash), [seatName.id, hash]);
  if (opened === undefined) return <NoticePage title="Replay" text="One moment …" />;
  if (!opened.ok) return <NoticePage title="Replay" text={opened.fault} />;
  return (
    <PackProvider value={opened.value.assets.pack}>
      <ReplayScreen {...opened.value} />
    </PackProvider>
  );
}

function ReplayScreen(opened: OpenedReplay): JSX.Element {
  const { source, about } = opened;
  const game = assertDefined(findGame(about.game));
  const replay = useReplay(opened);
  const clause = useSignal<string | undefined>(undefined);
  useEffect(() => {
    document.title = `Replay of ${game.title} · Parlour`;
  }, [game.title]);
  useReplayCharacters(game.id, source.names, replay.moment.value);
  if (!replay.moment.value) return <NoticePage title="Replay" text="One moment …" />;
  const { tableEvents } = replay.moment.value;
  const seatName = (seat: Seat): string => source.names[seat] ?? `Seat ${seat + 1}`;
  const name = (seat: Seat): string => (seat === replay.chair.value ? YOU : seatName(seat));
  return (
    <main class={tableStyles.table} data-world={boxOfGame(game.id).id}>
      <ReplayBar
        game={game}
        chair={replay.chair}
        names={Array.from({ length: about.count }, (_, seat) => seatName(seat))}
      />
      <LastEvents events={tableEvents} openLog={() => (clause.value = tableEvents.at(-1)?.event?.clause)} />
      <div class={tableStyles.cloth}>
        <ReplayBoard opened={opened} replay={replay} moment={replay.moment.value} name={name} />
      </div>
      <RemarkBubble />
      {clause.value && (
        <GameSheet game={game} options={about.options} at={clause.value} close={() => (clause.value = undefined)} />
      )}
    </main>
  );
}

type ReplayBarProps = { readonly game: BoxedGame; readonly names: readonly string[]; readonly chair: Signal<Chair> };

function ReplayBar({ game, names, chair }: ReplayBarProps): JSX.Element {
  return (
    <header class={styles.bar} data-part="bar">
      <Link to={`/box/${boxOfGame(game.id).id}`} class={styles.back}>
        {game.title}
      </Link>
      <h1 class={styles.title}>Replay</h1>
      <label class={styles.eyes}>
        seen by{' '}
        <select
          value={String(chair.value)}
          onChange={({ currentTarget: { value } }) => {
            chair.value = value === 'null' ? null : Number(value);
          }}
        >
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
          <option value="null">an onlooker</option>
        </select>
      </label>
    </header>
  );
}

/** Shows the faces of the computer players of a replay, and repeats their remarks. */
export function useReplayCharacters(game: string, names: readonly string[], moment: MomentAtStep | undefined): void {
  const computerNames = useAsync(async () => computerPlayersAmong(await loadPersonas(game), names), [game]);
  const lastStep = useRef<number>(undefined);
  useEffect(() => {
    if (computerNames) void showFaces(game, computerNames);
    return () => {
      seatPortraits.value = new Map();
    };
  }, [computerNames]);
  useEffect(() => {
    const isNext = moment !== undefined && moment.step === (lastStep.current ?? 0) + 1;
    lastStep.current = moment?.step;
    currentRemark.value = undefined;
    if (isNext && computerNames && settings.peek().remarks === 'on') void repeatRemark(game, moment, computerNames);
  }, [moment]);
}

/** Remarks are repeated only when the replay goes forwards by one step. */
async function repeatRemark(
  game: string,
  { view, tableEvents }: MomentAtStep,
  names: readonly (string | undefined)[],
): Promise<void> {
  const characters = await loadChatters(game);
  const fresh = gameEventsIn(tableEvents);
  const remarkSaid = characters && chooseRemark(characters, { view, newEvents: fresh }, names);
  if (remarkSaid) showRemark(remarkSaid);
}
