/**
 * Facts about an old box as data: each with its sources and how sure it is. Also the marks on our sheet, rights, older
 * games that ours come from, and questions to owners of a box. `games/<box>/provenance.json` holds it;
 * `provenance.schema.json` describes it.
 */
import type { Leaflet } from './leaflets.ts';
import { plainText } from './leaflets.ts';

/**
 * `attested`: a source that saw the box says so. `inferred`: we concluded it from sources. `reconstructed`: we supplied
 * it, because no source says.
 */
export type Standing = 'attested' | 'inferred' | 'reconstructed';
export type Confidence = 'high' | 'medium' | 'low';

export type Source = {
  readonly title: string;
  readonly publisher?: string;
  readonly author?: string;
  /** A web address, or a part of the story page, as `#the-sheet-we-play-by`. */
  readonly url: string;
  /** The number of the object in its museum. */
  readonly object?: string;
  /** The day we read it, as 2026-11-20. Web pages were read in stored copies. */
  readonly seen?: string;
};

type Statement = {
  readonly text: string;
  readonly standing: Standing;
  readonly confidence: Confidence;
  /** Ids of sources. */
  readonly sources: readonly string[];
};

/** A line of the label: "Maker", "Year". */
export type BoxFact = Statement & { readonly label: string };

/** A fact about some cards, or about all if it names none. */
export type CardFact = Statement & { readonly cards?: readonly string[] };

/** A rule that two games have in common, with the clause that shows it. */
type SharedRule = { readonly clause: string; readonly text: string };

/** An older game that ours comes from, or a rival of its time. */
export type Ancestry = Statement & {
  readonly game: string;
  readonly relation: 'from' | 'beside';
  readonly name: string;
  /** Of the rules we compared, or of the game itself. */
  readonly year: string;
  readonly shared: readonly SharedRule[];
  readonly differs: string;
};

/** A question to an owner of a box. `count`: a number for each card; `tick`: which cards the box has. */
export type OwnerQuestion = {
  readonly id: string;
  readonly kind: 'text' | 'count' | 'tick';
  readonly text: string;
};

export type Provenance = {
  readonly object: {
    readonly title: string;
    readonly alternateTitles: readonly string[];
    readonly makers: readonly string[];
    readonly place: string;
    /** As in ISO 8601: a year, or years with a slash. */
    readonly date: string;
    readonly material: string;
    readonly size?: string;
  };
  readonly facts: readonly BoxFact[];
  /** Words that are printed, stamped or stuck on our sheet. */
  readonly marks: readonly string[];
  readonly rights: {
    /** A statement of RightsStatements.org about the old box. */
    readonly uri: string;
    readonly label: string;
    readonly text: string;
  };
  readonly cards: readonly CardFact[];
  readonly ancestry: readonly Ancestry[];
  readonly questions: readonly OwnerQuestion[];
  readonly sources: Readonly<Record<string, Source>>;
};

export const cardFacts = ({ cards }: Provenance, card: string): CardFact[] =>
  cards.filter(fact => fact.cards === undefined || fact.cards.includes(card));

/** A source with its number on a page, and its id in its file. */
export type Footnote = { readonly id: string; readonly number: number; readonly source: Source };

/** Numbers sources in the order in which a page names them. */
export function numberFootnotes({ sources }: Pick<Provenance, 'sources'>, ids: readonly string[]): Footnote[] {
  return [...new Set(ids)].flatMap((id, i) => {
    const source = sources[id];
    return source ? [{ id, number: i + 1, source }] : [];
  });
}

const LINK = /\]\(([^)\s]+)\)/g;

/** Returns the ids of the sources that a text links to, in its order. */
export function linkedSources({ sources }: Provenance, texts: readonly string[]): string[] {
  const ids = new Map(Object.entries(sources).map(([id, { url }]) => [url, id]));
  return texts.flatMap(text => [...text.matchAll(LINK)].flatMap(([, url]) => ids.get(url ?? '') ?? []));
}

/** The texts of a leaflet, in its order. */
export const leafletTexts = ({ parts }: Leaflet): string[] =>
  parts.flatMap(({ blocks }) =>
    blocks.flatMap(block => {
      if (block.is === 'text') return [block.text];
      return block.is === 'list' ? block.items : [block.says];
    }),
  );

/** "Kan-U-Go. Victoria and Albert Museum, O26666. https://…" */
export const citeSource = ({ author, title, publisher, object, url }: Source): string =>
  [
    author === undefined ? '' : `${author}, `,
    `${plainText(title)}. `,
    [publisher, object].filter(Boolean).join(', '),
    publisher === undefined && object === undefined ? '' : '. ',
    url.startsWith('https:') || url.startsWith('http:') ? url : '',
  ]
    .join('')
    .trim();
