/** A leaflet on the page: headings, text, and pictures of the cards it speaks of. */
import { type Block, type Leaflet, spansOf } from '@parlour/games/shelf/leaflet';
import type { Printing } from '@parlour/games/shelf/shelf';
import type { JSX } from 'preact';
import styles from './leaflet.module.css';

type LeafletProps = {
  readonly leaflet: Leaflet;
  /** Without cards, where the box has none, their names are read. */
  readonly cards: Printing | undefined;
  /** The headings of its parts. */
  readonly heading: 'h2' | 'h3';
};

export function LeafletText({ leaflet, cards, heading: Heading }: LeafletProps): JSX.Element {
  return (
    <>
      {leaflet.parts.map(({ title, blocks }) => (
        <section key={title} class={styles.part}>
          <Heading class={styles.heading}>{title}</Heading>
          {blocks.map((block, i) => (
            <Shown key={i} block={block} cards={cards} />
          ))}
        </section>
      ))}
    </>
  );
}

type ShownProps = { readonly block: Block; readonly cards: Printing | undefined };

function Shown({ block, cards }: ShownProps): JSX.Element {
  switch (block.is) {
    case 'text':
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul class={styles.list}>
          {block.items.map(item => (
            <li key={item}>
              <Spans text={item} />
            </li>
          ))}
        </ul>
      );
    case 'cards':
      return <Row {...block} printing={cards} />;
    case 'grid':
      return <Grid {...block} printing={cards} />;
  }
}

const Spans = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    {spansOf(text).map(({ text, is, to }, i) => {
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

type Drawn = { readonly says: string; readonly printing: Printing | undefined };

const shapeOf = ({ art }: Printing): number => art.size.height / art.size.width;

function Row({ cards, says, printing }: Drawn & { readonly cards: readonly string[] }): JSX.Element {
  return (
    <figure class={styles.figure}>
      <ul
        class={styles.cards}
        data-few={cards.length <= 5}
        style={{ '--count': cards.length, '--shape': printing ? shapeOf(printing) : 1 }}
      >
        {cards.map((card, i) => (
          <li key={i} class={styles.card}>
            <Face card={card} printing={printing} />
          </li>
        ))}
      </ul>
      <figcaption>
        <Spans text={says} />
      </figcaption>
    </figure>
  );
}

function Grid({ rows, says, printing }: Drawn & { readonly rows: readonly string[] }): JSX.Element {
  const across = Math.max(...rows.map(row => row.length));
  const shape = printing ? shapeOf(printing) : 1;
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
                <Face card={card} printing={printing} />
              </span>
            ),
          ),
        )}
      </div>
      <figcaption>
        <Spans text={says} />
      </figcaption>
    </figure>
  );
}

function Face({ card, printing }: { readonly card: string; readonly printing: Printing | undefined }): JSX.Element {
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
