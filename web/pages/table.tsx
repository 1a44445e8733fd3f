/** The table: one sitting on one screen, without scrolling. */

import { announce } from '@parlour/felt/announce';
import type { Board } from '@parlour/felt/board';
import { PackProvider, usePack } from '@parlour/felt/pack';
import { Bubble } from '@parlour/felt/pieces/bubble';
import { Curtain } from '@parlour/felt/pieces/curtain';
import { Action, Prompt } from '@parlour/felt/pieces/prompt';
import { Strip } from '@parlour/felt/pieces/strip';
import { unseen } from '@parlour/felt/pieces/unseen';
import { type BoxedGame, findGame } from '@parlour/games/shelf';
import type { Play, Seat, View } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import { type ComponentChildren, type ComponentProps, h, type JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { boxOf } from '../boxes.ts';
import { openController, passTo, type TableController } from '../controller.ts';
import { type Advice, happeningsOf, type Shown } from '../following.ts';
import { computersAt, namingOf } from '../host/sentences.ts';
import type { Heard, Hint } from '../host/table-handle.ts';
import { openHere, openThere, worker } from '../host/worker-client.ts';
import { isMyTurn, useMyTurn } from '../my-turn.ts';
import { furnish } from './furnish.ts';
import { GameSheet } from './game-sheet.tsx';
import { LessonFor } from './lesson-for.tsx';
import { LogLeaf } from './log.tsx';
import { Gone, Missing } from './missing.tsx';
import { Outlook } from './outlook.tsx';
import { Refused } from './refused.tsx';
import { SideNotices } from './side-notices.tsx';
import { Starting } from './starting.tsx';
import styles from './table.module.css';
import { TableBar } from './table-bar.tsx';
import { useFaces } from './use-faces.ts';

export function TablePage({ named }: PageProps): JSX.Element {
  const controller = useMemo(() => openController(hear => openHere(named.id!, hear), furnish), [named.id]);
  useEffect(() => controller.leave, [controller]);
  return <SittingView sitting={controller} />;
}

/** A table elsewhere, by its link. */
export function RemotePage({ named }: PageProps): JSX.Element {
  const controller = useMemo(() => openController(hear => openThere(named.id!, hear), furnish), [named.id]);
  useEffect(() => controller.leave, [controller]);
  return <SittingView sitting={controller} />;
}

export function SittingView({ sitting: controller }: { readonly sitting: TableController }): JSX.Element {
  const furnished = controller.furnished.value;
  const shown = controller.shown.value;
  /** The match after which somebody has gone to cut for another. */
  const waitsAfter = useSignal<number | undefined>(undefined);
  if (controller.gone.value !== undefined) return <Gone why={controller.gone.value} />;
  if (controller.isMissing.value) return <Missing />;
  const isBetween = shown?.sight.scene?.over !== undefined && waitsAfter.value === shown.sight.room.match;
  const back = { ...(isBetween && { leave: () => (waitsAfter.value = undefined) }) };
  return (
    <>
      {furnished && shown && (!shown.sight.scene || isBetween) && (
        <Waiting sitting={controller} sight={shown.sight} {...back} />
      )}
      {furnished && shown?.sight.scene && !isBetween ? (
        <PackProvider value={furnished.pack}>
          <LaidTable
            sitting={controller}
            board={furnished.board}
            shown={shown}
            wait={() => (waitsAfter.value = shown.sight.room.match)}
          />
        </PackProvider>
      ) : (
        !shown && <main class={styles.table} aria-busy="true" />
      )}
      <Trouble sitting={controller} />
    </>
  );
}

type WaitingProps = ComponentProps<typeof import('./waiting.tsx').WaitingRoom>;

/** Whoever plays alone does not wait for anybody. */
function Waiting(props: WaitingProps): JSX.Element | null {
  const room = useAsked(async () => (await import('./waiting.tsx')).WaitingRoom, []);
  return room ? h(room, props) : null;
}

type EndProps = ComponentProps<typeof import('./result.tsx').ResultSlip>;

/** Nor is the end needed before it has come. */
function End(props: EndProps): JSX.Element | null {
  const slip = useAsked(async () => (await import('./result.tsx')).ResultSlip, []);
  return slip ? h(slip, props) : null;
}

function Trouble({ sitting: { trouble } }: { readonly sitting: TableController }): JSX.Element {
  return (
    <div role="alert">
      {trouble.value !== undefined && (
        <button type="button" class={styles.trouble} onClick={() => (trouble.value = undefined)}>
          {trouble.value}
        </button>
      )}
    </div>
  );
}

type LaidProps = { readonly sitting: TableController; readonly board: Board; readonly shown: Shown };

function LaidTable({ sitting: controller, board, shown, wait }: LaidProps & { wait(): void }): JSX.Element {
  const { sight, view, fresh } = shown;
  const game = findGame(sight.table.game)!;
  const isLogOpen = useSignal(false);
  /** The view at which it was asked whether the deal can still come out. */
  const asked = useSignal<View | undefined>(undefined);
  const curtain = useCurtain(controller, shown);
  const name = namingOf(sight.room.seats);
  const isStill = !controller.isBusy.value;
  const plays = isStill ? sight.plays : [];
  useFaces({
    game: game.id,
    names: computersAt(sight.room.seats),
    isReady: plays.length > 0 || sight.seat === null || sight.scene?.over !== undefined,
  });
  useMyTurn(game.title, isStill && isMyTurn(shown));
  if (curtain !== undefined) {
    return (
      <main class={styles.table} data-world={boxOf(game.id).id}>
        <Curtain name={name(curtain)} lift={() => void controller.handle()?.turnTo(curtain)} />
      </main>
    );
  }
  const { Table } = board;
  const advice = controller.advice.value;
  return (
    <main class={styles.table} data-world={boxOf(game.id).id}>
      <h1 class={unseen}>{game.title}</h1>
      <TableBar
        sitting={controller}
        sight={sight}
        game={game}
        openLog={() => (isLogOpen.value = true)}
        lookAhead={() => (asked.value = view)}
      />
      <Strip
        told={controller.told.value.map(({ number, sentence, happening }) => ({
          number,
          sentence,
          clause: happening?.clause ?? '',
        }))}
        openLog={() => (isLogOpen.value = true)}
      />
      <div class={styles.cloth}>
        <SideNotices sitting={controller} sight={sight} />
        <LessonFor {...{ sitting: controller, board, shown, plays }}>
          {isStill && <Starting sitting={controller} sight={sight} />}
        </LessonFor>
        <Table
          view={view}
          fresh={fresh}
          plays={plays}
          more={sight.more}
          advised={advice && advice.step > 1 ? advice.thought?.play : undefined}
          name={name}
          send={controller.send}
          judge={controller.judge}
          past={async () => happeningsOf((await controller.handle()?.log()) ?? [])}
          read={name => worker().read(name)}
          prompt={
            <Asked {...{ sitting: controller, board, shown, plays, name }}>{asked.value === view && <Outlook />}</Asked>
          }
        />
        <Refused sitting={controller} />
        {isStill && sight.scene?.over && (
          <End sitting={controller} sight={sight} result={sight.scene.over} wait={wait} />
        )}
      </div>
      {!sight.scene?.over && <Bubble />}
      {controller.sheet.value && <TableSheet sitting={controller} game={game} opened={controller.sheet.value} />}
      {isLogOpen.value && <LogLeaf sitting={controller} close={() => (isLogOpen.value = false)} />}
    </main>
  );
}

type TableSheetProps = {
  readonly sitting: TableController;
  readonly game: BoxedGame;
  readonly opened: NonNullable<TableController['sheet']['value']>;
};

/** The sheet at a table also tells where each clause has been at work in this game. */
function TableSheet({ sitting: controller, game, opened }: TableSheetProps): JSX.Element {
  const log = useAsked(async () => (await controller.handle()?.log()) ?? [], []);
  return (
    <GameSheet game={game} {...opened} fired={log && firedIn(log)} close={() => (controller.sheet.value = undefined)} />
  );
}

function firedIn(log: readonly Heard[]): ReadonlyMap<string, number> {
  const fired = new Map<string, number>();
  for (const { happening } of log) {
    if (happening) fired.set(happening.clause, (fired.get(happening.clause) ?? 0) + 1);
  }
  return fired;
}

/** After his play a person sees what came of it, and then the screen goes to the next. */
const PASSING = 1100;

function useCurtain(controller: TableController, shown: Shown): Seat | undefined {
  const next = controller.isBusy.value ? undefined : passTo(shown);
  const { seat } = shown.sight;
  useEffect(() => {
    if (next === undefined || seat === null) return;
    const timer = setTimeout(() => void controller.handle()?.turnTo(null), PASSING);
    return () => clearTimeout(timer);
  }, [next, seat]);
  return seat === null ? next : undefined;
}

type AskedProps = LaidProps & {
  readonly plays: readonly Play[];
  readonly name: (seat: Seat) => string;
  readonly children: ComponentChildren;
};

function Asked({ sitting: controller, board, shown, plays, name, children }: AskedProps): JSX.Element {
  const { view, sight } = shown;
  const pack = usePack();
  if (controller.isResting.value) return <Rest goOn={controller.goOn} />;
  const isMine = view.seat !== null && view.turn.includes(view.seat) && !controller.isBusy.value;
  const advice = controller.advice.value;
  const inWords = ({ play, written }: Hint): string | undefined => (play && board.named?.(play, name, pack)) ?? written;
  return (
    <Prompt isMine={isMine} says={board.prompt(view, plays, name, pack)}>
      {advice && (
        <p class={styles.advice}>
          {adviceText(advice, board.offers?.(sight.plays) ?? permitted(sight.plays.length))}
          {advice.step === 2 && advice.thought && <span class={unseen}> {inWords(advice.thought)}</span>}
        </p>
      )}
      {advice && NEXT[advice.step] && (advice.step === 1 || advice.thought) && (
        <Action onAct={() => void controller.advise()}>{NEXT[advice.step]}</Action>
      )}
      {children}
    </Prompt>
  );
}

/** What has been counted is read in peace. */
function Rest({ goOn }: Pick<TableController, 'goOn'>): JSX.Element {
  useEffect(() => announce('Go on when you are ready.'), []);
  return (
    <Prompt isMine={false} says="Take your time.">
      <Action tone="main" onAct={goOn} takesFocus>
        Go on
      </Action>
    </Prompt>
  );
}

const NEXT: Readonly<Record<number, string>> = { 1: 'What would be good?', 2: 'Why?' };

const permitted = (plays: number): string =>
  plays === 1 ? 'One play is permitted.' : `${plays} plays are permitted; they stand up.`;

function adviceText({ step, thought }: Advice, offers: string): string {
  if (step === 1) return offers;
  if (!thought) return 'Thinking …';
  if (step === 3) return thought.why;
  return thought.play ? 'The marked play would be good.' : 'It would be good to wait.';
}
