/** Quick match: the game by its picture, the clock, one button; then waiting with a countdown, and to the table. */
import { runLater } from '@parlour/client/transport';
import type { MatchClock } from '@parlour/club/matchmaking/matchmaking';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { MATCHMAKING_ROUTES } from '@parlour/protocol/club/matchmaking';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { currentLocation, navigateTo } from '../../app/router.tsx';
import { changeSettings, settings } from '../../app/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/choices.tsx';
import { ChoiceField, TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Choice, Radios } from '../../ui/radios.tsx';
import { Felt } from '../../ui/surfaces.tsx';
import { workerApi } from '../../worker/worker-client.ts';
import styles from '../club.module.css';
import { clubText } from '../club-text.ts';
import { useCurrentMember } from '../membership/session.ts';
import { clubRequest } from '../request.ts';
import { GameCover, shortTitle } from './game-cover.tsx';
import { type GameSearch, openGameSearch, type SearchState, type WantedGame } from './game-search.ts';
import looks from './matchmaking.module.css';

const createSearch = (): GameSearch =>
  openGameSearch({
    requestTable: body =>
      clubRequest<typeof MATCHMAKING_ROUTES.enqueue>({ method: 'POST', url: '/api/club/seek', body }),
    releaseTicket,
    saveSeat: (table, seat) => workerApi().saveRemoteSeat(table, seat),
    now: Date.now,
    setTimer: runLater,
  });

const STOP_SEARCH_URL: (typeof MATCHMAKING_ROUTES.leaveQueue)['url'] = '/api/club/seek/stop';

/** A beacon also arrives from a page that is closing. */
function releaseTicket(ticket: string): void {
  const body = new Blob([JSON.stringify({ ticket })], { type: 'application/json' });
  navigator.sendBeacon(STOP_SEARCH_URL, body);
}

/** Stops the search when the user leaves the page. */
function useStopOnLeave(search: GameSearch): void {
  useEffect(() => {
    addEventListener('pagehide', search.stop);
    return () => {
      removeEventListener('pagehide', search.stop);
      search.stop();
    };
  }, [search]);
}

const COUNTDOWN_MS = 20_000;

export function QuickMatch(): JSX.Element {
  const search = useMemo(createSearch, []);
  const { value: state } = search.state;
  useStopOnLeave(search);
  useEffect(() => {
    if (state.is === 'met') navigateTo(`/t/${state.table}`);
  }, [state]);
  return (
    <Felt class={looks.quick}>
      <div class={looks.words}>
        <h2>{clubText('quickMatch')}</h2>
        <p>{clubText('quickMatchExplained', { seconds: COUNTDOWN_MS / 1000 })}</p>
      </div>
      {state.is === 'idle' ? <SearchForm search={search} error={state.error} /> : <Searching {...{ search, state }} />}
    </Felt>
  );
}

const ANY_GAME = 'any';
const SEARCHABLE_GAMES = gamesOnShelf().filter(({ seats }) => seats[1] > 1);

/** The address may name a game. */
function gameFromUrl(): string {
  const game = currentLocation.peek().query.get('game');
  return SEARCHABLE_GAMES.some(({ id }) => id === game) ? String(game) : ANY_GAME;
}

const gameChoices = (): Choice<string>[] => [
  {
    value: ANY_GAME,
    label: (
      <>
        <span class={looks.picture}>
          <Icon name="cards" />
        </span>
        {clubText('anyGame')}
      </>
    ),
  },
  ...SEARCHABLE_GAMES.map(game => ({
    value: game.id,
    name: game.title,
    label: (
      <>
        <span class={looks.picture}>
          <GameCover game={game.id} />
        </span>
        {shortTitle(game)}
      </>
    ),
  })),
];

const clockChoices = (): (readonly [MatchClock, string])[] => [
  ['relaxed', clubText('clockRelaxed')],
  ['normal', clubText('clockNormal')],
  ['fast', clubText('clockFast')],
];

/** Player counts that leave room for another person. */
function playerCounts(game: string): string[] {
  const [min, max] = findGame(game)?.seats ?? [0, 0];
  const minPlayers = Math.max(2, min);
  return Array.from({ length: Math.max(0, max - minPlayers + 1) }, (_, i) => String(minPlayers + i));
}

const toWantedGame = (game: string, seats: string | undefined): WantedGame =>
  game === ANY_GAME || seats === undefined ? {} : { games: [game], seats: Number(seats) };

function SearchForm({ search, error }: { readonly search: GameSearch; readonly error: string }): JSX.Element {
  const me = useCurrentMember();
  const game = useSignal(gameFromUrl());
  const clock = useSignal<MatchClock>('normal');
  const seats = useSignal('');
  const name = useSignal(settings.value.name);
  const rated = useSignal(false);
  const counts = playerCounts(game.value);
  const count = counts.includes(seats.value) ? seats.value : counts[0];
  const begin = (): void => {
    const ownName = name.value.trim() || clubText('guestName');
    if (!me) changeSettings({ name: ownName });
    search.begin({
      ...(me ? { rated: rated.value } : { name: ownName }),
      ...toWantedGame(game.value, count),
      clock: clock.value,
    });
  };
  return (
    <form
      class={looks.form}
      onSubmit={event => {
        event.preventDefault();
        begin();
      }}
    >
      <Radios
        label={clubText('game')}
        choices={gameChoices()}
        value={game.value}
        onChange={id => (game.value = id)}
        class={looks.quickGames!}
        itemClass={looks.quickGame!}
      />
      <div class={looks.terms}>
        <div class={looks.choice}>
          <ChoiceField
            label={clubText('clock')}
            choices={clockChoices()}
            value={clock.value}
            onChange={chosen => (clock.value = chosen)}
          />
        </div>
        {count !== undefined && counts.length > 1 && (
          <PlayerCount counts={counts} count={count} onChange={chosen => (seats.value = chosen)} />
        )}
      </div>
      <div class={looks.terms}>
        {me ? (
          <div class={looks.rated}>
            <Switch
              label={clubText('rated')}
              hint={clubText('ratedExplained')}
              isOn={rated.value}
              onChange={isOn => (rated.value = isOn)}
            />
          </div>
        ) : (
          <div class={looks.name}>
            <TextField label={clubText('yourName')} text={name} maxLength={24} autocomplete="nickname" />
          </div>
        )}
        <Button tone="cream" size="large">
          {clubText('findOpponent')}
        </Button>
      </div>
      <p role="alert">{error}</p>
    </form>
  );
}

type PlayerCountProps = { readonly counts: readonly string[]; readonly count: string; onChange(count: string): void };

const PlayerCount = ({ counts, count, onChange }: PlayerCountProps): JSX.Element => (
  <div class={looks.choice}>
    <ChoiceField
      label={clubText('players')}
      value={count}
      choices={counts.map(value => [value, value])}
      onChange={onChange}
    />
  </div>
);

type SearchingProps = { readonly search: GameSearch; readonly state: Exclude<SearchState, { is: 'idle' }> };

function Searching({ search, state }: SearchingProps): JSX.Element {
  if (state.is === 'met') return <p role="status">{clubText('openingTable')}</p>;
  const { connectionError: error, others, until } = state;
  return (
    <div class={styles.searching}>
      <p role="status">{error === '' ? clubText('searching', { others }) : clubText('searchRetrying', { error })}</p>
      <Countdown until={until} />
      <Button tone="cream" onAct={search.stop} takesFocus>
        {clubText('cancel')}
      </Button>
    </div>
  );
}

/** Hidden from screen readers, which would read every second. */
function Countdown({ until }: { readonly until: number }): JSX.Element {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const leftMs = Math.max(0, until - now.value);
  return (
    <div class={styles.countdown} aria-hidden="true">
      <div class={styles.left} style={{ inlineSize: `${Math.min(100, (100 * leftMs) / COUNTDOWN_MS)}%` }} />
      <p>{leftMs > 0 ? clubText('computersIn', { seconds: Math.ceil(leftMs / 1000) }) : clubText('openingTable')}</p>
    </div>
  );
}
