import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { type BoxedGame, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { hasDailyDeal } from '@parlour/games/shelf/table-defaults';
import { defaultsOf } from '@parlour/kernel/options';
import { type Signal, useSignal } from '@preact/signals';
import { type ComponentProps, h, type JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { Link, navigateTo } from '../app/router.tsx';
import { settings } from '../app/settings.ts';
import { loadBoard, loadPack } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { deferFontsUntil, fontsLoaded } from '../lib/web-fonts.ts';
import {
  BEGINNER_TERMS,
  canPlayHotSeat,
  createLocalTable,
  defaultTerms,
  type GameTerms,
  isFirstGameHere,
  isForBeginners,
} from '../table/create-table.ts';
import type { GameOptionsForm } from '../ui/form-fields.tsx';
import { BoxLid } from '../ui/lid.tsx';
import { NotFound, PageLayout } from '../ui/page.tsx';
import { workerApi } from '../worker/worker-client.ts';
import styles from './box.module.css';
import { ContinueGames } from './shelf.tsx';

export function BoxPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  return box ? <BoxContents box={box} /> : <NotFound />;
}

function BoxContents({ box }: { readonly box: ShelvedBox }): JSX.Element {
  useLayoutEffect(() => prefetchFirstGame(box), [box]);
  return (
    <PageLayout title={box.title} world={box.id}>
      <div class={styles.open}>
        <div class={styles.lid}>
          <BoxLid box={box} />
        </div>
        <div class={styles.games}>
          <p class={styles.story}>
            <span class={styles.year}>{box.year}.</span> {box.story}
          </p>
          {box.games.length > 1 && <GameLinks games={box.games} />}
          <ContinueGames maxGames={1} box={box.id} />
          {box.games.map(game => (
            <GameCard key={game.id} game={game} />
          ))}
          <BoxLinks box={box} />
        </div>
      </div>
    </PageLayout>
  );
}

/** Links to the games of the box, visible without scrolling. */
function GameLinks({ games }: Pick<ShelvedBox, 'games'>): JSX.Element {
  const show = (id: string): void => document.getElementById(`game-${id}`)?.scrollIntoView({ block: 'start' });
  return (
    <nav class={styles.contents} aria-label="In this box">
      {games.map(({ id, title }) => (
        <button key={id} type="button" onClick={() => show(id)}>
          {title}
        </button>
      ))}
    </nav>
  );
}

function BoxLinks({ box }: { readonly box: ShelvedBox }): JSX.Element {
  return (
    <p class={styles.boxWays}>
      {box.boxStory && <Link to={`/story/${box.id}`}>The story of the box</Link>}
      <Link to={`/cards/${box.id}`}>Look at the cards</Link>
      <Link to={`/print/${box.id}`}>Print the box</Link>
      {box.games.some(({ puzzles }) => puzzles) && <Link to="/puzzles">Puzzles</Link>}
      {box.packTemplate && <Link to={`/make/${box.id}`}>Make a pack of your own</Link>}
    </p>
  );
}

/** People who open a box are about to play: loads what the first game needs. */
function prefetchFirstGame(box: ShelvedBox): void {
  const [first, ...others] = box.games;
  const assets = [
    workerApi().preloadGame(first!.id),
    import('../table/table-page.tsx'),
    loadBoard(first!.id),
    loadPack(box, defaultsOf(first!.options)),
  ];
  deferFontsUntil(Promise.allSettled(assets));
  void fontsLoaded.then(() => others.map(({ id }) => loadBoard(id)));
}

const playerCount = ({ seats: [min, max] }: BoxedGame): string => {
  if (max === 1) return 'for one';
  return min === max ? `for ${max} players` : `for ${min} to ${max} players`;
};

function GameCard({ game }: { readonly game: BoxedGame }): JSX.Element {
  const terms = useSignal(defaultTerms(game));
  const isBusy = useSignal(false);
  const error = useSignal('');
  const isAlone = game.seats[1] === 1;
  const gentleTermsReady = useGentleTerms(game, terms);
  const startTable = (): void => {
    isBusy.value = true;
    void gentleTermsReady
      .then(() => createLocalTable(game.id, terms.value, [settings.value.name]))
      .catch(failure => {
        error.value = String(failure.message);
      })
      .finally(() => {
        isBusy.value = false;
      });
  };
  return (
    <article class={styles.slip} aria-labelledby={`game-${game.id}`}>
      <header class={styles.head}>
        <h2 class={styles.title} id={`game-${game.id}`}>
          {game.title}
        </h2>
        <p class={styles.seats}>
          {game.booklet && <>{game.booklet}, </>}
          {playerCount(game)}, {game.minutes.join(' to ')} minutes, {game.difficulty}
        </p>
      </header>
      <p class={styles.about}>{game.about}</p>
      <div class={styles.ways}>
        <ActionButton tone="main" onAct={startTable} isDisabled={isBusy.value}>
          Play now
        </ActionButton>
        {!isAlone && <ActionButton onAct={() => navigateTo(`/friends/${game.id}`)}>With friends</ActionButton>}
        {canPlayHotSeat(game) && <ActionButton onAct={() => navigateTo(`/room/${game.id}`)}>Same room</ActionButton>}
        {game.findSolution && <WinnableDealButton game={game} terms={terms} />}
        {hasDailyDeal(game) && <ActionButton onAct={() => navigateTo(`/daily/${game.id}`)}>Daily deal</ActionButton>}
      </div>
      {!isAlone && isForBeginners(terms.value) && (
        <p class={styles.gentle}>Easy players, at a gentle pace; the game waits while you read a lesson.</p>
      )}
      <p role="alert">{error.value}</p>
      <div class={styles.foot}>
        <OptionsSection game={game} terms={terms} />
        <Link to={`/sheet/${game.id}`} class={styles.sheet}>
          How to play
        </Link>
      </div>
    </article>
  );
}

/** Most players use the default options: the form is loaded when it is opened. */
function OptionsSection(props: ComponentProps<typeof GameOptionsForm>): JSX.Element {
  const isOpen = useSignal(false);
  const form = useAsync(
    async () => (isOpen.value ? (await import('../ui/form-fields.tsx')).GameOptionsForm : undefined),
    [isOpen.value],
  );
  const { game, terms } = props;
  return (
    <details class={styles.terms} onToggle={event => (isOpen.value = event.currentTarget.open)}>
      <summary>Settle the terms</summary>
      {form && h(form, props)}
      {isOpen.value && game.personas && <LazyOpponents game={game.id} {...terms.value} />}
    </details>
  );
}

/**
 * Easier terms for newcomers, unless the player has already changed something. A player who starts earlier waits for
 * it.
 */
function useGentleTerms(game: BoxedGame, terms: Signal<GameTerms>): Promise<unknown> {
  return useMemo(async () => {
    const defaults = terms.peek();
    const isNew = await isFirstGameHere(game.id).catch(() => false);
    if (isNew && terms.peek() === defaults) terms.value = { ...defaults, ...BEGINNER_TERMS };
  }, [game.id]);
}

type LazyOpponentsProps = ComponentProps<typeof import('./opponents.tsx').Opponents>;

function LazyOpponents({ game, level, count, options }: LazyOpponentsProps): JSX.Element | null {
  const opponents = useAsync(async () => (await import('./opponents.tsx')).Opponents, []);
  return opponents ? h(opponents, { game, level, count, options }) : null;
}

type WinnableDealProps = { readonly game: BoxedGame; readonly terms: Signal<GameTerms> };

/** Offers a deal that can be won: the worker plays it through first. */
function WinnableDealButton({ game, terms }: WinnableDealProps): JSX.Element {
  const isSearching = useSignal(false);
  const dealFrom = async (firstSeed: string): Promise<void> => {
    isSearching.value = true;
    const shouldContinue = (): boolean => isSearching.peek();
    const seed = await workerApi().findSolvableSeed(game.id, terms.value.options, firstSeed, shouldContinue);
    isSearching.value = false;
    if (seed !== undefined) await createLocalTable(game.id, terms.value, [settings.value.name], seed);
  };
  if (isSearching.value) {
    return (
      <>
        <span role="status">A deal is played through first …</span>
        <ActionButton onAct={() => (isSearching.value = false)}>Call it off</ActionButton>
      </>
    );
  }
  return <ActionButton onAct={() => void dealFrom(crypto.randomUUID())}>A deal that comes out</ActionButton>;
}
