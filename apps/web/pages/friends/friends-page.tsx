/** Creates a table on the server, with a link for friends. */
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { FAIR_SETTINGS, type TableSettings } from '@parlour/table/log';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PageProps } from '../../app/app.tsx';
import { navigateTo } from '../../app/router.tsx';
import { changeSettings, settings } from '../../app/settings.ts';
import { boxOfGame } from '../../lib/box-assets.ts';
import { useAsync } from '../../lib/use-async.ts';
import { SegmentsField, TableSettingsForm } from '../../table/between-matches/settings-panel.tsx';
import { defaultTerms, type GameTerms } from '../../table/create-table.ts';
import {
  settingsSummary,
  type TableVisibility,
  VISIBILITIES,
  visibilityLabels,
  whoCanJoinLabel,
} from '../../table/settings-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/choices.tsx';
import { GameOptionsForm } from '../../ui/form-fields.tsx';
import { NotFound, PageLayout } from '../../ui/page.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import { workerApi } from '../../worker/worker-client.ts';
import styles from './friends.module.css';
import { friendsText as t } from './friends-text.ts';

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
    if (created.ok) navigateTo(`/t/${created.value}?sit`);
    else error.value = created.fault;
  };
  return (
    <PageLayout title={t('friendsTitle', { game: game.title })} world={boxOfGame(game.id).id}>
      <Panel class={styles.panel}>
        <p>{t('friendsLead')}</p>
        <HostName />
        <GameOptionsForm game={game} terms={terms} />
        <SegmentsField
          label={whoCanJoinLabel()}
          value={visibility.value}
          labels={new Map(VISIBILITIES.map(one => [one, visibilityLabels()[one]]))}
          onChange={chosen => {
            visibility.value = chosen;
          }}
        />
        <details class={styles.rules}>
          <summary>{t('houseRulesAre', { rules: settingsSummary(tableSettings.value) })}</summary>
          <TableSettingsForm
            settings={tableSettings.value}
            onChange={changed => {
              tableSettings.value = { ...tableSettings.value, ...changed };
            }}
          />
        </details>
        <RatedSwitch game={game} isRated={isRated} />
        <p role="alert">{error.value}</p>
        <Button tone="primary" size="large" onAct={() => void createTable()} isDisabled={isBusy.value}>
          {t('createTable')}
        </Button>
      </Panel>
    </PageLayout>
  );
}

/** The host is seated under this name on arrival. */
const HostName = (): JSX.Element => (
  <p class={styles.host}>
    <label for="host-name">{t('yourName')}</label>
    <input
      id="host-name"
      class={styles.name}
      value={settings.value.name}
      maxLength={24}
      autocomplete="nickname"
      onInput={event => changeSettings({ name: event.currentTarget.value })}
    />
  </p>
);

type RatedSwitchProps = { readonly game: BoxedGame; readonly isRated: Signal<boolean> };

/** A game of luck says why it has no ratings; a game without ratings says nothing. */
function RatedSwitch({ game, isRated }: RatedSwitchProps): JSX.Element | null {
  const skill = useAsync(async () => game.skill?.(), [game.id]);
  if (skill?.is === 'luck') return <p class={styles.luck}>{skill.says}</p>;
  if (skill?.is !== 'skill') return null;
  return (
    <Switch
      label={t('rated')}
      hint={t('ratedMeaning')}
      isOn={isRated.value}
      onChange={isOn => {
        isRated.value = isOn;
      }}
    />
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
