/** The game to continue, on the home page and on the page of its box. */
import { type Translate, translator } from '@parlour/messages';
import type { JSX } from 'preact';
import { currentLocation } from '../app/router.tsx';
import type { OngoingGame } from '../history/ongoing-games.ts';
import { boxOfGame } from '../lib/box-assets.ts';
import { isTableOpening } from '../table/create-table.ts';
import { ArrowText } from '../ui/button.tsx';
import { GameCards } from '../ui/fan.tsx';
import { Avatar, Avatars } from '../ui/people.tsx';
import styles from '../ui/pictures.module.css';
import { Tile } from '../ui/tile.tsx';
import { workerApi } from '../worker/worker-client.ts';

const english = { continueGame: 'Continue', resume: 'Resume' } as const;
const text: Translate<typeof english> = translator('continue', english);

/** None on a first visit, nor if the player has started a game or left the page meanwhile. */
export async function loadOngoingGames(): Promise<OngoingGame[]> {
  const { path } = currentLocation.peek();
  const [local, remote] = await Promise.all([workerApi().tables(), workerApi().remoteTables()]);
  return local.length + remote.length === 0 || isTableOpening() || currentLocation.peek().path !== path
    ? []
    : (await import('../history/ongoing-games.ts')).ongoingGames(local, remote);
}

const MAX_PORTRAITS = 3;

export function OngoingGameTile({ ongoing }: { readonly ongoing: OngoingGame }): JSX.Element {
  const { to, game, standing, opponents } = ongoing;
  const box = boxOfGame(game.id).id;
  return (
    <Tile
      isWide
      world={box}
      to={to}
      picture={<GameCards box={box} game={game} class={styles.ongoingFan} />}
      eyebrow={text('continueGame')}
      title={game.title}
    >
      <p class={styles.company}>
        {opponents.length > 0 && (
          <Avatars>
            {opponents.slice(0, MAX_PORTRAITS).map(name => (
              <Avatar key={name} who={`${box}/${name}`} name={name} size={28} />
            ))}
          </Avatars>
        )}
        <span>{standing}</span>
      </p>
      <ArrowText>{text('resume')}</ArrowText>
    </Tile>
  );
}
