/** Same room: several people at one screen, with a curtain between their hands. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import { findGame } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app.tsx';
import { boxOf } from '../boxes.ts';
import { isForOneRoom, layHere, usualTerms } from '../laying.ts';
import { settings } from '../settings.ts';
import { Missing } from './missing.tsx';
import { Page, Paper } from './page.tsx';
import styles from './room.module.css';
import { TermsForm } from './terms.tsx';

export function RoomPage({ named }: PageProps): JSX.Element {
  const game = findGame(named.game!);
  return game && isForOneRoom(game) ? <Room game={game} /> : <Missing />;
}

function Room({ game }: { readonly game: NonNullable<ReturnType<typeof findGame>> }): JSX.Element {
  const terms = useSignal(usualTerms(game));
  const names = useSignal<readonly string[]>([settings.value.name, '']);
  const count = terms.value.count;
  const people = names.value.slice(0, count);
  const rename = (seat: number, name: string): void => {
    names.value = names.value.map((old, i) => (i === seat ? name : old));
  };
  return (
    <Page title={`${game.title} in one room`} world={boxOf(game.id).id}>
      <Paper>
        <p>Everybody plays at this screen. Between two hands a curtain is drawn, and the screen is passed on.</p>
        <ol class={styles.people}>
          {people.map((name, seat) => (
            <li key={seat} class={styles.person}>
              <label for={`person-${seat}`}>Seat {seat + 1}</label>
              <input
                id={`person-${seat}`}
                class={styles.name}
                value={name}
                maxLength={24}
                placeholder={`Player ${seat + 1}`}
                onInput={event => rename(seat, event.currentTarget.value)}
              />
            </li>
          ))}
        </ol>
        <div class={styles.ways}>
          {people.length < count && <Action onAct={() => (names.value = [...people, ''])}>One more person</Action>}
          {people.length > 2 && <Action onAct={() => (names.value = people.slice(0, -1))}>One person fewer</Action>}
        </div>
        <TermsForm game={game} terms={terms} />
        <p class={styles.note}>Seats without a person are taken by computer players.</p>
        <Action
          tone="main"
          onAct={() =>
            void layHere(
              game.id,
              terms.value,
              people.map((name, seat) => name.trim() || `Player ${seat + 1}`),
            )
          }
        >
          Lay the table
        </Action>
      </Paper>
    </Page>
  );
}
