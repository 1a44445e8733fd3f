/** Making a tournament: a name, a game and a kind; the rest stands as most would have it. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { type BoxedGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import { LEVELS } from '@parlour/players/player';
import type { MakeTournament } from '@parlour/protocol/club/tournaments';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Paper } from '../pages/page.tsx';
import { Choice } from '../pages/terms.tsx';
import { go } from '../router.tsx';
import styles from './tournament.module.css';
import { askMake } from './tournament-ask.ts';
import { TextField } from './tournament-join.tsx';
import { keepTokens } from './tournament-tokens.ts';
import { ENTRY_SAYS, ENTRY_WORDS, KIND_SAYS, KIND_WORDS } from './tournament-words.ts';

const KINDS = Object.keys(KIND_WORDS) as MakeTournament['kind'][];

export function MakeTournamentForm(): JSX.Element {
  const title = useSignal('');
  const games = gamesOnShelf();
  const wanted = useSignal<Omit<MakeTournament, 'title'>>({ game: must(games[0]).id, kind: 'swiss', level: 'normal' });
  const wrong = useSignal('');
  const make = async (): Promise<void> => {
    const made = await askMake({ ...wanted.value, title: title.value.trim() });
    wrong.value = made.ok ? '' : made.fault;
    if (!made.ok) return;
    keepTokens(made.value.tournament, { title: title.value.trim(), organiser: made.value.organiser });
    go(`/club/tournament/${made.value.tournament}`);
  };
  return (
    <Paper>
      <h2 class={styles.heading}>Make a tournament</h2>
      <form
        class={styles.form}
        onSubmit={event => {
          event.preventDefault();
          void make();
        }}
      >
        <TextField says="What it is called" text={title} longest={60} />
        <Main wanted={wanted} games={games} />
        <details class={styles.more}>
          <summary>More to settle</summary>
          <More wanted={wanted} game={must(games.find(({ id }) => id === wanted.value.game))} />
        </details>
        <p role="alert">{wrong.value}</p>
        <Action tone="main" isDisabled={title.value.trim().length < 2}>
          Make it
        </Action>
      </form>
    </Paper>
  );
}

type Wanted = Signal<Omit<MakeTournament, 'title'>>;

function Main({ wanted, games }: { readonly wanted: Wanted; readonly games: readonly BoxedGame[] }): JSX.Element {
  const { game, kind, entering = 'single', entry = 'members' } = wanted.value;
  const set = setIn(wanted);
  return (
    <>
      <Choice
        says="Game"
        value={game}
        of={games.map(({ id }) => id)}
        names={Object.fromEntries(games.map(({ id, title }) => [id, title]))}
        choose={id => set({ game: id, seats: undefined })}
      />
      <Choice says="Kind" value={kind} of={KINDS} names={KIND_WORDS} choose={chosen => set({ kind: chosen })} />
      <p>{KIND_SAYS[kind]}</p>
      {kind === 'duplicate' && (
        <>
          <Choice
            says="Who plays"
            value={entering}
            of={['single', 'teams']}
            names={{ single: 'everyone alone', teams: 'teams' }}
            choose={chosen => set({ entering: chosen })}
          />
          <Choice
            says="Who may enter"
            value={entry}
            of={['members', 'shared']}
            names={ENTRY_WORDS}
            choose={chosen => set({ entry: chosen })}
          />
          <p>{ENTRY_SAYS[entry]}</p>
        </>
      )}
    </>
  );
}

const setIn =
  (wanted: Wanted) =>
  (changed: Partial<MakeTournament>): void => {
    const { entering, entry, ...rest } = { ...wanted.value, ...changed };
    const isDuplicate = rest.kind === 'duplicate';
    wanted.value = { ...rest, ...(isDuplicate && entering && { entering }), ...(isDuplicate && entry && { entry }) };
  };

const AS_USUAL = 'as usual';
const numbers = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, i) => String(least + i));

const MINUTES = { none: undefined, '10': 10, '20': 20, '30': 30, '60': 60, '1440': 1440, '10080': 10_080 } as const;
const MINUTE_WORDS = {
  none: 'when all have played',
  '60': 'after an hour',
  '1440': 'after a day',
  '10080': 'after a week',
};
const CLOCKS = ['20', '60', '120', '300'] as const;

function More({ wanted, game }: { readonly wanted: Wanted; readonly game: BoxedGame }): JSX.Element {
  const {
    seats,
    rounds,
    minutes,
    odd = 'bye',
    leavers = 'lost',
    level = 'normal',
    door = 'private',
    clock,
  } = wanted.value;
  const set = setIn(wanted);
  const orUsual = (chosen: string): number | undefined => (chosen === AS_USUAL ? undefined : Number(chosen));
  return (
    <div class={styles.form}>
      {game.seats[0] !== game.seats[1] && (
        <Choice
          says="Players at a table"
          value={String(seats ?? AS_USUAL)}
          of={[AS_USUAL, ...numbers(...game.seats)]}
          choose={chosen => set({ seats: orUsual(chosen) })}
        />
      )}
      <Choice
        says="Rounds"
        value={String(rounds ?? AS_USUAL)}
        of={[AS_USUAL, ...numbers(1, 15)]}
        choose={chosen => set({ rounds: orUsual(chosen) })}
      />
      <Choice
        says="Seconds for a turn"
        value={String(clock?.kind === 'turn' ? clock.seconds : 60)}
        of={CLOCKS}
        choose={chosen => set({ clock: { kind: 'turn', seconds: Number(chosen) } })}
      />
      <Choice
        says="A round is closed"
        value={String(minutes ?? 'none')}
        of={Object.keys(MINUTES) as (keyof typeof MINUTES)[]}
        names={{ ...MINUTE_WORDS, '10': 'after 10 minutes', '20': 'after 20 minutes', '30': 'after 30 minutes' }}
        choose={chosen => set({ minutes: MINUTES[chosen] })}
      />
      <Choice
        says="Whoever is left over"
        value={odd}
        of={['bye', 'computer']}
        names={{ bye: 'has a bye', computer: 'plays a computer player' }}
        choose={chosen => set({ odd: chosen })}
      />
      <Choice
        says="Whoever leaves in a match"
        value={leavers}
        of={['lost', 'stand-in']}
        names={{ lost: 'has lost it', 'stand-in': 'is stood in for, and it counts' }}
        choose={chosen => set({ leavers: chosen })}
      />
      <Choice says="Computer players" value={level} of={LEVELS} choose={chosen => set({ level: chosen })} />
      <Choice
        says="Who finds it"
        value={door}
        of={['private', 'listed']}
        names={{ private: 'whoever has the link', listed: 'everybody: it is listed' }}
        choose={chosen => set({ door: chosen })}
      />
    </div>
  );
}
