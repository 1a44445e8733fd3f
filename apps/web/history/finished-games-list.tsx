/** Finished games as pictures, with a filter. */
import { findGame } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Link } from '../app/router.tsx';
import { boxOfGame } from '../lib/box-assets.ts';
import { Segments } from '../ui/choices.tsx';
import { GameCards } from '../ui/fan.tsx';
import { Avatar, Avatars } from '../ui/people.tsx';
import { Chip, Row, SectionHead } from '../ui/surfaces.tsx';
import { Tile } from '../ui/tile.tsx';
import type { StoredRecord } from '../worker/store.ts';
import { EMPTY_FILTER, FILTERS, type FinishedGameRow, finishedGameRow, matchesFilter } from './finished-games.ts';
import styles from './history.module.css';
import { myGamesText } from './my-games-text.ts';

/** No more are drawn at once; players narrow the search to find older games. */
const MAX_GAMES_SHOWN = 48;
const MAX_PORTRAITS = 3;

const formatDate = (time: number): string => new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium' });

export function FinishedGames({ records }: { readonly records: readonly StoredRecord[] }): JSX.Element {
  const filter = useSignal(EMPTY_FILTER);
  const id = useId();
  const rows = records.map(finishedGameRow);
  const found = rows.filter(row => matchesFilter(row, filter.value));
  return (
    <section class={styles.section} aria-labelledby="recent">
      <SectionHead id="recent" title={myGamesText('recent')}>
        <Row>
          <span class={styles.search}>
            <label for={id}>{myGamesText('search')}</label>
            <input
              id={id}
              type="search"
              maxLength={60}
              onInput={event => (filter.value = { ...filter.value, words: event.currentTarget.value })}
            />
          </span>
          <Segments
            label={myGamesText('filter')}
            value={filter.value.show}
            onChange={show => (filter.value = { ...filter.value, show })}
            choices={FILTERS.map(value => ({ value, label: myGamesText(value) }))}
          />
        </Row>
      </SectionHead>
      <p role="status" class={styles.note}>
        {found.length === rows.length
          ? myGamesText('found', { count: rows.length })
          : myGamesText('someFound', { found: found.length, count: rows.length })}{' '}
        {found.length > MAX_GAMES_SHOWN && myGamesText('latestShown', { count: MAX_GAMES_SHOWN })}
      </p>
      <ul class={styles.recent} aria-labelledby="recent">
        {found.slice(0, MAX_GAMES_SHOWN).map(row => (
          <li key={row.id}>
            <FinishedGame row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FinishedGame({ row }: { readonly row: FinishedGameRow }): JSX.Element {
  const { id, game, title, outcome, result, players, others, turningPoint, ended, daily } = row;
  const boxed = findGame(game);
  const box = boxed && boxOfGame(game).id;
  return (
    <Tile
      world={box}
      picture={boxed && <GameCards box={box ?? ''} game={boxed} class={styles.tileFan} />}
      title={
        <Link to={`/after/${id}`} class={styles.gameLink}>
          {title}
        </Link>
      }
    >
      <p>
        <Chip tone={outcome === 'won' ? 'go' : 'plain'} {...(outcome === 'won' && { icon: 'trophy' })}>
          {result}
        </Chip>
      </p>
      <p class={styles.company}>
        {others.length > 0 && box && (
          <Avatars>
            {others.slice(0, MAX_PORTRAITS).map(name => (
              <Avatar key={name} who={`${box}/${name}`} name={name} size={28} />
            ))}
          </Avatars>
        )}
        <small>{players}</small>
      </p>
      <small>
        {formatDate(ended)} {daily !== undefined && <span>{myGamesText('daily')}</span>}
      </small>
      {turningPoint !== '' && <small>{turningPoint}</small>}
      <p class={styles.links}>
        <Link to={`/review/${id}`}>{myGamesText('review')}</Link>
        <Link to={`/replay/${id}`}>{myGamesText('replay')}</Link>
      </p>
    </Tile>
  );
}
