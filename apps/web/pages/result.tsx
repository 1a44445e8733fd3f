/** The end of a match, on the whole cloth: told in steps, and then what one can do with it. */
import { announce } from '@parlour/board-kit/announce';
import { type Ended, type Ending, listed, verb, YOU } from '@parlour/board-kit/ending';
import { usePack } from '@parlour/board-kit/pack';
import { Action } from '@parlour/board-kit/pieces/prompt';
import { play, tremble } from '@parlour/board-kit/sound';
import { useSteps } from '@parlour/board-kit/use-steps';
import type { MatchResult, Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { againstOf, sayAgainst } from '../against.ts';
import { useAsked } from '../asking.ts';
import type { TableController } from '../controller.ts';
import { loadEnding } from '../endings.ts';
import { computersAt, namingOf } from '../host/sentences.ts';
import type { TableView } from '../host/table-handle.ts';
import { worker } from '../host/worker-client.ts';
import { lastRemark } from '../remarking.ts';
import { Link, shownId } from '../router.tsx';
import { settings } from '../settings.ts';
import { plainEnding } from './plain-ending.tsx';
import { ProofLine } from './proof-line.tsx';
import { Rated } from './rated.tsx';
import { Rematch } from './rematch.tsx';
import styles from './result.module.css';
import { ShowingCuts } from './showing-cuts.tsx';
import { WaysOn, type WaysProps } from './ways-on.tsx';

type ResultProps = Omit<WaysProps, 'record' | 'seeTable'> & { readonly result: MatchResult };

export function verdict(result: MatchResult, name: (seat: number) => string): string {
  if (result.winners.length === 0) return 'It did not come out.';
  const names = result.winners.map(name);
  return `${listed(names)} ${verb(names, 'has', 'have')} won.`;
}

/** Whoever plays alone at this screen, or sits at a table elsewhere, is spoken to. */
const meAt = ({ people, seat, remote: far }: TableView): Seat | null =>
  far ? seat : people.length === 1 ? (people[0] ?? null) : null;

export function ResultSlip(props: ResultProps): JSX.Element | null {
  const { sitting: controller, sight, result } = props;
  const ended = useEnded(controller, sight, result);
  const ending = useAsked(async () => (await loadEnding(sight.table.game)) ?? plainEnding, [sight.table.game]);
  return ended && ending ? <End {...props} ended={ended} ending={ending} /> : null;
}

/** The kept games count this one as soon as its record is written, which its proof tells. */
function useEnded(controller: TableController, sight: TableView, result: MatchResult): Ended | undefined {
  const told = useAsked(async () => (await controller.handle()?.log()) ?? [], []);
  const records = useAsked(() => worker().records(), [sight.proof === undefined]) ?? [];
  if (!told || !sight.scene) return undefined;
  const [me, names] = [meAt(sight), namingOf(sight.room.seats)];
  const computers = computersAt(sight.room.seats);
  return {
    view: sight.scene.view,
    result,
    told: told.flatMap(({ happening }) => (happening ? [happening] : [])),
    me,
    ...(sight.lasted !== undefined && { lasted: sight.lasted }),
    name: seat => (seat === me ? YOU : names(seat)),
    against: seat => {
      const name = computers[seat];
      return me === null || name === undefined ? '' : sayAgainst(againstOf(records, sight.table.game, name));
    },
  };
}

/** On the root, where style sheets read it: asked by `:has`, the whole table would be styled anew with every step. */
function markEnd(end: 'open' | 'aside'): () => void {
  document.documentElement.dataset.end = end;
  return () => void delete document.documentElement.dataset.end;
}

type EndProps = ResultProps & { readonly ended: Ended; readonly ending: Ending };

function End({ sitting: controller, sight, wait, ended, ending }: EndProps): JSX.Element {
  const { step, isDone, skip } = useSteps(ending.steps(ended));
  const { back, shape } = usePack();
  const isAside = useSignal(false);
  const scene = useTap(skip);
  const headline = ending.headline(ended);
  const decided = ending.decided(ended);
  const record = `${shownId()}.${sight.room.match}`;
  useLayoutEffect(() => markEnd(isAside.value ? 'aside' : 'open'), [isAside.value]);
  useEffect(() => {
    if (isDone) celebrate(sight, ended, `${headline} ${decided}`);
  }, [isDone]);
  if (isAside.value) {
    return (
      <section class={styles.aside} aria-label="The end of the game" data-ending="aside" data-part="slip">
        <Rematch sitting={controller} sight={sight} />
        <Action onAct={() => (isAside.value = false)}>Back to the end</Action>
      </section>
    );
  }
  return (
    <section class={styles.end} aria-label="The end of the game" data-ending="open" data-part="slip">
      <div class={styles.plaque}>
        <header class={styles.head}>
          <h2 class={styles.verdict}>{isDone ? headline : 'The end'}</h2>
          {isDone && <p class={styles.decided}>{decided}</p>}
        </header>
        <div class={styles.scene} ref={scene} style={{ '--back': back, '--shape': shape }}>
          <ending.Scene {...ended} step={step} />
        </div>
        <footer class={styles.foot}>
          {isDone ? (
            <>
              <div class={styles.signs}>
                <Proven sight={sight} record={record} />
                <Earned sight={sight} />
              </div>
              {sight.table.settings.rated && <Rated sight={sight} match={sight.room.match} />}
              <ShowingCuts sight={sight} />
              <Rematch sitting={controller} sight={sight} />
              <WaysOn {...{ sitting: controller, sight, wait, record }} seeTable={() => (isAside.value = true)} />
            </>
          ) : (
            <>
              <Rematch sitting={controller} sight={sight} />
              <Action onAct={skip}>Skip</Action>
            </>
          )}
        </footer>
      </div>
    </section>
  );
}

function Earned({ sight: { earned } }: Pick<ResultProps, 'sight'>): JSX.Element | null {
  if (!earned) return null;
  return (
    <p role="status">
      ★ <Link to="/feats">{earned.join(' · ')}</Link>
    </p>
  );
}

/** A tap anywhere on the scene; by keys there is the button. */
function useTap(skip: () => void): RefObject<HTMLDivElement | null> {
  const scene = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scene.current?.addEventListener('pointerdown', skip);
    return () => scene.current?.removeEventListener('pointerdown', skip);
  });
  return scene;
}

function Proven({ sight, record }: { readonly sight: TableView; readonly record: string }): JSX.Element | null {
  if (sight.proof)
    return (
      <div class={styles.proof}>
        <ProofLine proof={sight.proof} name={namingOf(sight.room.seats)} record={record} />
      </div>
    );
  return sight.seat !== null && sight.remote ? <p role="status">The shuffle is being drawn again …</p> : null;
}

/** When everything is there: it is announced, heard and felt, and somebody may have a last word. */
function celebrate(sight: TableView, { told, view }: Ended, says: string): void {
  announce(says);
  play('knock');
  tremble();
  if (settings.peek().remarks === 'off') return;
  void lastRemark(sight.table.game, { fresh: told.slice(-1), view }, computersAt(sight.room.seats));
}
