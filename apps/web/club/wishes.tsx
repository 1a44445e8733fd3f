/** What somebody wishes who looks for a game: which one, with how many, and by what name. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Choice } from '../pages/terms.tsx';
import { place } from '../router.tsx';
import { change, settings } from '../settings.ts';
import type { GameSearch, WantedGame } from './seeking.ts';
import { useMe } from './who.ts';
import styles from './wishes.module.css';

const ANY = 'any';
const GAMES = gamesOnShelf().filter(({ seats }) => seats[1] > 1);
const NAMES = Object.fromEntries([[ANY, 'Any game'], ...GAMES.map(({ id, title }) => [id, title])]);

/** The address may name a game. */
function named(): string {
  const game = place.peek().query.get('game') ?? ANY;
  return game in NAMES ? game : ANY;
}

/** With how many a game can be played, one of them a person. */
function countsOf(game: string): string[] {
  const [least, most] = findGame(game)?.seats ?? [0, 0];
  const fewest = Math.max(2, least);
  return Array.from({ length: Math.max(0, most - fewest + 1) }, (_, i) => String(fewest + i));
}

export function Wishes({ seeker, wrong }: { readonly seeker: GameSearch; readonly wrong: string }): JSX.Element {
  const me = useMe();
  const game = useSignal(named());
  const seats = useSignal('');
  const name = useSignal(settings.value.name);
  const rated = useSignal(false);
  const counts = countsOf(game.value);
  const count = counts.includes(seats.value) ? seats.value : counts[0];
  const begin = (): void => {
    const given = name.value.trim() || 'Guest';
    if (!me) change({ name: given });
    seeker.begin({ ...(me ? { rated: rated.value } : { name: given }), ...wishOf(game.value, count) });
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
      <Choice
        says="Which game"
        value={game.value}
        of={[ANY, ...GAMES.map(({ id }) => id)]}
        names={NAMES}
        choose={id => (game.value = id)}
      />
      {count !== undefined && counts.length > 1 && (
        <Choice says="Players at the table" value={count} of={counts} choose={chosen => (seats.value = chosen)} />
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
      <p role="alert">{wrong}</p>
      <Action tone="main">Play somebody</Action>
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

const wishOf = (game: string, seats: string | undefined): WantedGame =>
  game === ANY || seats === undefined ? {} : { games: [game], seats: Number(seats) };
