/** Every card of a box: all of them in three sizes, one on a page of its own, and one filling the screen. */
import { useModal } from '@parlour/board-kit/components/panels/dialog.tsx';
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { cardFacts, numberFootnotes, type Provenance } from '@parlour/games/shelf/provenance';
import { findBox, type Printing, type ShelvedBox } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { currentLocation, isPlainLeftClick, Link } from '../app/router.tsx';
import { loadCards, loadProvenance } from '../lib/box-assets.ts';
import { preparable, useAsync } from '../lib/use-async.ts';
import { optionsOfStoredPack } from '../packs/storage.ts';
import { ArrowLink, Button } from '../ui/button.tsx';
import { Segments } from '../ui/choices.tsx';
import { Icon } from '../ui/icon.tsx';
import { NotFound, PageLayout } from '../ui/page.tsx';
import { EmptyState, Row } from '../ui/surfaces.tsx';
import { uiText } from '../ui/ui-text.ts';
import styles from './leaflets.module.css';
import { leafletsText } from './leaflets-text.ts';
import { CardFacts, Cite, Footnotes, Sources } from './provenance.tsx';

/** As in a hand on a phone, on the table, and in the hand. */
const SIZES = ['small', 'medium', 'large'] as const;
type Size = (typeof SIZES)[number];

type BoxCards = { readonly printing: Printing; readonly provenance: Provenance | undefined };

/** By box: the pack that comes with it, and the facts about its cards. */
const boxCards = preparable(async (id): Promise<BoxCards> => {
  const box = findBox(id)!;
  return { printing: await loadCards(box, {}), provenance: box.provenance && (await loadProvenance(box)) };
});

export async function prepareCards({ box = '' }: PageProps['named']): Promise<void> {
  if (findBox(box)) await boxCards.prepare(box);
}

/** A face or the back as it is shown, with its own address. */
export type ShownCard = {
  /** Its name in the pack; 'back' is not in any. */
  readonly card: string;
  /** The last part of its address. */
  readonly slug: string;
  readonly face: string;
  /** "Alice Telescoping" */
  readonly name: string;
  /** "Alice Telescoping, Leading card of set 1 …" */
  readonly fullName: string;
  readonly count: number;
};

/** The free card of a crossword game is called `*`, which is no part of an address. */
const slugOf = (card: string, name: string): string =>
  /^[\w-]+$/.test(card) ? card : name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');

/** "Alice Telescoping, Leading card of set 1 …" → "Alice Telescoping". */
const shortName = (name: string): string => name.split(/[,:]/)[0] ?? name;

/** The cards of a pack in its order, each once, and the back. */
export function shownCards({ art, dress, pack }: Printing): readonly ShownCard[] {
  const faces = art.cards
    .filter(card => pack.includes(card))
    .map(card => {
      const fullName = art.nameOf(card, dress);
      const name = shortName(fullName);
      const count = pack.filter(other => other === card).length;
      return { card, slug: slugOf(card, name), face: art.face(card, dress), name, fullName, count };
    });
  const back = leafletsText('back');
  return [...faces, { card: 'back', slug: 'back', face: art.back(dress), name: back, fullName: back, count: 1 }];
}

export const cardPath = (box: string, { slug }: ShownCard): string => `/cards/${box}/${slug}`;

export function CardsPage({ named }: PageProps): JSX.Element {
  const box = findBox(named.box);
  return box ? <CardsContents box={box} /> : <NotFound />;
}

function CardsContents({ box }: { readonly box: ShelvedBox }): JSX.Element {
  const pack = currentLocation.value.query.get('pack');
  const ofBox = boxCards.useValue(box.id)?.printing;
  const own = useAsync(
    async () => (pack === null ? undefined : loadCards(box, await optionsOfStoredPack(box, pack))),
    [box, pack],
  );
  const cards = pack === null ? ofBox : own;
  const size = useSignal<Size>('medium');
  return (
    <PageLayout
      title={leafletsText('cardsTitle', { box: box.title })}
      world={box.id}
      back={{ to: `/box/${box.id}`, name: box.title }}
      aside={
        <Segments
          label={leafletsText('size')}
          value={size.value}
          choices={SIZES.map(value => ({ value, label: leafletsText(value) }))}
          onChange={chosen => (size.value = chosen)}
        />
      }
    >
      {cards && cards.pack.length === 0 && (
        <EmptyState title={leafletsText('noCards')} text={leafletsText('noCardsWhy')} />
      )}
      {cards && cards.pack.length > 0 && (
        <CardList box={box} printing={cards} size={size.value} hasPages={pack === null} />
      )}
      <Row>
        <ArrowLink to={`/box/${box.id}`}>{box.title}</ArrowLink>
        {box.boxStory && <ArrowLink to={`/story/${box.id}`}>{leafletsText('storyLink')}</ArrowLink>}
      </Row>
    </PageLayout>
  );
}

type CardListProps = {
  readonly box: ShelvedBox;
  readonly printing: Printing;
  readonly size: Size;
  /** Cards of a player's own pack have no pages. */
  readonly hasPages: boolean;
};

function CardList({ box, printing, size, hasPages }: CardListProps): JSX.Element {
  const cards = useMemo(() => shownCards(printing), [printing]);
  const zoomed = useSignal<ShownCard | undefined>(undefined);
  return (
    <>
      <ul class={styles.allCards} data-size={size} data-box={box.id}>
        {cards.map(card => (
          <CardItem
            key={card.slug}
            card={card}
            to={hasPages ? cardPath(box.id, card) : `#card-${card.slug}`}
            zoom={() => (zoomed.value = card)}
          />
        ))}
      </ul>
      {zoomed.value && (
        <CardZoomView
          cards={cards}
          card={zoomed.value}
          box={box.id}
          show={card => (zoomed.value = card)}
          close={() => (zoomed.value = undefined)}
          pageOf={hasPages ? card => cardPath(box.id, card) : undefined}
        />
      )}
    </>
  );
}

type CardItemProps = { readonly card: ShownCard; readonly to: string; zoom(): void };

/** Screen readers read the full name; the caption shows only the short one. */
function CardItem({ card: { slug, face, name, fullName, count }, to, zoom }: CardItemProps): JSX.Element {
  const id = `card-${slug}`;
  const item = useRef<HTMLLIElement>(null);
  const isWanted = currentLocation.value.hash === id;
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  const open = (event: MouseEvent): void => {
    if (!isPlainLeftClick(event)) return;
    event.preventDefault();
    zoom();
  };
  return (
    <li class={styles.shownCard} id={id} ref={item} data-wanted={isWanted}>
      <a href={to} onClick={open}>
        <span class={styles.shownFace} aria-hidden="true" dangerouslySetInnerHTML={{ __html: face }} />
        <span class={styles.name}>
          {name}
          <span class={visuallyHidden}>{fullName.slice(name.length)}</span>
        </span>{' '}
        {count > 1 && <span class={styles.cardNote}>{leafletsText('copies', { count })}</span>}
      </a>
    </li>
  );
}

type CardZoomViewProps = {
  readonly cards: readonly ShownCard[];
  readonly card: ShownCard;
  readonly box: string;
  show(card: ShownCard): void;
  close(): void;
  readonly pageOf: ((card: ShownCard) => string) | undefined;
};

/** A card as large as the screen. Arrow keys show the next; Escape and Back close it. */
function CardZoomView({ cards, card, box, show, close, pageOf }: CardZoomViewProps): JSX.Element {
  const dialog = useModal();
  const at = cards.indexOf(card);
  const turn = (steps: number): void => show(cards.at((at + steps) % cards.length)!);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  return (
    <dialog class={styles.zoom} aria-label={card.fullName} ref={dialog} onClose={close} onKeyDown={onKey}>
      <div class={styles.zoomBar}>
        <span class={styles.zoomName} aria-live="polite">
          {card.fullName}
        </span>
        {pageOf && (
          <Link to={pageOf(card)} class={styles.zoomLink}>
            {leafletsText('aboutCard')}
          </Link>
        )}
        <button type="button" class={styles.zoomButton} aria-label={uiText('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class={styles.zoomStage} data-box={box}>
        <button type="button" class={styles.zoomButton} aria-label={leafletsText('previous')} onClick={() => turn(-1)}>
          <Icon name="back" />
        </button>
        <span
          class={styles.zoomFace}
          role="img"
          aria-label={card.fullName}
          dangerouslySetInnerHTML={{ __html: card.face }}
        />
        <button type="button" class={styles.zoomButton} aria-label={leafletsText('next')} onClick={() => turn(1)}>
          <Icon name="next" />
        </button>
      </div>
    </dialog>
  );
}

/** One card, with the facts about it. */
export function CardPage({ named }: PageProps): JSX.Element {
  const box = findBox(named.box);
  return box ? <CardContents key={named.card} box={box} slug={named.card!} /> : <NotFound />;
}

function CardContents({ box, slug }: { readonly box: ShelvedBox; readonly slug: string }): JSX.Element {
  const { printing, provenance } = boxCards.useValue(box.id) ?? {};
  const cards = useMemo(() => (printing ? shownCards(printing) : []), [printing]);
  const card = cards.find(each => each.slug === slug);
  if (printing && !card) return <NotFound />;
  const facts = provenance && card ? cardFacts(provenance, card.card) : [];
  const title = leafletsText('cardTitle', { card: card?.name ?? slug, box: box.title });
  return (
    <PageLayout
      title={title}
      heading={card?.name ?? slug}
      world={box.id}
      back={{ to: `/cards/${box.id}`, name: leafletsText('allCardsShort') }}
    >
      {card && (
        <Footnotes.Provider
          value={
            provenance
              ? numberFootnotes(
                  provenance,
                  facts.flatMap(({ sources }) => sources),
                )
              : []
          }
        >
          <OneCard box={box} cards={cards} card={card}>
            <CardFacts facts={facts} />
          </OneCard>
          <div class={styles.column}>
            <Sources />
            {provenance && <Cite title={title} path={cardPath(box.id, card)} object={provenance.object} />}
          </div>
        </Footnotes.Provider>
      )}
      <Row>
        <ArrowLink to={`/cards/${box.id}`}>{leafletsText('allCards', { box: box.title })}</ArrowLink>
        {box.boxStory && <ArrowLink to={`/story/${box.id}`}>{leafletsText('storyLink')}</ArrowLink>}
      </Row>
    </PageLayout>
  );
}

type OneCardProps = {
  readonly box: ShelvedBox;
  readonly cards: readonly ShownCard[];
  readonly card: ShownCard;
  readonly children: ComponentChildren;
};

function OneCard({ box, cards, card, children }: OneCardProps): JSX.Element {
  const zoomed = useSignal<ShownCard | undefined>(undefined);
  const at = cards.indexOf(card);
  const [before, after] = [cards[at - 1], cards[at + 1]];
  return (
    <article class={styles.one} data-box={box.id}>
      <span
        class={`${styles.shownFace} ${styles.oneFace}`}
        role="img"
        aria-label={card.fullName}
        dangerouslySetInnerHTML={{ __html: card.face }}
      />
      <div class={styles.oneText}>
        <p class={styles.fullName}>{card.fullName}</p>
        {card.count > 1 && <p>{leafletsText('inPack', { count: card.count })}</p>}
        {children}
        <Row>
          <Button onAct={() => (zoomed.value = card)}>{leafletsText('fillScreen')}</Button>
        </Row>
        <nav class={styles.neighbours} aria-label={leafletsText('neighbours')}>
          {before && (
            <Link to={cardPath(box.id, before)} class={styles.neighbour}>
              <Icon name="back" />
              {before.name}
            </Link>
          )}
          {after && (
            <Link to={cardPath(box.id, after)} class={styles.neighbour}>
              {after.name}
              <Icon name="next" />
            </Link>
          )}
        </nav>
      </div>
      {zoomed.value && (
        <CardZoomView
          cards={cards}
          card={zoomed.value}
          box={box.id}
          show={shown => (zoomed.value = shown)}
          close={() => (zoomed.value = undefined)}
          pageOf={shown => cardPath(box.id, shown)}
        />
      )}
    </article>
  );
}
