/** How a game is played: in plain words and pictures first, then the clauses and rulings, each with an address of its own. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { ClauseList } from '@parlour/board-kit/pieces/sheet';
import { type ClauseSection, clauseSections, howToOf } from '@parlour/games/shelf/how-to';
import type { Leaflet } from '@parlour/games/shelf/leaflet';
import { type BoxedGame, findGame, type Printing, type ShelvedBox } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { boxOf, loadBoard, loadCards } from '../boxes.ts';
import { GENTLE, layHere, usualTerms } from '../laying.ts';
import { Link, place } from '../router.tsx';
import { change, settings } from '../settings.ts';
import { LeafletText } from './leaflet.tsx';
import { Missing } from './missing.tsx';
import { BackToBox, Page, Paper } from './page.tsx';
import styles from './sheet.module.css';

export function SheetPage({ named }: PageProps): JSX.Element {
  const game = findGame(named.game!);
  return game ? <GameSheet game={game} box={boxOf(game.id)} /> : <Missing />;
}

type Read = {
  readonly leaflets: readonly Leaflet[];
  readonly sections: readonly ClauseSection[];
  readonly cards: Printing | undefined;
};

/** Without its pictures a sheet can still be read. */
const readSheet = async (box: ShelvedBox, game: string): Promise<Read> => ({
  leaflets: await howToOf(box, game),
  sections: await clauseSections(box, game),
  cards: await loadCards(box, {}).catch(() => undefined),
});

function GameSheet({ game, box }: { readonly game: BoxedGame; readonly box: ShelvedBox }): JSX.Element {
  const read = useAsked(() => readSheet(box, game.id), [box, game]);
  return (
    <Page title={`The sheet of ${game.title}`} world={box.id}>
      <Paper>
        {read && <HowTo {...read} />}
        <FirstGame game={game} />
        {read && <Clauses sections={read.sections} />}
        <BackToBox box={box}>
          <Link to={`/story/${box.id}`}>The story of the box</Link>
        </BackToBox>
      </Paper>
    </Page>
  );
}

const HowTo = ({ leaflets, cards }: Read): JSX.Element => (
  <section aria-labelledby="how-to">
    <h2 id="how-to" class={styles.title}>
      How to play
    </h2>
    {leaflets.map(leaflet => (
      <LeafletText key={leaflet.title} leaflet={leaflet} cards={cards} heading="h3" />
    ))}
  </section>
);

/** The lessons of a game begin anew, and a table with them. */
function FirstGame({ game }: { readonly game: BoxedGame }): JSX.Element {
  const isBusy = useSignal(false);
  const learn = async (): Promise<void> => {
    isBusy.value = true;
    const ids = new Set((await loadBoard(game.id))?.lessons.map(({ id }) => id));
    change({ lessons: 'on', learned: settings.peek().learned.filter(id => !ids.has(id)) });
    await layHere(game.id, { ...usualTerms(game), ...GENTLE }, [settings.peek().name]).finally(() => {
      isBusy.value = false;
    });
  };
  return (
    <p class={styles.lesson}>
      <Action tone="main" isDisabled={isBusy.value} onAct={() => void learn()}>
        Learn it by playing
      </Action>
    </p>
  );
}

const Clauses = ({ sections }: { readonly sections: readonly ClauseSection[] }): JSX.Element => (
  <section aria-labelledby="clauses">
    <h2 id="clauses" class={styles.title}>
      The clauses
    </h2>
    <p class={styles.note}>
      Told in our words after the printed sheet. A clause whose name ends in r is a ruling: the sheet is silent there,
      and this is the reading we play.
    </p>
    {sections.map(({ title, clauses, also }) => (
      <section key={title}>
        <h3 class={styles.heading}>{title}</h3>
        <ClauseList clauses={[...also, ...clauses]} at={place.value.hash || undefined} />
      </section>
    ))}
  </section>
);
