/** The rules of a game and the story of a box. */

import { ClauseList } from '@parlour/board-kit/components/panels/sheet.tsx';
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import {
  type ClauseSection,
  type ContentBlock,
  type Leaflet,
  loadClauseSections,
  loadHowTo,
  parseSpans,
} from '@parlour/games/shelf/leaflets';
import { type Box, type BoxedGame, findGame, type Printing, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, Link } from '../app/router.tsx';
import { changeSettings, settings } from '../app/settings.ts';
import { boxOfGame, loadBoard, loadCards } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { BEGINNER_TERMS, createLocalTable, defaultTerms } from '../table/create-table.ts';
import { BackToBox, NotFound, PageLayout, PaperPanel } from '../ui/page.tsx';
import styles from './leaflets.module.css';
import sheetStyles from './sheet.module.css';

type LeafletProps = {
  readonly leaflet: Leaflet;
  /** Without cards, as in a box that has none, their names are shown. */
  readonly cards: Printing | undefined;
  readonly heading: 'h2' | 'h3';
};

export function LeafletText({ leaflet, cards, heading: Heading }: LeafletProps): JSX.Element {
  return (
    <>
      {leaflet.parts.map(({ title, blocks }) => (
        <section key={title} class={styles.part}>
          <Heading class={styles.heading}>{title}</Heading>
          {blocks.map((block, i) => (
            <LeafletBlock key={i} block={block} cards={cards} />
          ))}
        </section>
      ))}
    </>
  );
}

type LeafletBlockProps = { readonly block: ContentBlock; readonly cards: Printing | undefined };

function LeafletBlock({ block, cards }: LeafletBlockProps): JSX.Element {
  switch (block.is) {
    case 'text':
      return (
        <p>
          <TextSpans text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul class={styles.list}>
          {block.items.map(item => (
            <li key={item}>
              <TextSpans text={item} />
            </li>
          ))}
        </ul>
      );
    case 'cards':
      return <CardRow {...block} printing={cards} />;
    case 'grid':
      return <CardGrid {...block} printing={cards} />;
  }
}

const TextSpans = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    {parseSpans(text).map(({ text, is, to }, i) => {
      if (is === 'link' && to !== undefined) {
        return (
          <a key={i} href={to} rel="noreferrer">
            {text}
          </a>
        );
      }
      return is === 'term' ? <em key={i}>{text}</em> : text;
    })}
  </>
);

type PictureProps = { readonly says: string; readonly printing: Printing | undefined };

const aspectRatioOf = ({ art }: Printing): number => art.size.height / art.size.width;

function CardRow({ cards, says, printing }: PictureProps & { readonly cards: readonly string[] }): JSX.Element {
  return (
    <figure class={styles.figure}>
      <ul
        class={styles.cards}
        data-few={cards.length <= 5}
        style={{ '--count': cards.length, '--shape': printing ? aspectRatioOf(printing) : 1 }}
      >
        {cards.map((card, i) => (
          <li key={i} class={styles.card}>
            <CardFace card={card} printing={printing} />
          </li>
        ))}
      </ul>
      <figcaption>
        <TextSpans text={says} />
      </figcaption>
    </figure>
  );
}

function CardGrid({ rows, says, printing }: PictureProps & { readonly rows: readonly string[] }): JSX.Element {
  const across = Math.max(...rows.map(row => row.length));
  const shape = printing ? aspectRatioOf(printing) : 1;
  return (
    <figure class={styles.figure}>
      <div
        class={styles.grid}
        role="img"
        aria-label={rows.join(', ').replaceAll('.', ' ')}
        style={{ '--across': across, '--shape': shape }}
      >
        {rows.flatMap((row, y) =>
          [...row].map((card, x) =>
            card === '.' ? null : (
              <span
                key={`${y} ${x}`}
                class={styles.square}
                aria-hidden="true"
                style={{ gridArea: `${y + 1} / ${x + 1}` }}
              >
                <CardFace card={card} printing={printing} />
              </span>
            ),
          ),
        )}
      </div>
      <figcaption>
        <TextSpans text={says} />
      </figcaption>
    </figure>
  );
}

function CardFace({ card, printing }: { readonly card: string; readonly printing: Printing | undefined }): JSX.Element {
  if (!printing) return <>{card}</>;
  const { art, dress } = printing;
  return (
    <span
      class={styles.face}
      role="img"
      aria-label={art.nameOf(card, dress)}
      dangerouslySetInnerHTML={{ __html: art.face(card, dress) }}
    />
  );
}

/** How a game is played: text and pictures first, then the clauses and rulings, each with its own address. */
export function RulesPage({ named }: PageProps): JSX.Element {
  const game = findGame(named.game!);
  return game ? <RulesContents game={game} box={boxOfGame(game.id)} /> : <NotFound />;
}

type RulesContent = {
  readonly leaflets: readonly Leaflet[];
  readonly sections: readonly ClauseSection[];
  readonly cards: Printing | undefined;
};

/** Without its pictures a sheet can still be read. */
const loadRules = async (box: ShelvedBox, game: string): Promise<RulesContent> => ({
  leaflets: await loadHowTo(box, game),
  sections: await loadClauseSections(box, game),
  cards: await loadCards(box, {}).catch(() => undefined),
});

function RulesContents({ game, box }: { readonly game: BoxedGame; readonly box: ShelvedBox }): JSX.Element {
  const rules = useAsync(() => loadRules(box, game.id), [box, game]);
  return (
    <PageLayout title={`The sheet of ${game.title}`} world={box.id}>
      <PaperPanel>
        {rules && <HowTo {...rules} />}
        <LearnByPlaying game={game} />
        {rules && <Clauses sections={rules.sections} />}
        <BackToBox box={box}>
          <Link to={`/story/${box.id}`}>The story of the box</Link>
        </BackToBox>
      </PaperPanel>
    </PageLayout>
  );
}

const HowTo = ({ leaflets, cards }: RulesContent): JSX.Element => (
  <section aria-labelledby="how-to">
    <h2 id="how-to" class={sheetStyles.title}>
      How to play
    </h2>
    {leaflets.map(leaflet => (
      <LeafletText key={leaflet.title} leaflet={leaflet} cards={cards} heading="h3" />
    ))}
  </section>
);

/** Restarts the lessons of a game at a new table. */
function LearnByPlaying({ game }: { readonly game: BoxedGame }): JSX.Element {
  const isBusy = useSignal(false);
  const startLessons = async (): Promise<void> => {
    isBusy.value = true;
    const ids = new Set((await loadBoard(game.id))?.lessons.map(({ id }) => id));
    changeSettings({ lessons: 'on', learned: settings.peek().learned.filter(id => !ids.has(id)) });
    await createLocalTable(game.id, { ...defaultTerms(game), ...BEGINNER_TERMS }, [settings.peek().name]).finally(
      () => {
        isBusy.value = false;
      },
    );
  };
  return (
    <p class={sheetStyles.lesson}>
      <ActionButton tone="main" isDisabled={isBusy.value} onAct={() => void startLessons()}>
        Learn it by playing
      </ActionButton>
    </p>
  );
}

const Clauses = ({ sections }: { readonly sections: readonly ClauseSection[] }): JSX.Element => (
  <section aria-labelledby="clauses">
    <h2 id="clauses" class={sheetStyles.title}>
      The clauses
    </h2>
    <p class={sheetStyles.note}>
      Told in our words after the printed sheet. A clause whose name ends in r is a ruling: the sheet is silent there,
      and this is the reading we play.
    </p>
    {sections.map(({ title, clauses, also }) => (
      <section key={title}>
        <h3 class={sheetStyles.heading}>{title}</h3>
        <ClauseList clauses={[...also, ...clauses]} at={currentLocation.value.hash || undefined} />
      </section>
    ))}
  </section>
);

/** The story of a box: who made it and when, what is certain, and whose work is in it. */
export function StoryPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  return box?.boxStory ? <StoryContents box={box} /> : <NotFound />;
}

function StoryContents({ box }: { readonly box: Box }): JSX.Element {
  const story = useAsync(() => box.boxStory!(), [box]);
  return (
    <PageLayout title={`The story of ${box.title}`} world={box.id}>
      <PaperPanel>
        {story && <LeafletText leaflet={story} cards={undefined} heading="h2" />}
        <BackToBox box={box} />
      </PaperPanel>
    </PageLayout>
  );
}
