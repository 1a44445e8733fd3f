/** Describes boxes, games and cards for search engines and catalogues, in the vocabulary of schema.org (JSON-LD). */
import { cardFacts, citeSource, type Provenance } from '@parlour/games/shelf/provenance';
import type { BoxedGame, ShelvedBox } from '@parlour/games/shelf/shelf';
import { cardPath, type ShownCard } from '../leaflets/cards.tsx';
import { PLACEHOLDER_ORIGIN } from './prerendered-page.ts';

type LinkedData = Readonly<Record<string, unknown>>;

const SCHEMA = 'https://schema.org';

const urlOf = (path: string): string => PLACEHOLDER_ORIGIN + path;

const PARLOUR: LinkedData = { '@type': 'Organization', name: 'Parlour', url: urlOf('/') };

/** The old game in its box. */
function oldBox({ object, rights }: Provenance): LinkedData {
  const { title, alternateTitles, makers, place, date, material, size } = object;
  return {
    '@type': ['Game', 'CreativeWork'],
    name: title,
    alternateName: alternateTitles,
    creator: makers,
    locationCreated: place,
    dateCreated: date,
    material,
    ...(size !== undefined && { size }),
    usageInfo: rights.uri,
    conditionsOfAccess: rights.label,
  };
}

const citations = ({ sources }: Provenance): LinkedData[] =>
  Object.values(sources)
    .filter(({ url }) => url.startsWith('http'))
    .map(source => ({ '@type': 'CreativeWork', name: citeSource({ ...source, url: '' }), url: source.url }));

const gameId = (box: ShelvedBox, game: BoxedGame): string =>
  game === box.games[0] ? `/box/${box.id}` : `/box/${box.id}/${game.id}`;

/** A game as it is played here. */
function gameData(box: ShelvedBox, game: BoxedGame, provenance: Provenance | undefined): LinkedData {
  const [minValue, maxValue] = game.seats;
  return {
    '@type': 'Game',
    '@id': urlOf(gameId(box, game)),
    url: urlOf(gameId(box, game)),
    name: game.title,
    description: game.about,
    numberOfPlayers: { '@type': 'QuantitativeValue', minValue, maxValue },
    image: urlOf(`/pictures/${box.id}.png`),
    publisher: PARLOUR,
    isAccessibleForFree: true,
    ...(provenance && { isBasedOn: oldBox(provenance) }),
  };
}

export const gamePageData = (box: ShelvedBox, game: BoxedGame, provenance: Provenance | undefined): LinkedData => ({
  '@context': SCHEMA,
  ...gameData(box, game, provenance),
});

/** A page that tells of a box. */
export const storyPageData = (box: ShelvedBox, title: string, provenance: Provenance): LinkedData => ({
  '@context': SCHEMA,
  '@type': 'Article',
  '@id': urlOf(`/story/${box.id}`),
  url: urlOf(`/story/${box.id}`),
  headline: title,
  image: urlOf(`/pictures/${box.id}.png`),
  publisher: PARLOUR,
  citation: citations(provenance),
  about: box.games.map(game => gameData(box, game, provenance)),
});

/** A card, with the facts about it. */
export function cardPageData(box: ShelvedBox, card: ShownCard, provenance: Provenance | undefined): LinkedData {
  const facts = provenance ? cardFacts(provenance, card.card) : [];
  return {
    '@context': SCHEMA,
    '@type': 'CreativeWork',
    '@id': urlOf(cardPath(box.id, card)),
    url: urlOf(cardPath(box.id, card)),
    name: card.name,
    description: card.fullName,
    image: urlOf(`/pictures/${box.id}.png`),
    publisher: PARLOUR,
    isPartOf: { '@type': 'Game', '@id': urlOf(`/box/${box.id}`), name: box.title },
    ...(facts.length > 0 && { abstract: facts.map(({ standing, text }) => `${standing}: ${text}`).join(' ') }),
    ...(provenance && { isBasedOn: oldBox(provenance) }),
  };
}
