/** Several people at one screen, with a curtain between their turns. */
import { findGame } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../../app/app.tsx';
import { settings } from '../../app/settings.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { canPlayHotSeat, createLocalTable, defaultTerms } from '../../table/create-table.ts';
import { Button } from '../../ui/button.tsx';
import { GameOptionsForm } from '../../ui/form-fields.tsx';
import { NotFound, PageLayout } from '../../ui/page.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import styles from './friends.module.css';
import { friendsText as t } from './friends-text.ts';

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
    <PageLayout title={t('roomTitle', { game: game.title })} world={boxOfGame(game.id).id}>
      <Panel class={styles.panel}>
        <p>{t('roomLead')}</p>
        <ol class={styles.people}>
          {people.map((name, seat) => (
            <li key={seat} class={styles.person}>
              <label for={`person-${seat}`}>{t('player', { number: seat + 1 })}</label>
              <input
                id={`person-${seat}`}
                class={styles.name}
                value={name}
                maxLength={24}
                onInput={event => rename(seat, event.currentTarget.value)}
              />
            </li>
          ))}
        </ol>
        <div class={styles.ways}>
          {people.length < count && (
            <Button icon="plus" onAct={() => (names.value = [...people, ''])}>
              {t('addPlayer')}
            </Button>
          )}
          {people.length > 2 && <Button onAct={() => (names.value = people.slice(0, -1))}>{t('removePlayer')}</Button>}
        </div>
        <GameOptionsForm game={game} terms={terms} />
        <p class={styles.note}>{t('computersFill')}</p>
        <Button
          tone="primary"
          size="large"
          onAct={() =>
            void createLocalTable(
              game.id,
              terms.value,
              people.map((name, seat) => name.trim() || t('player', { number: seat + 1 })),
            )
          }
        >
          {t('startGame')}
        </Button>
      </Panel>
    </PageLayout>
  );
}
