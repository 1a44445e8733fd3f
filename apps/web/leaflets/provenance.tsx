/** The provenance of a box and its cards: a label, numbered sources, rights, and how to cite them. */

import { lazy } from '@parlour/board-kit/lazy';
import type { Leaflet } from '@parlour/games/shelf/leaflets';
import {
  type BoxFact,
  type CardFact,
  citeSource,
  type Footnote,
  leafletTexts,
  linkedSources,
  numberFootnotes,
  type Provenance,
} from '@parlour/games/shelf/provenance';
import type { Box, ShelvedBox } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import { type Context, createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { CardPicture } from '../ui/fan.tsx';
import { BoxLid } from '../ui/lid.tsx';
import { CopyField } from '../ui/share.tsx';
import { Row } from '../ui/surfaces.tsx';
import styles from './leaflets.module.css';
import { leafletsText } from './leaflets-text.ts';

/** The numbered sources of the page. */
export const Footnotes: Context<readonly Footnote[]> = createContext<readonly Footnote[]>([]);

/** In the order of the page: the label, the story, what the games come from. */
export const storyFootnotes = (provenance: Provenance, story: Leaflet): Footnote[] =>
  numberFootnotes(provenance, [
    ...provenance.facts.flatMap(({ sources }) => sources),
    ...linkedSources(provenance, leafletTexts(story)),
    ...provenance.ancestry.flatMap(({ sources }) => sources),
  ]);

const NoteLink = ({ note: { id, number } }: { readonly note: Footnote }): JSX.Element => (
  <sup class={styles.noteLink}>
    <a class={styles.noteAnchor} href={`#source-${id}`} aria-label={leafletsText('sourceNumber', { number })}>
      {number}
    </a>
  </sup>
);

/** The numbers of sources behind a statement. */
export function NoteLinks({ sources }: { readonly sources: readonly string[] }): JSX.Element {
  const notes = useContext(Footnotes).filter(({ id }) => sources.includes(id));
  return (
    <>
      {notes.map(note => (
        <NoteLink key={note.id} note={note} />
      ))}
    </>
  );
}

/** The number of a source behind a link in a text, if the page lists it. */
export function NoteLinkOf({ url }: { readonly url: string }): JSX.Element | null {
  const note = useContext(Footnotes).find(({ source }) => source.url === url);
  return note ? <NoteLink note={note} /> : null;
}

/** How the items of a story begin. */
const STANDING_WORDS = {
  Attested: 'attested',
  Inferred: 'inferred',
  Reconstructed: 'reconstructed',
  'In doubt': 'doubtful',
  Ours: 'ours',
} as const;
type StandingWord = keyof typeof STANDING_WORDS;
type StoryStanding = (typeof STANDING_WORDS)[StandingWord];

const STANDING_MARK = new RegExp(`^\\*(${Object.keys(STANDING_WORDS).join('|')})\\.\\* `);

/** Splits "*Attested.* The box …" into how sure it is and the rest. */
export function splitStanding(text: string): { readonly standing?: StoryStanding; readonly rest: string } {
  const [mark = '', word] = STANDING_MARK.exec(text) ?? [];
  const rest = text.slice(mark.length);
  return word === undefined ? { rest } : { standing: STANDING_WORDS[word as StandingWord], rest };
}

/** How sure a statement is: a word, and a mark that does without colour. */
export const StandingMark = ({ standing }: { readonly standing: StoryStanding }): JSX.Element => (
  <span class={styles.standing} data-standing={standing}>
    {leafletsText('standing', { standing })}
  </span>
);

const Confidence = ({ standing, confidence }: Pick<BoxFact, 'standing' | 'confidence'>): JSX.Element => (
  <span class={styles.sureness} data-confidence={confidence}>
    <StandingMark standing={standing} />
    {confidence !== 'high' && <span class={styles.confidence}>{leafletsText('confidence', { confidence })}</span>}
  </span>
);

type FactListProps = { readonly facts: readonly BoxFact[] };

const FactList = ({ facts }: FactListProps): JSX.Element => (
  <dl class={styles.facts}>
    {facts.map(({ label, text, standing, confidence, sources }) => (
      <div key={label} data-standing={standing} data-confidence={confidence}>
        <dt>{label}</dt>
        <dd>
          {text}
          <NoteLinks sources={sources} /> <Confidence standing={standing} confidence={confidence} />
        </dd>
      </div>
    ))}
  </dl>
);

type BoxLabelProps = { readonly box: Box; readonly provenance: Provenance };

/** A museum label, with the lid and some cards. */
export const BoxLabel = ({ box, provenance }: BoxLabelProps): JSX.Element => (
  <section class={styles.part} id="at-a-glance">
    <h2>{leafletsText('atAGlance')}</h2>
    <figure class={styles.pictures}>
      <div role="img" aria-label={leafletsText('lidPicture', { box: box.title, year: box.year })}>
        <BoxLid box={box} />
        {(box.games[0]?.picture ?? box.exhibit?.cards ?? []).slice(0, 3).map(card => (
          <CardPicture key={card} box={box.id} card={card} class={styles.sampleCard} />
        ))}
      </div>
      <figcaption>{leafletsText('picturesNote')}</figcaption>
    </figure>
    <FactList facts={provenance.facts} />
  </section>
);

type CardFactsProps = { readonly facts: readonly CardFact[] };

/** Statements about one card. */
export const CardFacts = ({ facts }: CardFactsProps): JSX.Element => (
  <ul class={styles.cardFacts} aria-label={leafletsText('whatIsKnown')}>
    {facts.map(({ text, standing, confidence, sources }) => (
      <li key={text} data-standing={standing} data-confidence={confidence}>
        <Confidence standing={standing} confidence={confidence} /> {text}
        <NoteLinks sources={sources} />
      </li>
    ))}
  </ul>
);

export const Rights = ({ rights: { uri, label, text } }: Pick<Provenance, 'rights'>): JSX.Element => (
  <section class={styles.part} id="rights">
    <h2>{leafletsText('rights')}</h2>
    <p>
      <a href={uri} rel="license noreferrer">
        {label}
      </a>
      {'. '}
      {text}
    </p>
  </section>
);

/** "20 November 2026", also where the page is prerendered in another place. */
const longDate = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const isWebAddress = (url: string): boolean => /^https?:/.test(url);

/** Every source of the page, with its address in full. */
export function Sources(): JSX.Element | null {
  const notes = useContext(Footnotes);
  if (notes.length === 0) return null;
  return (
    <section class={styles.part} id="sources">
      <h2>{leafletsText('sources')}</h2>
      <ol class={styles.sources}>
        {notes.map(({ id, source }) => (
          <li key={id} id={`source-${id}`}>
            {citeSource({ ...source, url: '' })}{' '}
            {isWebAddress(source.url) && (
              <a href={source.url} rel="noreferrer">
                {source.url}
              </a>
            )}{' '}
            {source.seen !== undefined && (
              <span class={styles.seen}>{leafletsText('seenOn', { day: longDate(source.seen) })}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The address under which others find a page: of the server, if it knows a better one than the browser. */
function publicUrl(path: string): string {
  const canonical = globalThis.document?.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(path, canonical ?? location.origin).href;
}

const OwnerForm = lazy(async () => (await import('./owner-form.tsx')).OwnerForm);

type OwnersProps = { readonly box: ShelvedBox; readonly questions: Provenance['questions'] };

/** Questions to owners: a list to read, and a form once it is wanted. */
export function Owners({ box, questions }: OwnersProps): JSX.Element {
  const isAnswering = useSignal(false);
  return (
    <section class={styles.part} id="owners">
      <h2>{leafletsText('owners')}</h2>
      <p>{leafletsText('ownersIntro')}</p>
      {isAnswering.value ? (
        <div class={styles.ownerForm}>
          <OwnerForm box={box} questions={questions} />
        </div>
      ) : (
        <>
          <ul class={styles.list}>
            {questions.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
          <Row>
            <Button tone="primary" onAct={() => (isAnswering.value = true)}>
              {leafletsText('ownersAnswer')}
            </Button>
          </Row>
        </>
      )}
    </section>
  );
}

type CiteProps = { readonly title: string; readonly path: string; readonly object: Provenance['object'] };

/** A citation as text and for BibTeX. */
export function Cite({ title, path, object: { makers, place, date } }: CiteProps): JSX.Element {
  const url = publicUrl(path);
  const year = date.replace('/', '–');
  const text = leafletsText('citation', { title, makers: makers.join(', '), place, year, url });
  const fields = { title, author: makers.join(' and '), address: place, year, howpublished: 'Parlour', url };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}},`);
  const bibtex = [`@misc{parlour${path.replace(/\W+/g, '-')},`, ...lines, '}'].join('\n');
  return (
    <section class={styles.part} id="cite">
      <h2>{leafletsText('cite')}</h2>
      <CopyField label={leafletsText('copyCitation')} text={text} />
      <CopyField label={leafletsText('copyBibtex')} text={bibtex} />
    </section>
  );
}
