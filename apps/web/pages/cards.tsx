/** All cards of a box, at the three sizes they are seen, each with its name. */

import { unseen } from '@parlour/board-kit/pieces/unseen';
import type { PackArt } from '@parlour/card-art/dress';
import { type Printing, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { useAsked } from '../asking.ts';
import { loadCards } from '../boxes.ts';
import { optionsFrom } from '../making/playing.ts';
import { place } from '../router.tsx';
import styles from './cards.module.css';
import { Missing } from './missing.tsx';
import { BackToBox, Page } from './page.tsx';

/** As in a hand on a phone, as on the table, as in the hand. */
const WIDTHS = { small: 44, middling: 120, large: 300 } as const;
const SIZES = ['small', 'middling', 'large'] as const satisfies readonly (keyof typeof WIDTHS)[];
type Size = (typeof SIZES)[number];

export function CardsPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  return box ? <Cards box={box} /> : <Missing />;
}

function Cards({ box }: { readonly box: ShelvedBox }): JSX.Element {
  const pack = place.value.query.get('pack');
  const cards = useAsked(async () => loadCards(box, await optionsFrom(box, pack)), [box, pack]);
  const size = useSignal<Size>('middling');
  return (
    <Page title={`The cards of ${box.title}`} world={box.id}>
      <fieldset class={styles.sizes}>
        <legend class={unseen}>Size</legend>
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
      {cards && cards.pack.length > 0 && <Spread cards={cards} width={WIDTHS[size.value]} />}
      <BackToBox box={box} />
    </Page>
  );
}

const shapeOf = ({ size }: PackArt): number => size.height / size.width;

function Spread({ cards, width }: { readonly cards: Printing; readonly width: number }): JSX.Element {
  const { art, dress, pack } = cards;
  const copies = (card: string): number => pack.filter(other => other === card).length;
  return (
    <ul class={styles.cards} style={{ '--wide': `${width}px`, '--shape': shapeOf(art) }}>
      {art.cards
        .filter(card => pack.includes(card))
        .map(card => (
          <Shown
            key={card}
            face={art.face(card, dress)}
            name={art.nameOf(card, dress)}
            note={copies(card) > 1 ? `${copies(card)} of them` : ''}
          />
        ))}
      <Shown face={art.back(dress)} name="The back" note="" />
    </ul>
  );
}

type ShownProps = { readonly face: string; readonly name: string; readonly note: string };

function Shown({ face, name, note }: ShownProps): JSX.Element {
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
