/** Several people at one screen, with a curtain between their turns. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { findGame } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { settings } from '../app/settings.ts';
import { boxOfGame } from '../lib/box-assets.ts';
import { canPlayHotSeat, createLocalTable, defaultTerms } from '../table/create-table.ts';
import { GameOptionsForm } from '../ui/form-fields.tsx';
import { NotFound, PageLayout, PaperPanel } from '../ui/page.tsx';
import styles from './hot-seat.module.css';

export function HotSeatPage({ named }: PageProps): JSX.Element {
  const game = findGame(named.game!);
  return game && canPlayHotSeat(game) ? <HotSeatForm game={game} /> : <NotFound />;
}

function HotSeatForm({ game }: { readonly game: NonNullable<ReturnType<typeof findGame>> }): JSX.Element {
  const terms = useSignal(defaultTerms(game));
  const names = useSignal<readonly string[]>([settings.value.name, '']);
  const count = terms.value.count;
  const people = names.value.slice(0, count);
  const rename = (seat: number, name: string): void => {
    names.value = names.value.map((old, i) => (i === seat ? name : old));
  };
  return (
    <PageLayout title={`${game.title} in one room`} world={boxOfGame(game.id).id}>
      <PaperPanel>
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
          {people.length < count && (
            <ActionButton onAct={() => (names.value = [...people, ''])}>One more person</ActionButton>
          )}
          {people.length > 2 && (
            <ActionButton onAct={() => (names.value = people.slice(0, -1))}>One person fewer</ActionButton>
          )}
        </div>
        <GameOptionsForm game={game} terms={terms} />
        <p class={styles.note}>Seats without a person are taken by computer players.</p>
        <ActionButton
          tone="main"
          onAct={() =>
            void createLocalTable(
              game.id,
              terms.value,
              people.map((name, seat) => name.trim() || `Player ${seat + 1}`),
            )
          }
        >
          Lay the table
        </ActionButton>
      </PaperPanel>
    </PageLayout>
  );
}
