/** Prerenders every page whose content is known at build time (`vite/prerendered-pages.ts`). */
import type { Provenance } from '@parlour/games/shelf/provenance';
import { type BoxedGame, type ReadDataFile, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { renderToString } from 'preact-render-to-string';
import { App, loadPageAt, pagePatterns } from '../app/app.tsx';
import { pagePlatform } from '../app/page-platform.tsx';
import { currentLocation } from '../app/router.tsx';
import { cardPath, shownCards } from '../leaflets/cards.tsx';
import { leafletsText } from '../leaflets/leaflets-text.ts';
import { cacheLid, loadCards, loadProvenance } from '../lib/box-assets.ts';
import { cacheBoxExtras, loadBoxExtras } from '../lib/box-extras.ts';
import { cacheFace } from '../lib/card-faces.ts';
import { type Platform, setPlatform } from '../table/platform.ts';
import type { PrerenderedPage, PrerenderedSite } from './prerendered-page.ts';
import { cardPageData, gamePageData, storyPageData } from './structured-data.ts';

const LID_DRAWINGS = import.meta.glob<string>('../baked/lids/*.svg', { query: '?raw', import: 'default', eager: true });
for (const [path, drawing] of Object.entries(LID_DRAWINGS)) cacheLid(/([^/]+)\.svg$/.exec(path)![1]!, drawing);

const FACES = import.meta.glob<Readonly<Record<string, string>>>('../baked/faces/*.json', {
  import: 'default',
  eager: true,
});
for (const [path, faces] of Object.entries(FACES)) {
  const box = /([^/]+)\.json$/.exec(path)![1]!;
  for (const [card, drawing] of Object.entries(faces)) cacheFace(box, card, drawing);
}

async function renderPath(path: string): Promise<string> {
  await loadPageAt(path);
  currentLocation.value = { path, query: new URLSearchParams(), hash: '' };
  return renderToString(<App />);
}

type PageFacts = Omit<PrerenderedPage, 'html'>;

const renderPage = async (facts: PageFacts): Promise<PrerenderedPage> => ({
  ...facts,
  html: await renderPath(facts.path),
});

const titleOf = (name: string): string => `${name} · Parlour`;

const RULES_AND_STORY = '/leaflets/rules-and-story.tsx';
const CARDS = '/leaflets/cards.tsx';
const EXHIBIT = '/leaflets/exhibit-page.tsx';

/** The page of a box is that of its first game. */
function gameFacts({ box, extras, provenance }: BoxContent, game: BoxedGame): PageFacts[] {
  const isFirst = game === box.games[0];
  const picture = pictureOf(box);
  const page = isFirst
    ? { path: `/box/${box.id}`, title: titleOf(box.title), description: `${box.story} ${game.about}` }
    : { path: `/box/${box.id}/${game.id}`, title: titleOf(game.title), description: game.about };
  return [
    { ...page, picture, data: gamePageData(box, game, provenance), box: box.id, extras },
    {
      path: `/sheet/${game.id}`,
      title: titleOf(leafletsText('rulesTitle', { game: game.title })),
      description: leafletsText('rulesAbout', { game: game.title, about: game.about }),
      picture,
      module: RULES_AND_STORY,
    },
  ];
}

const pictureOf = ({ id, title, year }: ShelvedBox): PageFacts['picture'] => [
  `/pictures/${id}.png`,
  leafletsText('lidPicture', { box: title, year }),
];

function exhibitFacts(box: ShelvedBox): PageFacts[] {
  const { id, exhibit } = box;
  if (!exhibit) return [];
  const { title, line: description } = exhibit;
  return [{ path: `/exhibit/${id}`, title: titleOf(title), description, picture: pictureOf(box), module: EXHIBIT }];
}

async function cardFacts({ box, provenance }: BoxContent): Promise<PageFacts[]> {
  const cards = shownCards(await loadCards(box, {}));
  return cards.map(card => ({
    path: cardPath(box.id, card),
    title: titleOf(leafletsText('cardTitle', { card: card.name, box: box.title })),
    description: leafletsText('cardAbout', { card: card.fullName, box: box.title, year: box.year }),
    picture: pictureOf(box),
    data: cardPageData(box, card, provenance),
    module: CARDS,
  }));
}

type BoxContent = { readonly box: ShelvedBox; readonly extras: string; readonly provenance: Provenance | undefined };

async function boxFacts(box: ShelvedBox): Promise<PageFacts[]> {
  const extras = await loadBoxExtras(box);
  cacheBoxExtras(box.id, extras);
  const provenance = box.provenance && (await loadProvenance(box));
  const content = { box, extras: JSON.stringify(extras), provenance };
  const { id, title, year } = box;
  const picture = pictureOf(box);
  const storyTitle = leafletsText('storyTitle', { box: title });
  const story = {
    path: `/story/${id}`,
    title: titleOf(storyTitle),
    ...(provenance && { data: storyPageData(box, storyTitle, provenance) }),
    description: leafletsText('storyAbout', { box: title, year }),
    picture,
    module: RULES_AND_STORY,
  };
  const cards = {
    path: `/cards/${id}`,
    title: titleOf(leafletsText('cardsTitle', { box: title })),
    description: leafletsText('cardsAbout', { box: title, year }),
    picture,
    module: CARDS,
  };
  return [
    ...box.games.flatMap(game => gameFacts(content, game)),
    ...(box.boxStory ? [story] : []),
    ...exhibitFacts(box),
    cards,
    ...(await cardFacts(content)),
  ];
}

/** One after another, because all share the location. */
async function renderAll(facts: readonly PageFacts[]): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const each of facts) pages.push(await renderPage(each));
  return pages;
}

/** With all of their pages prerendered, any other address of these kinds is unknown. */
const WHOLE = [
  '/',
  '/family-tree',
  '/box/:box',
  '/sheet/:game',
  '/story/:box',
  '/exhibit/:box',
  '/cards/:box',
  '/cards/:box/:card',
];

export async function prerenderPages(read: ReadDataFile): Promise<PrerenderedSite> {
  setPlatform({ ...pagePlatform, workerApi: () => ({ read }) as ReturnType<Platform['workerApi']> });
  const home: PageFacts = {
    path: '/',
    title: 'Parlour',
    description: leafletsText('about'),
    picture: ['/pictures/shelf.png', leafletsText('shelfPicture')],
    module: '/pages/home/home.tsx',
  };
  const familyTree: PageFacts = {
    path: '/family-tree',
    title: titleOf(leafletsText('familyTree')),
    description: leafletsText('familyTreeAbout'),
    picture: home.picture,
    module: '/leaflets/family-tree.tsx',
  };
  const facts = [home, familyTree, ...(await Promise.all(shelf.map(boxFacts))).flat()];
  return {
    pages: await renderAll(facts),
    notFound: await renderPath('/404'),
    withoutScript: leafletsText('withoutScript'),
    patterns: pagePatterns.filter(pattern => !WHOLE.includes(pattern)),
  };
}
