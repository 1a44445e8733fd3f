/** The home page: today's deal and puzzle, the game to continue, the shelf, and all games as pictures. */
import { visuallyHidden } from '@parlour/board-kit/components/screen-reader.tsx';
import { type BoxedGame, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Link } from '../../app/router.tsx';
import { ArrowLink, ArrowText, Button } from '../../ui/button.tsx';
import { CardPicture, GameCards } from '../../ui/fan.tsx';
import { BoxLid } from '../../ui/lid.tsx';
import { PageLayout } from '../../ui/page.tsx';
import { SectionHead } from '../../ui/surfaces.tsx';
import { GameFacts, Tile } from '../../ui/tile.tsx';
import { uiText } from '../../ui/ui-text.ts';
import { startNewGame } from '../start-game.ts';
import { ContinueTile } from './continue-tile.tsx';
import styles from './home.module.css';
import { homeText } from './home-text.ts';
import { TodaysDeal, TodaysPuzzle } from './today-tiles.tsx';

const gamesOf = (boxes: readonly ShelvedBox[]): BoxedGame[] => boxes.flatMap(({ games }) => games);

export const HomePage = (): JSX.Element => (
  <PageLayout
    title={uiText('parlour')}
    heading={homeText('heading')}
    isHeadingHidden
    foot={<a href="/docs/">{homeText('documentation')}</a>}
  >
    <div class={styles.top}>
      <TodaysDeal />
      <TodaysPuzzle />
      <ContinueTile />
    </div>
    <section class={styles.shelf} aria-labelledby="boxes">
      <SectionHead id="boxes" title={homeText('boxesTitle', { boxes: shelf.length, games: gamesOf(shelf).length })}>
        <span class={styles.friends}>
          <ArrowLink to="/join">{homeText('playWithFriends')}</ArrowLink>
        </span>
      </SectionHead>
      <div class={styles.boxes}>
        {shelf.map(box => (
          <BoxOnShelf key={box.id} box={box} />
        ))}
      </div>
    </section>
    <section class={styles.all} aria-labelledby="all-games">
      <SectionHead id="all-games" title={homeText('allGames', { games: gamesOf(shelf).length })} />
      <div class={styles.games}>
        {shelf.flatMap(box => box.games.map(game => <GameTile key={game.id} box={box} game={game} />))}
        <OwnPackTile />
      </div>
    </section>
  </PageLayout>
);

export const gamePath = (box: ShelvedBox, game: BoxedGame): string =>
  game === box.games[0] ? `/box/${box.id}` : `/box/${box.id}/${game.id}`;

const extent = (games: readonly BoxedGame[], key: 'seats' | 'minutes'): [number, number] => [
  Math.min(...games.map(game => game[key][0])),
  Math.max(...games.map(game => game[key][1])),
];

function BoxOnShelf({ box }: { readonly box: ShelvedBox }): JSX.Element {
  const { id, title, games, line = box.story, leaningCard } = box;
  const [first] = games;
  const isBusy = useSignal(false);
  const play = (): void => {
    isBusy.value = true;
    void startNewGame(first!).finally(() => {
      isBusy.value = false;
    });
  };
  return (
    <article class={styles.box} data-world={id} aria-label={title}>
      <Link to={`/box/${id}`} class={styles.lid}>
        <span class={visuallyHidden}>{homeText('openBoxNamed', { box: title })}</span>
        <BoxLid box={box} />
        {leaningCard !== undefined && <CardPicture box={id} card={leaningCard} class={styles.leaning} />}
      </Link>
      <div class={styles.plank} aria-hidden="true" />
      <div class={styles.about}>
        <h3>{title}</h3>
        <p class={styles.line}>{line}</p>
        <GameFacts seats={extent(games.slice(0, 1), 'seats')} minutes={first!.minutes} difficulty={first!.difficulty} />
        <div class={styles.acts}>
          <Button tone="primary" onAct={play} isDisabled={isBusy.value} label={homeText('playNamed', { game: title })}>
            {uiText('play')}
          </Button>
          <ArrowLink to={`/box/${id}`}>
            {games.length === 1 ? homeText('openBox') : homeText('moreGames', { count: games.length - 1 })}
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}

function GameTile({ box, game }: { readonly box: ShelvedBox; readonly game: BoxedGame }): JSX.Element {
  return (
    <Tile
      world={box.id}
      to={gamePath(box, game)}
      picture={<GameCards box={box.id} game={game} class={styles.tileFan} />}
      title={game.shortTitle ?? game.title}
      line={game.line ?? game.about}
      facts={<GameFacts {...game} />}
    />
  );
}

/** For boxes whose cards a player can write. */
function OwnPackTile(): JSX.Element | null {
  const box = shelf.find(({ packTemplate }) => packTemplate);
  return box ? (
    <div class={styles.own}>
      <Link to={`/make/${box.id}`}>
        <h3>{homeText('ownPack')}</h3>
        <p class={styles.line}>{homeText('ownPackLine')}</p>
        <ArrowText>{homeText('startPack')}</ArrowText>
      </Link>
    </div>
  ) : null;
}
