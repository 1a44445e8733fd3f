/** Every card of a box, in three sizes, each with its own address. */
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import type { PackArt } from '@parlour/card-art/pack-art';
import { type Printing, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PageProps } from '../app/app.tsx';
import { currentLocation } from '../app/router.tsx';
import { loadCards } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { optionsOfStoredPack } from '../packs/storage.ts';
import { ArrowLink } from '../ui/button.tsx';
import { Segments } from '../ui/choices.tsx';
import { NotFound, PageLayout } from '../ui/page.tsx';
import { EmptyState, Row } from '../ui/surfaces.tsx';
import styles from './leaflets.module.css';
import { leafletsText } from './leaflets-text.ts';

/** In pixels: as in a hand on a phone, on the table, and in the hand. */
const CARD_WIDTHS_PX = { small: 44, medium: 120, large: 300 } as const;
const SIZES = ['small', 'medium', 'large'] as const satisfies readonly (keyof typeof CARD_WIDTHS_PX)[];
type Size = (typeof SIZES)[number];

export function CardsPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  return box ? <CardsContents box={box} /> : <NotFound />;
}

function CardsContents({ box }: { readonly box: ShelvedBox }): JSX.Element {
  const pack = currentLocation.value.query.get('pack');
  const cards = useAsync(async () => loadCards(box, await optionsOfStoredPack(box, pack)), [box, pack]);
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
      {cards && cards.pack.length > 0 && <CardList cards={cards} width={CARD_WIDTHS_PX[size.value]} />}
      <Row>
        <ArrowLink to={`/box/${box.id}`}>{box.title}</ArrowLink>
        {box.boxStory && <ArrowLink to={`/story/${box.id}`}>{leafletsText('storyLink')}</ArrowLink>}
      </Row>
    </PageLayout>
  );
}

const aspectRatioOf = ({ size }: PackArt): number => size.height / size.width;

/** "Alice Telescoping, Leading card of set 1 …" → "Alice Telescoping". */
const shortName = (name: string): string => name.split(/[,:]/)[0] ?? name;

function CardList({ cards, width }: { readonly cards: Printing; readonly width: number }): JSX.Element {
  const { art, dress, pack } = cards;
  const copies = (card: string): number => pack.filter(other => other === card).length;
  return (
    <ul class={styles.allCards} style={{ '--wide': `${width}px`, '--shape': aspectRatioOf(art) }}>
      {art.cards
        .filter(card => pack.includes(card))
        .map(card => (
          <CardItem
            key={card}
            anchor={card}
            face={art.face(card, dress)}
            name={art.nameOf(card, dress)}
            count={copies(card)}
          />
        ))}
      <CardItem anchor="back" face={art.back(dress)} name={leafletsText('back')} count={1} />
    </ul>
  );
}

type CardItemProps = {
  readonly anchor: string;
  readonly face: string;
  readonly name: string;
  readonly count: number;
};

/** Screen readers read the full name; the caption shows only the short one. */
function CardItem({ anchor, face, name, count }: CardItemProps): JSX.Element {
  const id = `card-${anchor}`;
  const short = shortName(name);
  const item = useRef<HTMLLIElement>(null);
  const isWanted = currentLocation.value.hash === id;
  useEffect(() => {
    if (isWanted) item.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <li class={styles.shownCard} id={id} ref={item} data-wanted={isWanted}>
      <a href={`#${id}`}>
        <span class={styles.shownFace} aria-hidden="true" dangerouslySetInnerHTML={{ __html: face }} />
        <span class={styles.name}>
          {short}
          <span class={visuallyHidden}>{name.slice(short.length)}</span>
        </span>{' '}
        {count > 1 && <span class={styles.cardNote}>{leafletsText('copies', { count })}</span>}
      </a>
    </li>
  );
}
