/** "My games": figures, won and lost by week, the games to continue, medals, and finished games as pictures. */
import { findGame, shelf } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import { h, type JSX } from 'preact';
import { settings } from '../app/settings.ts';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { waitingTables } from '../notifications/waiting-count.ts';
import { ArrowLink, Button, ButtonLink } from '../ui/button.tsx';
import { Segments } from '../ui/choices.tsx';
import { GameCards } from '../ui/fan.tsx';
import { Bars, Stat } from '../ui/figures.tsx';
import { PageHeading, PageLayout } from '../ui/page.tsx';
import { Avatar } from '../ui/people.tsx';
import { EmptyState, Eyebrow, Felt, Panel, Row, SectionHead } from '../ui/surfaces.tsx';
import type { StoredRecord } from '../worker/store.ts';
import { workerApi } from '../worker/worker-client.ts';
import { FeatMedal } from './achievements-page.tsx';
import { FinishedGames } from './finished-games-list.tsx';
import styles from './history.module.css';
import { statisticsByGame, weeklyResults } from './match-statistics.ts';
import { myGamesText } from './my-games-text.ts';
import { type OngoingGame, ongoingGames, withoutWaitingTables } from './ongoing-games.ts';
import { bestStreakOf, daysDone } from './streak.ts';

const loadOngoing = async (): Promise<OngoingGame[]> =>
  ongoingGames(...(await Promise.all([workerApi().tables(), workerApi().remoteTables()])));

export function MyGamesPage(): JSX.Element {
  const changes = useSignal(0);
  const ongoing = useAsync(loadOngoing, [changes.value]) ?? [];
  const records = useAsync(() => workerApi().records(), [changes.value]);
  const others = withoutWaitingTables(ongoing, waitingTables.value);
  const isEmpty = records?.length === 0 && ongoing.length === 0;
  const onChange = (): void => {
    changes.value += 1;
  };
  return (
    <PageLayout title={myGamesText('title')} hasOwnHeading>
      <Figures records={records ?? []} />
      <YourTurn />
      {isEmpty && <NoGames />}
      {(records?.length ?? 0) > 0 && (
        <div class={others.length > 0 ? styles.top : undefined}>
          <Weeks records={records ?? []} />
          <ContinueFelt ongoing={others} onChange={onChange} />
        </div>
      )}
      {records?.length === 0 && <ContinueFelt ongoing={others} onChange={onChange} />}
      <OngoingGames ongoing={others.slice(1)} onChange={onChange} />
      <Medals />
      {records && records.length > 0 && <FinishedGames records={records} />}
      <p>
        <ArrowLink to="/review">{myGamesText('reviewFile')}</ArrowLink>
      </p>
    </PageLayout>
  );
}

function Figures({ records }: { readonly records: readonly StoredRecord[] }): JSX.Element {
  const { name, portrait } = settings.value;
  const solved = useAsync(
    async () => (await workerApi().puzzleProgress()).filter(({ ended }) => ended === 'solved'),
    [],
  );
  const statistics = statisticsByGame(records);
  const [played, won] = [statistics.map(one => one.played), statistics.map(one => one.won)].map(counts =>
    counts.reduce((total, count) => total + count, 0),
  );
  const share = played ? Math.round((100 * (won ?? 0)) / played) : 0;
  return (
    <div class={styles.head}>
      <Avatar who={portrait} name={name} size={92} />
      <div class={styles.who}>
        <PageHeading title={myGamesText('title')} class={styles.name}>
          {name}
        </PageHeading>
        <p class={styles.note}>{myGamesText('guestOnDevice')}</p>
        <Row>
          <ButtonLink to="/settings" size="small">
            {myGamesText('changePortrait')}
          </ButtonLink>
          <ButtonLink to="/settings" size="small">
            {myGamesText('backUp')}
          </ButtonLink>
        </Row>
      </div>
      <div class={styles.stats}>
        <Stat value={records.length} label={myGamesText('games', { count: records.length })} />
        <Stat value={myGamesText('percent', { value: share })} label={myGamesText('wonShare')} />
        <Stat value={bestStreakOf(daysDone.value)} label={myGamesText('bestStreak')} />
        <Stat value={solved?.length ?? 0} label={myGamesText('puzzlesSolved', { count: solved?.length ?? 0 })} />
      </div>
    </div>
  );
}

/** The server knows best which remote tables wait for the player. */
function YourTurn(): JSX.Element | null {
  const list = useAsync(async () => (await import('../notifications/waiting-list.tsx')).WaitingList, []);
  return list ? h(list, {}) : null;
}

const NoGames = (): JSX.Element => {
  const [game] = shelf.flatMap(({ games }) => games);
  return (
    <EmptyState
      title={myGamesText('emptyTitle')}
      text={myGamesText('emptyText')}
      picture={game && <GameCards box={boxOfGame(game.id).id} game={game} class={styles.emptyFan} />}
    >
      <ButtonLink to="/" tone="primary">
        {myGamesText('playFirst')}
      </ButtonLink>
    </EmptyState>
  );
};

const WEEKS = 12;
const MAX_CHOICES = 3;
const ALL = 'all';

function Weeks({ records }: { readonly records: readonly StoredRecord[] }): JSX.Element {
  const game = useSignal(ALL);
  const statistics = statisticsByGame(records).toSorted((a, b) => b.played - a.played);
  const shown = records.filter(record => game.value === ALL || record.game === game.value);
  const weeks = weeklyResults(shown, Date.now(), WEEKS);
  const [won, lost] = [weeks.map(week => week.won), weeks.map(week => week.lost)].map(counts =>
    counts.reduce((total, count) => total + count, 0),
  );
  const best = statistics.toSorted((a, b) => b.won / b.played - a.won / a.played)[0];
  return (
    <Panel
      title={myGamesText('lastWeeks', { count: WEEKS })}
      aside={
        statistics.length > 1 && (
          <Segments
            label={myGamesText('filter')}
            value={game.value}
            onChange={value => (game.value = value)}
            choices={[
              { value: ALL, label: myGamesText('allGames') },
              ...statistics.slice(0, MAX_CHOICES).map(one => ({ value: one.game, label: gameTitle(one.game) })),
            ]}
          />
        )
      }
      class={styles.weeks}
    >
      <Bars
        label={myGamesText('chartLabel', { weeks: WEEKS, played: (won ?? 0) + (lost ?? 0), won: won ?? 0 })}
        columns={weeks.map((week, i) => ({
          name: week.month === weeks[i - 1]?.month ? '' : week.month,
          value: week.won,
          second: week.lost,
        }))}
        note={
          <p class={styles.legend}>
            <span data-tone="won">{myGamesText('won')}</span>
            <span data-tone="lost">{myGamesText('lost')}</span>
            {best && best.won > 0 && (
              <span class={styles.best}>
                {myGamesText('bestGame', {
                  game: gameTitle(best.game),
                  share: Math.round((100 * best.won) / best.played),
                })}
              </span>
            )}
          </p>
        }
      />
    </Panel>
  );
}

const standingText = ({ isDaily, standing }: OngoingGame): string =>
  isDaily ? myGamesText('dailyStanding', { standing }) : standing;

type OngoingProps = { readonly ongoing: readonly OngoingGame[]; onChange(): void };

type DeleteProps = { readonly one: OngoingGame; onChange(): void };

/** A table on the server is not this device's to delete. */
const DeleteButton = ({ one, onChange }: DeleteProps): JSX.Element | null =>
  one.isRemote ? null : (
    <Button
      size="small"
      tone="quiet"
      label={myGamesText('deleteGame', { game: one.game.title })}
      onAct={() => void workerApi().deleteTable(one.id).then(onChange)}
    >
      {myGamesText('delete')}
    </Button>
  );

function ContinueFelt({ ongoing: [latest], onChange }: OngoingProps): JSX.Element | null {
  if (!latest) return null;
  const { game, to } = latest;
  const box = boxOfGame(game.id).id;
  return (
    <Felt world={box} class={styles.continue}>
      <Eyebrow>{myGamesText('continueGame')}</Eyebrow>
      <h2>{game.title}</h2>
      <p>{standingText(latest)}</p>
      <div class={styles.continuePicture}>
        <GameCards box={box} game={game} class={styles.continueFan} />
      </div>
      <ButtonLink to={to} tone="cream" class={styles.resume}>
        {myGamesText('resume')}
      </ButtonLink>
      <DeleteButton one={latest} onChange={onChange} />
    </Felt>
  );
}

function OngoingGames({ ongoing, onChange }: OngoingProps): JSX.Element | null {
  if (ongoing.length === 0) return null;
  return (
    <Panel title={myGamesText('otherGames')}>
      <ul class={styles.ongoing}>
        {ongoing.map(one => (
          <li key={one.to}>
            <span>
              <ArrowLink to={one.to}>{one.game.title}</ArrowLink>
              <small>{standingText(one)}</small>
            </span>
            <DeleteButton one={one} onChange={onChange} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const MEDALS_SHOWN = 8;

/** The earned ones first. */
function Medals(): JSX.Element | null {
  const boxes = useAsync(() => workerApi().featsByBox(), []);
  const all = boxes?.flatMap(({ box, feats }) => feats.map(feat => ({ box, feat }))) ?? [];
  if (all.length === 0) return null;
  const earned = all.filter(({ feat }) => feat.isEarned);
  const shown = [...earned, ...all.filter(({ feat }) => !feat.isEarned)].slice(0, MEDALS_SHOWN);
  return (
    <section class={styles.section} aria-labelledby="medals">
      <SectionHead id="medals" title={myGamesText('medals')}>
        <ArrowLink to="/feats">{myGamesText('medalCount', { earned: earned.length, count: all.length })}</ArrowLink>
      </SectionHead>
      <Panel>
        <ul class={styles.medals}>
          {shown.map(({ box, feat }) => (
            <li key={feat.id}>
              <FeatMedal box={box} feat={feat} />
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}

const gameTitle = (game: string): string => findGame(game)?.title ?? game;
