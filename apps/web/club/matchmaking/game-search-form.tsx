/** Choices for a search: game, number of players and name. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { currentLocation } from '../../app/router.tsx';
import { changeSettings, settings } from '../../app/settings.ts';
import { SelectField } from '../../ui/form-fields.tsx';
import { useCurrentMember } from '../membership/session.ts';
import type { GameSearch, WantedGame } from './game-search.ts';
import styles from './game-search-form.module.css';

const ANY_GAME = 'any';
const SEARCHABLE_GAMES = gamesOnShelf().filter(({ seats }) => seats[1] > 1);
const GAME_LABELS = Object.fromEntries([
  [ANY_GAME, 'Any game'],
  ...SEARCHABLE_GAMES.map(({ id, title }) => [id, title]),
]);

/** The address may name a game. */
function gameFromUrl(): string {
  const game = currentLocation.peek().query.get('game') ?? ANY_GAME;
  return game in GAME_LABELS ? game : ANY_GAME;
}

/** Player counts that leave room for another person. */
function playerCounts(game: string): string[] {
  const [min, max] = findGame(game)?.seats ?? [0, 0];
  const minPlayers = Math.max(2, min);
  return Array.from({ length: Math.max(0, max - minPlayers + 1) }, (_, i) => String(minPlayers + i));
}

export function GameSearchForm({
  search,
  error,
}: {
  readonly search: GameSearch;
  readonly error: string;
}): JSX.Element {
  const me = useCurrentMember();
  const game = useSignal(gameFromUrl());
  const seats = useSignal('');
  const name = useSignal(settings.value.name);
  const rated = useSignal(false);
  const counts = playerCounts(game.value);
  const count = counts.includes(seats.value) ? seats.value : counts[0];
  const begin = (): void => {
    const given = name.value.trim() || 'Guest';
    if (!me) changeSettings({ name: given });
    search.begin({ ...(me ? { rated: rated.value } : { name: given }), ...toWantedGame(game.value, count) });
  };
  return (
    <form
      class={styles.wishes}
      onSubmit={event => {
        event.preventDefault();
        begin();
      }}
    >
      <p>
        You are put together with whoever else looks for a game, about as good as you if that is known. After about
        twenty seconds computer players take the seats that are left.
      </p>
      <SelectField
        label="Which game"
        value={game.value}
        options={[ANY_GAME, ...SEARCHABLE_GAMES.map(({ id }) => id)]}
        optionLabels={GAME_LABELS}
        onChange={id => (game.value = id)}
      />
      {count !== undefined && counts.length > 1 && (
        <SelectField
          label="Players at the table"
          value={count}
          options={counts}
          onChange={chosen => (seats.value = chosen)}
        />
      )}
      {me ? <p>You play as {me.name}.</p> : <NameField name={name} />}
      {me && (
        <label class={styles.rated}>
          <input
            type="checkbox"
            checked={rated.value}
            onChange={event => (rated.value = event.currentTarget.checked)}
          />
          For our ratings: members and computer players alone, a clock, no hints, nothing taken back
        </label>
      )}
      <p role="alert">{error}</p>
      <ActionButton tone="main">Play somebody</ActionButton>
    </form>
  );
}

const NameField = ({ name }: { readonly name: Signal<string> }): JSX.Element => (
  <>
    <label for="seek-name">Your name</label>
    <input
      id="seek-name"
      class={styles.name}
      value={name.value}
      maxLength={24}
      autocomplete="nickname"
      onInput={event => (name.value = event.currentTarget.value)}
    />
  </>
);

const toWantedGame = (game: string, seats: string | undefined): WantedGame =>
  game === ANY_GAME || seats === undefined ? {} : { games: [game], seats: Number(seats) };
