/** A box: one of its games ready to play, the people at its table, how to play, and what else is in the box. */
import { isMotionWanted } from '@parlour/board-kit/preferences';
import { type BoxedGame, type GameStep, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { PageProps } from '../../app/app.tsx';
import { hasNavigatedInApp } from '../../app/router.tsx';
import { loadBoard, loadPack } from '../../lib/box-assets.ts';
import { useBoxExtras } from '../../lib/box-extras.ts';
import { useAsync } from '../../lib/use-async.ts';
import { deferFontsUntil, fontsLoaded } from '../../lib/web-fonts.ts';
import { ArrowLink } from '../../ui/button.tsx';
import { CardFan, CardPicture, GameCards } from '../../ui/fan.tsx';
import { BoxLid } from '../../ui/lid.tsx';
import { NotFound, PageHeading, PageLayout } from '../../ui/page.tsx';
import { SectionHead } from '../../ui/surfaces.tsx';
import { GameFacts, Tile, unbroken } from '../../ui/tile.tsx';
import { uiText } from '../../ui/ui-text.ts';
import { workerApi } from '../../worker/worker-client.ts';
import { loadOngoingGames, OngoingGameTile } from '../continue-game.tsx';
import styles from './box-page.module.css';
import { boxText } from './box-text.ts';
import { PeopleAtTable } from './people-at-table.tsx';
import { GameControls, useGameTerms } from './play-controls.tsx';

export function BoxPage({ named }: PageProps): JSX.Element {
  const box = shelf.find(({ id }) => id === named.box);
  const game = named.game === undefined ? box?.games[0] : box?.games.find(({ id }) => id === named.game);
  return box && game ? <BoxContents box={box} game={game} /> : <NotFound />;
}

type BoxGameProps = { readonly box: ShelvedBox; readonly game: BoxedGame };
type StepsProps = BoxGameProps & { readonly steps: readonly GameStep[] };

function BoxContents({ box, game }: BoxGameProps): JSX.Element {
  const terms = useGameTerms(game);
  const { people, steps } = useBoxExtras(box);
  const personas = people[game.id] ?? [];
  useLayoutEffect(() => prefetchGame(box, game), [game]);
  const isFirst = game === box.games[0];
  const title = isFirst ? box.title : game.title;
  return (
    <PageLayout
      title={title}
      world={box.id}
      back={{ to: '/', name: uiText('allBoxes') }}
      hasTabBar={false}
      hasOwnHeading
    >
      <div class={styles.ornament} aria-hidden="true" />
      <article class={styles.hero} aria-label={game.title} data-opening={hasNavigatedInApp() && isMotionWanted()}>
        <div class={styles.lid}>
          <BoxLid box={box} />
        </div>
        <div class={styles.intro}>
          <div class={styles.titles}>
            {isFirst && box.before !== undefined && <p class={styles.before}>{box.before}</p>}
            {!isFirst && game.booklet !== undefined && <p class={styles.before}>{game.booklet}</p>}
            <PageHeading title={title} class={styles.title}>
              {unbroken(title)}
            </PageHeading>
          </div>
          <p class={styles.lead}>{game.about}</p>
          <GameFacts {...game} isLong />
          <GameControls game={game} personas={personas} {...terms} />
        </div>
        <div class={styles.picture}>
          <GameCards box={box.id} game={game} class={styles.heroFan} />
        </div>
      </article>
      <ContinueInBox box={box} />
      {game.personas && <PeopleAtTable {...{ box, game, personas }} terms={terms.terms} />}
      <HowToPlay box={box} game={game} steps={steps[game.id] ?? []} />
      <MoreInBox box={box} game={game} steps={steps[box.games[0]!.id] ?? []} />
    </PageLayout>
  );
}

/** People who open a box are about to play: loads what the game needs. */
function prefetchGame(box: ShelvedBox, game: BoxedGame): void {
  const assets = [
    workerApi().preloadGame(game.id),
    import('../../table/table-page.tsx'),
    loadBoard(game.id),
    loadPack(box, defaultsOf(game.options)),
  ];
  deferFontsUntil(Promise.allSettled(assets));
  void fontsLoaded.then(() => box.games.map(({ id }) => loadBoard(id)));
}

function ContinueInBox({ box }: { readonly box: ShelvedBox }): JSX.Element | null {
  const ongoing = useAsync(loadOngoingGames, []) ?? [];
  const latest = ongoing.find(({ game }) => box.games.some(({ id }) => id === game.id));
  return latest ? (
    <div class={styles.continue}>
      <OngoingGameTile ongoing={latest} />
    </div>
  ) : null;
}

function HowToPlay({ box, game, steps }: StepsProps): JSX.Element {
  return (
    <section class={styles.how} aria-labelledby="how-to-play">
      <SectionHead id="how-to-play" title={boxText('howToPlay')}>
        <ArrowLink to={`/sheet/${game.id}`}>{boxText('fullRules')}</ArrowLink>
      </SectionHead>
      {steps.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <ol class={styles.steps} tabIndex={0} aria-labelledby="how-to-play">
          {steps.map(({ title, text, cards, star }, i) => (
            <li key={title} class={styles.step}>
              <div class={styles.stepPicture}>
                <CardFan box={box.id} cards={cards} class={styles.stepFan} raised={star === undefined ? [] : [star]} />
              </div>
              <div class={styles.stepWords}>
                <b aria-hidden="true">{i + 1}</b>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function MoreInBox({ box, game, steps }: StepsProps): JSX.Element {
  const { id, games, year, boxStory, exhibit, packTemplate, leaningCard } = box;
  const fan = (step: number, count: number): JSX.Element | undefined =>
    steps[step] && <CardFan box={id} cards={steps[step].cards.slice(-count)} class={styles.tileFan} />;
  return (
    <section class={styles.more} aria-label={boxText('more')}>
      {games
        .filter(other => other !== game)
        .map(other => (
          <Tile
            key={other.id}
            to={other === games[0] ? `/box/${id}` : `/box/${id}/${other.id}`}
            picture={<GameCards box={id} game={other} class={styles.tileFan} />}
            eyebrow={boxText('alsoInBox')}
            title={other.title}
            line={other.line ?? other.about}
            facts={<GameFacts {...other} />}
          />
        ))}
      {boxStory && (
        <Tile
          to={`/story/${id}`}
          picture={leaningCard && <CardPicture box={id} card={leaningCard} class={styles.tileCard} />}
          eyebrow={boxText('storyOf')}
          title={year}
          line={boxText('storyLine')}
        />
      )}
      {exhibit && (
        <Tile
          to={`/exhibit/${id}`}
          picture={<CardFan box={id} cards={exhibit.cards} class={styles.tileFan} />}
          eyebrow={boxText('exhibit')}
          title={exhibit.title}
          line={exhibit.line}
        />
      )}
      <Tile
        to={`/cards/${id}`}
        picture={fan(0, 4)}
        eyebrow={boxText('cards')}
        title={boxText('cardsTitle')}
        line={boxText('cardsLine')}
      />
      <Tile
        to={`/print/${id}`}
        picture={<BoxLid box={box} />}
        eyebrow={boxText('print')}
        title={boxText('printTitle')}
        line={boxText('printLine')}
      />
      {games.some(({ puzzles }) => puzzles) && (
        <Tile
          to="/puzzles"
          picture={fan(2, 2)}
          eyebrow={boxText('puzzles')}
          title={boxText('puzzlesTitle')}
          line={boxText('puzzlesLine')}
        />
      )}
      {packTemplate && (
        <Tile
          to={`/make/${id}`}
          picture={fan(1, 2)}
          eyebrow={boxText('ownPack')}
          title={boxText('ownPackTitle')}
          line={boxText('ownPackLine')}
        />
      )}
    </section>
  );
}
