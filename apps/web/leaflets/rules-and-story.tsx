/** How to play a game, its rules, and the story of a box: a readable column with pictures and anchors. */
import { ClauseList } from '@parlour/board-kit/components/panels/sheet.tsx';
import {
  type ClauseSection,
  type ContentBlock,
  type Leaflet,
  type LeafletPart,
  loadClauseSections,
  loadHowTo,
  parseSpans,
} from '@parlour/games/shelf/leaflets';
import type { Provenance } from '@parlour/games/shelf/provenance';
import {
  type Box,
  type BoxedGame,
  findBox,
  findGame,
  type Printing,
  type ShelvedBox,
} from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { currentLocation } from '../app/router.tsx';
import { changeSettings, settings } from '../app/settings.ts';
import { boxOfGame, loadBoard, loadCards, loadProvenance } from '../lib/box-assets.ts';
import { preparable } from '../lib/use-async.ts';
import { beginnerTerms, createLocalTable } from '../table/create-table.ts';
import buttonStyles from '../ui/button.module.css';
import { ArrowLink, Button } from '../ui/button.tsx';
import { NotFound, PageLayout } from '../ui/page.tsx';
import { Row } from '../ui/surfaces.tsx';
import { FamilyTree } from './family-tree.tsx';
import styles from './leaflets.module.css';
import { leafletsText } from './leaflets-text.ts';
import {
  BoxLabel,
  Cite,
  Footnotes,
  NoteLinkOf,
  Owners,
  Rights,
  Sources,
  StandingMark,
  splitStanding,
  storyFootnotes,
} from './provenance.tsx';

/** "A turn" → "a-turn". */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');

type LeafletProps = {
  readonly leaflet: Leaflet;
  /** Without cards, as in a box that has none, their names are shown. */
  readonly cards: Printing | undefined;
  readonly heading: 'h2' | 'h3';
  /** Its exhibit is linked from the part that it belongs to. */
  readonly box?: Pick<Box, 'id' | 'exhibit'>;
};

const LeafletText = ({ leaflet, cards, heading, box }: LeafletProps): JSX.Element => (
  <>
    {leaflet.parts.map(part => (
      <LeafletSection key={part.title} part={part} cards={cards} heading={heading}>
        {box?.exhibit?.part === part.title && (
          <ArrowLink to={`/exhibit/${box.id}`}>{leafletsText('exhibitLink')}</ArrowLink>
        )}
      </LeafletSection>
    ))}
  </>
);

type LeafletSectionProps = Pick<LeafletProps, 'cards' | 'heading'> & {
  readonly part: LeafletPart;
  readonly children?: ComponentChildren;
};

function LeafletSection({ part, cards, heading: Heading, children }: LeafletSectionProps): JSX.Element {
  const { title, blocks } = part;
  return (
    <section class={styles.part} id={anchorOf(title)}>
      <Heading>{title}</Heading>
      {blocks.map((block, i) => (
        <LeafletBlock key={i} block={block} cards={cards} />
      ))}
      {children}
    </section>
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
            <ListItem key={item} text={item} />
          ))}
        </ul>
      );
    case 'cards':
      return <CardRow {...block} printing={cards} />;
    case 'grid':
      return <CardGrid {...block} printing={cards} />;
  }
}

/** Items of a story begin with how sure they are. */
function ListItem({ text }: { readonly text: string }): JSX.Element {
  const { standing, rest } = splitStanding(text);
  if (standing === undefined)
    return (
      <li>
        <TextSpans text={text} />
      </li>
    );
  return (
    <li data-standing={standing}>
      <StandingMark standing={standing} /> <TextSpans text={rest} />
    </li>
  );
}

const TextSpans = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    {parseSpans(text).map(({ text, is, to }, i) => {
      if (is === 'link' && to !== undefined) {
        return (
          <Fragment key={i}>
            <a href={to} rel="noreferrer">
              {text}
            </a>
            <NoteLinkOf url={to} />
          </Fragment>
        );
      }
      return is === 'term' ? <em key={i}>{text}</em> : text;
    })}
  </>
);

type PictureProps = { readonly says: string; readonly printing: Printing | undefined };

function CardRow({ cards, says, printing }: PictureProps & { readonly cards: readonly string[] }): JSX.Element {
  return (
    <figure class={styles.figure}>
      <ul class={styles.cards} data-few={cards.length <= 5}>
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
  return (
    <figure class={styles.figure}>
      <div role="img" aria-label={rows.join(', ').replaceAll('.', ' ')}>
        {rows.map((row, y) => (
          <div key={y} class={styles.row} aria-hidden="true">
            {[...row.padEnd(across, '.')].map((card, x) => (
              <span key={x} class={styles.square}>
                {card !== '.' && <CardFace card={card} printing={printing} />}
              </span>
            ))}
          </div>
        ))}
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

/** By game. Without its pictures a sheet can still be read. */
const rulesContents = preparable(async (game): Promise<RulesContent> => {
  const box = boxOfGame(game);
  return {
    leaflets: await loadHowTo(box, game),
    sections: await loadClauseSections(box, game),
    cards: await loadCards(box, {}).catch(() => undefined),
  };
});

export async function prepareRules({ game = '' }: PageProps['named']): Promise<void> {
  if (findGame(game)) await rulesContents.prepare(game);
}

type ContentsEntry = readonly [anchor: string, title: string];

const contentsOf = (parts: readonly LeafletPart[]): ContentsEntry[] =>
  parts.map(({ title }) => [anchorOf(title), title]);

function RulesContents({ game, box }: { readonly game: BoxedGame; readonly box: ShelvedBox }): JSX.Element {
  const rules = rulesContents.useValue(game.id);
  const parts = rules?.leaflets.flatMap(leaflet => leaflet.parts) ?? [];
  const clauses: ContentsEntry = ['clauses', leafletsText('rules')];
  return (
    <PageLayout
      title={leafletsText('rulesTitle', { game: game.title })}
      world={box.id}
      back={{ to: `/box/${box.id}`, name: box.title }}
      aside={<LearnByPlaying game={game} />}
    >
      <Column box={box.id} contents={rules ? [...contentsOf(parts), clauses] : []}>
        {rules && <HowTo {...rules} box={box} />}
        {rules && <Clauses sections={rules.sections} />}
      </Column>
      <Row>
        <ArrowLink to={`/box/${box.id}`}>{box.title}</ArrowLink>
        {box.boxStory && <ArrowLink to={`/story/${box.id}`}>{leafletsText('storyLink')}</ArrowLink>}
        <ArrowLink to={`/cards/${box.id}`}>{leafletsText('cardsLink')}</ArrowLink>
      </Row>
    </PageLayout>
  );
}

type ColumnProps = {
  readonly box: string;
  readonly contents: readonly ContentsEntry[];
  readonly children: ComponentChildren;
};

/** A column as wide as is good to read, with links to its parts beside it, or above it on phones. */
function Column({ box, contents, children }: ColumnProps): JSX.Element {
  const { hash } = currentLocation.value;
  useEffect(() => {
    if (contents.some(([anchor]) => anchor === hash)) document.getElementById(hash)?.scrollIntoView();
  }, [hash, contents.length]);
  return (
    <div class={styles.page}>
      <nav class={styles.contents} aria-label={leafletsText('contents')}>
        <ul>
          {contents.map(([anchor, title]) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div class={styles.column} data-box={box}>
        {children}
      </div>
    </div>
  );
}

const HowTo = ({ leaflets, cards, box }: RulesContent & { readonly box: Box }): JSX.Element => (
  <section aria-label={leafletsText('howTo')}>
    {leaflets.map(leaflet => (
      <LeafletText key={leaflet.title} leaflet={leaflet} cards={cards} heading="h2" box={box} />
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
    await createLocalTable(game.id, beginnerTerms(game), [settings.peek().name]).finally(() => {
      isBusy.value = false;
    });
  };
  return (
    <Button tone="primary" isDisabled={isBusy.value} onAct={() => void startLessons()}>
      {leafletsText('learnByPlaying')}
    </Button>
  );
}

const Clauses = ({ sections }: { readonly sections: readonly ClauseSection[] }): JSX.Element => (
  <section aria-labelledby="clauses" class={styles.clauses}>
    <h2 id="clauses">{leafletsText('rules')}</h2>
    <p class={styles.note}>{leafletsText('rulesNote')}</p>
    {sections.map(({ title, clauses, also }) => (
      <section key={title}>
        <h3>{title}</h3>
        <ClauseList clauses={[...also, ...clauses]} at={currentLocation.value.hash || undefined} />
      </section>
    ))}
  </section>
);

type StoryContent = { readonly story: Leaflet; readonly provenance: Provenance | undefined };

/** By box. */
const stories = preparable(async (id): Promise<StoryContent | undefined> => {
  const box = findBox(id);
  if (!box?.boxStory) return undefined;
  return { story: await box.boxStory(), provenance: box.provenance && (await loadProvenance(box)) };
});

export async function prepareStory({ box = '' }: PageProps['named']): Promise<void> {
  await stories.prepare(box);
}

/** The story of a box: who made it and when, what is certain, and whose work is in it. */
export function StoryPage({ named }: PageProps): JSX.Element {
  const box = findBox(named.box);
  return box?.boxStory ? <StoryContents box={box} /> : <NotFound />;
}

function StoryContents({ box }: { readonly box: ShelvedBox }): JSX.Element {
  const { story, provenance } = stories.useValue(box.id) ?? {};
  const parts = contentsOf(story?.parts ?? []);
  return (
    <PageLayout
      title={leafletsText('storyTitle', { box: box.title })}
      world={box.id}
      back={{ to: `/box/${box.id}`, name: box.title }}
    >
      {story && provenance ? (
        <Footnotes.Provider value={storyFootnotes(provenance, story)}>
          <Column
            box={box.id}
            contents={[
              ['at-a-glance', leafletsText('atAGlance')],
              ...parts,
              ['ancestry', leafletsText('ancestry')],
              ['owners', leafletsText('owners')],
              ['rights', leafletsText('rights')],
              ['cite', leafletsText('cite')],
              ['sources', leafletsText('sources')],
            ]}
          >
            <BoxLabel box={box} provenance={provenance} />
            <LeafletText leaflet={story} cards={undefined} heading="h2" />
            <section class={styles.part} id="ancestry">
              <h2>{leafletsText('ancestry')}</h2>
              <FamilyTree boxes={[{ box, provenance }]} />
              <ArrowLink to="/family-tree">{leafletsText('familyTree')}</ArrowLink>
            </section>
            <Owners box={box} questions={provenance.questions} />
            <Rights rights={provenance.rights} />
            <Cite title={box.title} path={`/story/${box.id}`} object={provenance.object} />
            <Sources />
          </Column>
        </Footnotes.Provider>
      ) : (
        <Column box={box.id} contents={parts}>
          {story && <LeafletText leaflet={story} cards={undefined} heading="h2" />}
        </Column>
      )}
      <Row>
        <ArrowLink to={`/box/${box.id}`}>{box.title}</ArrowLink>
        {box.exhibit && <ArrowLink to={`/exhibit/${box.id}`}>{box.exhibit.title}</ArrowLink>}
        <ArrowLink to={`/cards/${box.id}`}>{leafletsText('cardsLink')}</ArrowLink>
        {box.fidelity !== undefined && (
          <a class={buttonStyles.link} href={`/docs/fidelity.html#${box.fidelity}`}>
            {leafletsText('fidelityLink')}
          </a>
        )}
      </Row>
    </PageLayout>
  );
}
