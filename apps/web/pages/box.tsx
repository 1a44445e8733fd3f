/** A box opened: its story, its games, and all the ways to sit down to them. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { type BoxedGame, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { hasDaily } from '@parlour/games/shelf/usual';
import { defaultsOf } from '@parlour/kernel/options';
import { type Signal, useSignal } from '@preact/signals';
import { type ComponentProps, h, type JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { loadBoard, loadPack } from '../boxes.ts';
import { worker } from '../host/worker-client.ts';
import { GENTLE, isForNewcomer, isForOneRoom, isGentle, layHere, type Terms, usualTerms } from '../laying.ts';
import { beforeLetters, lettersCome } from '../letters.ts';
import { go, Link } from '../router.tsx';
import { settings } from '../settings.ts';
import styles from './box.module.css';
import { CertifiedDeals } from './certified.tsx';
import { GoOn } from './go-on.tsx';
import { Lid } from './lid.tsx';
import { Missing } from './missing.tsx';
import { Page } from './page.tsx';
import type { TermsForm } from './terms.tsx';

export function BoxPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  return box ? <OpenBox box={box} /> : <Missing />;
}

function OpenBox({ box }: { readonly box: ShelvedBox }): JSX.Element {
  useLayoutEffect(() => fetchAhead(box), [box]);
  return (
    <Page title={box.title} world={box.id}>
      <div class={styles.open}>
        <div class={styles.lid}>
          <Lid box={box} />
        </div>
        <div class={styles.games}>
          <p class={styles.story}>
            <span class={styles.year}>{box.year}.</span> {box.story}
          </p>
          {box.games.length > 1 && <Contents games={box.games} />}
          <GoOn most={1} box={box.id} />
          {box.games.map(game => (
            <GameSlip key={game.id} game={game} />
          ))}
          <BoxWays box={box} />
        </div>
      </div>
    </Page>
  );
}

/** What can be played is seen before anything is scrolled; a tap leads there. */
function Contents({ games }: Pick<ShelvedBox, 'games'>): JSX.Element {
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

/** What a box is good for besides playing. */
function BoxWays({ box }: { readonly box: ShelvedBox }): JSX.Element {
  return (
    <p class={styles.boxWays}>
      {box.tale && <Link to={`/story/${box.id}`}>The story of the box</Link>}
      <Link to={`/cards/${box.id}`}>Look at the cards</Link>
      <Link to={`/print/${box.id}`}>Print the box</Link>
      {box.games.some(({ puzzles }) => puzzles) && <Link to="/puzzles">Puzzles</Link>}
      {box.making && <Link to={`/make/${box.id}`}>Make a pack of your own</Link>}
    </p>
  );
}

/** Whoever has opened a box is about to play: what that needs is fetched while they read. */
function fetchAhead(box: ShelvedBox): void {
  const [first, ...others] = box.games;
  const wanted = [
    worker().prepare(first!.id),
    import('./table.tsx'),
    loadBoard(first!.id),
    loadPack(box, defaultsOf(first!.options)),
  ];
  beforeLetters(Promise.allSettled(wanted));
  void lettersCome.then(() => others.map(({ id }) => loadBoard(id)));
}

const seatsOf = ({ seats: [least, most] }: BoxedGame): string => {
  if (most === 1) return 'for one';
  return least === most ? `for ${most} players` : `for ${least} to ${most} players`;
};

function GameSlip({ game }: { readonly game: BoxedGame }): JSX.Element {
  const terms = useSignal(usualTerms(game));
  const isBusy = useSignal(false);
  const wrong = useSignal('');
  const isAlone = game.seats[1] === 1;
  const greeted = useGentleness(game, terms);
  const lay = (): void => {
    isBusy.value = true;
    void greeted
      .then(() => layHere(game.id, terms.value, [settings.value.name]))
      .catch(error => {
        wrong.value = String(error.message);
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
          {seatsOf(game)}, {game.minutes.join(' to ')} minutes, {game.difficulty}
        </p>
      </header>
      <p class={styles.about}>{game.about}</p>
      <div class={styles.ways}>
        <Action tone="main" onAct={lay} isDisabled={isBusy.value}>
          Play now
        </Action>
        {!isAlone && <Action onAct={() => go(`/friends/${game.id}`)}>With friends</Action>}
        {isForOneRoom(game) && <Action onAct={() => go(`/room/${game.id}`)}>Same room</Action>}
        {game.findWay && <CertifiedDeals game={game} terms={terms} />}
        {hasDaily(game) && <Action onAct={() => go(`/daily/${game.id}`)}>Daily deal</Action>}
      </div>
      {!isAlone && isGentle(terms.value) && (
        <p class={styles.gentle}>Easy players, at a gentle pace; the game waits while you read a lesson.</p>
      )}
      <p role="alert">{wrong.value}</p>
      <div class={styles.foot}>
        <SettledTerms game={game} terms={terms} />
        <Link to={`/sheet/${game.id}`} class={styles.sheet}>
          How to play
        </Link>
      </div>
    </article>
  );
}

/** Most people play as it is: the form, and who would sit there, are fetched by whoever opens it. */
function SettledTerms(props: ComponentProps<typeof TermsForm>): JSX.Element {
  const isOpen = useSignal(false);
  const form = useAsked(
    async () => (isOpen.value ? (await import('./terms.tsx')).TermsForm : undefined),
    [isOpen.value],
  );
  const { game, terms } = props;
  return (
    <details class={styles.terms} onToggle={event => (isOpen.value = event.currentTarget.open)}>
      <summary>Settle the terms</summary>
      {form && h(form, props)}
      {isOpen.value && game.people && <Company game={game.id} {...terms.value} />}
    </details>
  );
}

/** Terms for a newcomer, before anything has been settled; whoever is quicker than that waits for it. */
function useGentleness(game: BoxedGame, terms: Signal<Terms>): Promise<unknown> {
  return useMemo(async () => {
    const usual = terms.peek();
    const isNew = await isForNewcomer(game.id).catch(() => false);
    if (isNew && terms.peek() === usual) terms.value = { ...usual, ...GENTLE };
  }, [game.id]);
}

type CompanyProps = ComponentProps<typeof import('./opponents.tsx').Opponents>;

function Company({ game, level, count, options }: CompanyProps): JSX.Element | null {
  const opponents = useAsked(async () => (await import('./opponents.tsx')).Opponents, []);
  return opponents ? h(opponents, { game, level, count, options }) : null;
}
