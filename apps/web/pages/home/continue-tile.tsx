/** The game to continue; for a newcomer, how it works. */
import { shelf } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import type { JSX } from 'preact';
import { useAsync } from '../../lib/use-async.ts';
import { ArrowText } from '../../ui/button.tsx';
import { GameCards } from '../../ui/fan.tsx';
import { Tile } from '../../ui/tile.tsx';
import { loadOngoingGames, OngoingGameTile } from '../continue-game.tsx';
import styles from './home.module.css';
import { homeText } from './home-text.ts';

/** The easiest game is a good first one. */
const firstBox = assertDefined(shelf.find(({ games }) => games[0]?.difficulty === 'light') ?? shelf[0]);

export function ContinueTile(): JSX.Element {
  const [latest] = useAsync(loadOngoingGames, []) ?? [];
  return latest ? <OngoingGameTile ongoing={latest} /> : <NewcomerTile />;
}

const NewcomerTile = (): JSX.Element => (
  <Tile
    isWide
    world={firstBox.id}
    to={`/box/${firstBox.id}`}
    picture={<GameCards box={firstBox.id} game={assertDefined(firstBox.games[0])} class={styles.wideFan} />}
    eyebrow={homeText('newHere')}
    title={homeText('howTitle')}
    line={homeText('howLine')}
  >
    <ArrowText>{homeText('startHere')}</ArrowText>
  </Tile>
);
