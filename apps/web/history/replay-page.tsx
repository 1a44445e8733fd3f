/** A recorded game on its own board, from any seat, with its computer characters. */

import { RemarkBubble } from '@parlour/board-kit/components/popovers/remark-bubble.tsx';
import { seatPortraits } from '@parlour/board-kit/components/seats/portrait.tsx';
import { YOU } from '@parlour/board-kit/ending';
import { PackProvider } from '@parlour/board-kit/pack';
import { currentRemark, showRemark } from '@parlour/board-kit/sound/speech';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Chair, Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, navigateTo } from '../app/router.tsx';
import { settings } from '../app/settings.ts';
import { boxOfGame } from '../lib/box-assets.ts';
import { chooseRemark, computerPlayersAmong, loadChatters, loadPersonas, showFaces } from '../lib/lazy-box-parts.ts';
import { useAsync } from '../lib/use-async.ts';
import { gameEventsIn } from '../table/playback.ts';
import { GameSheet } from '../table/view/dialogs.tsx';
import { NoticePage } from '../ui/page.tsx';
import styles from './board-page.module.css';
import { BoardPage, BoardTool } from './board-page.tsx';
import { historyText } from './history-text.ts';
import { continueFromMoment, ReplayBoard } from './replay-board.tsx';
import { type MomentAtStep, type OpenedReplay, openReplay, type ReplayPosition, useReplay } from './replay-state.ts';

export function ReplayPage({ named: seatName }: PageProps): JSX.Element {
  const { hash } = currentLocation.value;
  const opened = useAsync(() => openReplay(seatName.id, hash), [seatName.id, hash]);
  if (opened === undefined) return <NoticePage title={historyText('replayTitle')} text={historyText('loading')} />;
  if (!opened.ok) return <NoticePage title={historyText('replayTitle')} text={opened.fault} />;
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
    document.title = historyText('replayOf', { game: game.title });
  }, [game.title]);
  useReplayCharacters(game.id, source.names, replay.moment.value);
  if (!replay.moment.value) return <NoticePage title={historyText('replayTitle')} text={historyText('loading')} />;
  const { tableEvents } = replay.moment.value;
  const seatName = (seat: Seat): string => source.names[seat] ?? historyText('seat', { number: seat + 1 });
  const name = (seat: Seat): string => (seat === replay.chair.value ? YOU : seatName(seat));
  const box = boxOfGame(game.id);
  const openRules = (): void => {
    clause.value = tableEvents.at(-1)?.event?.clause ?? '';
  };
  return (
    <BoardPage
      world={box.id}
      back={{ to: `/box/${box.id}`, name: historyText('backToBox', { box: box.title }) }}
      title={historyText('replayTitle')}
      tools={<ReplayTools opened={opened} replay={replay} seatName={seatName} openRules={openRules} />}
      overlay={
        <>
          <RemarkBubble />
          {clause.value !== undefined && (
            <GameSheet game={game} options={about.options} at={clause.value} close={() => (clause.value = undefined)} />
          )}
        </>
      }
    >
      <ReplayBoard opened={opened} replay={replay} moment={replay.moment.value} name={name} />
    </BoardPage>
  );
}

type ReplayToolsProps = {
  readonly opened: OpenedReplay;
  readonly replay: ReplayPosition;
  seatName(seat: Seat): string;
  openRules(): void;
};

function ReplayTools({ opened, replay, seatName, openRules }: ReplayToolsProps): JSX.Element {
  const { source, about } = opened;
  const { step, chair, moment } = replay;
  const hasTurn = (moment.value?.view.turn.length ?? 0) > 0;
  const names = Array.from({ length: about.count }, (_, seat) => seatName(seat));
  return (
    <>
      <SeatSelect chair={chair} names={names} />
      {hasTurn && (
        <BoardTool
          icon="branch"
          name={historyText('whatIf')}
          onAct={() => void continueFromMoment(source.text, step.value, about.count, chair.value ?? 0)}
        />
      )}
      {!about.isExample && (
        <BoardTool
          icon="chart"
          name={historyText('review')}
          onAct={() => navigateTo(`${location.pathname.replace('/replay', '/review')}${location.hash}`)}
        />
      )}
      <BoardTool icon="book" name={historyText('rules')} onAct={openRules} />
    </>
  );
}

type SeatSelectProps = { readonly names: readonly string[]; readonly chair: Signal<Chair> };

const SeatSelect = ({ chair, names }: SeatSelectProps): JSX.Element => (
  <label class={styles.eyes}>
    <span>{historyText('seenBy')}</span>
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
      <option value="null">{historyText('spectator')}</option>
    </select>
  </label>
);

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
