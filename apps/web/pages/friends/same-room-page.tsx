/** Several people at one screen, with a curtain between their turns. */
import { findGame } from '@parlour/games/shelf/shelf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../../app/app.tsx';
import { changeSettings, settings } from '../../app/settings.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { canPlayHotSeat, createLocalTable, defaultTerms } from '../../table/create-table.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/choices.tsx';
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
  const [minSeats, maxSeats] = game.seats;
  const terms = useSignal({ ...defaultTerms(game), count: Math.max(minSeats, 2) });
  const isProjected = settings.value.projector === 'on';
  const names = useSignal<readonly string[]>([isProjected ? '' : settings.value.name, '']);
  const people = names.value;
  const rename = (seat: number, name: string): void => {
    names.value = names.value.map((old, i) => (i === seat ? name : old));
  };
  /** Seats come and go with people; computers that were chosen stay. */
  const changePeople = (next: readonly string[]): void => {
    const chosenComputers = Math.max(0, terms.value.count - Math.max(minSeats, names.value.length));
    names.value = next;
    terms.value = { ...terms.value, count: Math.min(maxSeats, Math.max(minSeats, next.length) + chosenComputers) };
  };
  const nameOf = (seat: number): string => t(isProjected ? 'team' : 'player', { number: seat + 1 });
  const setProjector = (projector: 'on' | 'off'): void => {
    const { name: own } = settings.peek();
    changeSettings({ projector });
    if (projector === 'on') names.value = people.map(name => (name === own ? '' : name));
    else if (people[0] === '') rename(0, own);
  };
  const startGame = (): void => {
    const shown = people.slice(0, terms.value.count);
    void createLocalTable(
      game.id,
      terms.value,
      shown.map((name, seat) => name.trim() || nameOf(seat)),
    );
  };
  return (
    <PageLayout title={t('roomTitle', { game: game.title })} world={boxOfGame(game.id).id}>
      <Panel class={styles.panel}>
        <p>{t(isProjected ? 'projectorLead' : 'roomLead')}</p>
        <ol class={styles.people}>
          {people.slice(0, terms.value.count).map((name, seat) => (
            <li key={seat} class={styles.person}>
              <label for={`person-${seat}`}>{nameOf(seat)}</label>
              <input
                id={`person-${seat}`}
                class={styles.name}
                value={name}
                placeholder={nameOf(seat)}
                maxLength={24}
                onInput={event => rename(seat, event.currentTarget.value)}
              />
            </li>
          ))}
        </ol>
        <div class={styles.ways}>
          {people.length < maxSeats && (
            <Button icon="plus" onAct={() => changePeople([...people, ''])}>
              {t(isProjected ? 'addTeam' : 'addPlayer')}
            </Button>
          )}
          {people.length > 2 && (
            <Button onAct={() => changePeople(people.slice(0, -1))}>
              {t(isProjected ? 'removeTeam' : 'removePlayer')}
            </Button>
          )}
        </div>
        <Switch
          label={t('projector')}
          hint={t('projectorHint')}
          isOn={isProjected}
          onChange={isOn => setProjector(isOn ? 'on' : 'off')}
        />
        <GameOptionsForm game={game} terms={terms} />
        {people.length < terms.value.count && <p class={styles.note}>{t('computersFill')}</p>}
        <Button tone="primary" size="large" onAct={startGame}>
          {t('startGame')}
        </Button>
      </Panel>
    </PageLayout>
  );
}
