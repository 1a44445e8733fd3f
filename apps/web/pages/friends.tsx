/** Creates a table on the server, with a link for friends. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { FAIR_SETTINGS, type TableSettings } from '@parlour/table/log';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../app/app.tsx';
import { navigateTo } from '../app/router.tsx';
import { boxOfGame } from '../lib/box-assets.ts';
import { useAsync } from '../lib/use-async.ts';
import { TableSettingsForm } from '../table/between-matches/settings-panel.tsx';
import { defaultTerms, type GameTerms } from '../table/create-table.ts';
import { type TableVisibility, VISIBILITY_LABELS } from '../table/settings-labels.ts';
import { GameOptionsForm, SelectField } from '../ui/form-fields.tsx';
import { NotFound, PageLayout, PaperPanel } from '../ui/page.tsx';
import { workerApi } from '../worker/worker-client.ts';
import styles from './friends.module.css';

export function FriendsPage({ named }: PageProps): JSX.Element {
  const game = findGame(named.game!);
  return game && game.seats[1] > 1 ? <FriendsForm game={game} /> : <NotFound />;
}

function FriendsForm({ game }: { readonly game: BoxedGame }): JSX.Element {
  const terms = useSignal(defaultTerms(game));
  const visibility = useSignal<TableVisibility>('private');
  const tableSettings = useSignal<TableSettings>({ ...FAIR_SETTINGS, start: 'ready' });
  const error = useSignal('');
  const isBusy = useSignal(false);
  const isRated = useSignal(false);
  const createTable = async (): Promise<void> => {
    isBusy.value = true;
    const { settings, options } = await resolveTableSettings(
      game,
      tableSettings.value,
      terms.value,
      isRated.value ? 'rated' : 'plain',
    );
    const created = await workerApi().createRemoteTable(
      { game: game.id, ...terms.value, options, people: [] },
      visibility.value,
      settings,
    );
    isBusy.value = false;
    if (created.ok) navigateTo(`/t/${created.value}`);
    else error.value = created.fault;
  };
  return (
    <PageLayout title={`${game.title} with friends`} world={boxOfGame(game.id).id}>
      <PaperPanel>
        <p>
          A table is laid on the server. You get a link and a code to call your friends with; no accounts are needed.
        </p>
        <GameOptionsForm game={game} terms={terms} />
        <SelectField
          label="Who may come"
          value={VISIBILITY_LABELS[visibility.value]}
          options={Object.values(VISIBILITY_LABELS)}
          onChange={chosen => {
            visibility.value = chosen === VISIBILITY_LABELS.listed ? 'listed' : 'private';
          }}
        />
        <details class={styles.agreed}>
          <summary>What is agreed</summary>
          <p>As it stands it is fair between strangers. Everybody at the table reads it before they cut.</p>
          <TableSettingsForm
            settings={tableSettings.value}
            onChange={changed => {
              tableSettings.value = { ...tableSettings.value, ...changed };
            }}
          />
        </details>
        <RatedCheckbox game={game} isRated={isRated} />
        <p role="alert">{error.value}</p>
        <ActionButton tone="main" onAct={() => void createTable()} isDisabled={isBusy.value}>
          Lay the table
        </ActionButton>
      </PaperPanel>
    </PageLayout>
  );
}

type RatedCheckboxProps = { readonly game: BoxedGame; readonly isRated: Signal<boolean> };

/** A game of luck says why it has no ratings; a game without ratings says nothing. */
export function RatedCheckbox({ game, isRated }: RatedCheckboxProps): JSX.Element | null {
  const skill = useAsync(async () => game.skill?.(), [game.id]);
  if (skill?.is === 'luck') return <p class={styles.luck}>{skill.says}</p>;
  if (skill?.is !== 'skill') return null;
  return (
    <label class={styles.rated}>
      <input
        type="checkbox"
        checked={isRated.value}
        onChange={event => {
          isRated.value = event.currentTarget.checked;
        }}
      />
      Rated: for members and computer players only, by a clock, without hints and taking back, by the usual options
    </label>
  );
}

const RATED_CLOCK = { kind: 'turn', seconds: 120 } as const;

/** As chosen, or as a rated match requires. */
export async function resolveTableSettings(
  game: BoxedGame,
  chosen: TableSettings,
  { options, pace }: Pick<GameTerms, 'options' | 'pace'>,
  mode: 'plain' | 'rated',
): Promise<{ readonly settings: TableSettings; readonly options: Options }> {
  const settings = { ...chosen, pace };
  if (mode === 'plain') return { settings, options };
  const skill = await game.skill?.();
  const clock = chosen.clock.kind === 'none' ? RATED_CLOCK : chosen.clock;
  const spectators = chosen.onlookers === 'hands' ? 'open' : chosen.onlookers;
  return {
    settings: {
      ...settings,
      clock,
      onlookers: spectators,
      hints: 'none',
      undo: 'none',
      seats: 'kept',
      standIn: 'easy',
      rated: true,
    },
    options: { ...defaultsOf(game.options), ...(skill?.is === 'skill' ? skill.options : {}) },
  };
}
