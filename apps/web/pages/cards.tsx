import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import type { PackArt } from '@parlour/card-art/pack-art';
import { type Printing, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { currentLocation } from '../app/router.tsx';
import { loadCards } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { optionsOfStoredPack } from '../packs/storage.ts';
import { BackToBox, NotFound, PageLayout } from '../ui/page.tsx';
import styles from './cards.module.css';

/** In pixels: as in a hand on a phone, on the table, and in the hand. */
const CARD_WIDTHS_PX = { small: 44, middling: 120, large: 300 } as const;
const SIZES = ['small', 'middling', 'large'] as const satisfies readonly (keyof typeof CARD_WIDTHS_PX)[];
type Size = (typeof SIZES)[number];

export function CardsPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  return box ? <CardsContents box={box} /> : <NotFound />;
}

function CardsContents({ box }: { readonly box: ShelvedBox }): JSX.Element {
  const pack = currentLocation.value.query.get('pack');
  const cards = useAsync(async () => loadCards(box, await optionsOfStoredPack(box, pack)), [box, pack]);
  const size = useSignal<Size>('middling');
  return (
    <PageLayout title={`The cards of ${box.title}`} world={box.id}>
      <fieldset class={styles.sizes}>
        <legend class={visuallyHidden}>Size</legend>
        {SIZES.map(name => (
          <label key={name} class={styles.size}>
            <input
              type="radio"
              name="size"
              value={name}
              checked={size.value === name}
              onChange={() => {
                size.value = name;
              }}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {cards && cards.pack.length === 0 && <p class={styles.none}>There are no cards in this box.</p>}
      {cards && cards.pack.length > 0 && <CardList cards={cards} width={CARD_WIDTHS_PX[size.value]} />}
      <BackToBox box={box} />
    </PageLayout>
  );
}

const aspectRatioOf = ({ size }: PackArt): number => size.height / size.width;

function CardList({ cards, width }: { readonly cards: Printing; readonly width: number }): JSX.Element {
  const { art, dress, pack } = cards;
  const copies = (card: string): number => pack.filter(other => other === card).length;
  return (
    <ul class={styles.cards} style={{ '--wide': `${width}px`, '--shape': aspectRatioOf(art) }}>
      {art.cards
        .filter(card => pack.includes(card))
        .map(card => (
          <CardItem
            key={card}
            face={art.face(card, dress)}
            name={art.nameOf(card, dress)}
            note={copies(card) > 1 ? `${copies(card)} of them` : ''}
          />
        ))}
      <CardItem face={art.back(dress)} name="The back" note="" />
    </ul>
  );
}

type CardItemProps = { readonly face: string; readonly name: string; readonly note: string };

function CardItem({ face, name, note }: CardItemProps): JSX.Element {
  return (
    <li class={styles.card}>
      <span class={styles.face} aria-hidden="true" dangerouslySetInnerHTML={{ __html: face }} />
      <span class={styles.name}>
        {name}
        {note && <span class={styles.note}>, {note}</span>}
      </span>
    </li>
  );
}
