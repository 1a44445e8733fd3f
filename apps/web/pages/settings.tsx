/** Settings: every change applies at once. */
import { MOTIONS } from '@parlour/board-kit/preferences';
import { playSound } from '@parlour/board-kit/sound/sound';
import { hasVoices, speak } from '@parlour/board-kit/sound/speech';
import { shelf } from '@parlour/games/shelf/shelf';
import { LEVELS } from '@parlour/players/levels';
import { PACES } from '@parlour/table/log';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import {
  changeSettings,
  clearPageStorage,
  HANDEDNESS,
  isCalmMode,
  type LIGHT_MODES,
  type Settings,
  setCalmMode,
  settings,
  TEXT_SIZES_PERCENT,
} from '../app/settings.ts';
import { boxOfGame } from '../lib/box-assets.ts';
import { downloadFile } from '../lib/download.ts';
import { headlineGame } from '../lib/headline-game.ts';
import buttonStyles from '../ui/button.module.css';
import { Button } from '../ui/button.tsx';
import { Segments, Slider, Switch } from '../ui/choices.tsx';
import { CardFan } from '../ui/fan.tsx';
import { FileButton, inputClass } from '../ui/fields.tsx';
import { Icon } from '../ui/icon.tsx';
import { BottomSheet } from '../ui/overlays.tsx';
import { PageLayout } from '../ui/page.tsx';
import { Avatar } from '../ui/people.tsx';
import { Radios } from '../ui/radios.tsx';
import { Felt, Panel, Row } from '../ui/surfaces.tsx';
import { workerApi } from '../worker/worker-client.ts';
import styles from './settings.module.css';
import { settingsText } from './settings-text.ts';

export const SettingsPage = (): JSX.Element => (
  <PageLayout title={settingsText('title')} back={{ to: '/', name: settingsText('back') }}>
    <div class={styles.columns}>
      <YouPanel />
      <AppearancePanel />
      <OpponentsPanel />
      <SoundPanel />
      <DataPanel />
      <AboutPanel />
    </div>
  </PageLayout>
);

/** Twelve characters of the boxes that players may look like. */
const GUEST_PORTRAITS = shelf.flatMap(({ id, guestPortraits = [] }) => guestPortraits.map(name => `${id}/${name}`));

function YouPanel(): JSX.Element {
  const id = useId();
  const { name, portrait } = settings.value;
  return (
    <Panel title={settingsText('you')} class={styles.panel}>
      <div class={styles.you}>
        <Avatar who={portrait} name={name} size={64} />
        <div class={styles.name}>
          <label for={id}>{settingsText('name')}</label>
          <input
            id={id}
            class={inputClass}
            value={name}
            maxLength={24}
            autocomplete="nickname"
            onChange={event => changeSettings({ name: event.currentTarget.value.trim() || settingsText('guest') })}
          />
        </div>
      </div>
      <Radios
        class={styles.faces!}
        itemClass={styles.face!}
        label={settingsText('portrait')}
        value={portrait}
        onChange={chosen => changeSettings({ portrait: chosen })}
        choices={['', ...GUEST_PORTRAITS].map((who, number) => ({
          value: who,
          name: number === 0 ? settingsText('noPortrait') : settingsText('portraitNumber', { number }),
          label: <Avatar who={who} name={name} size={44} ring={who === portrait ? 'chosen' : 'none'} />,
        }))}
      />
    </Panel>
  );
}

/** Cards of the game that leads the home page stand for a hand. */
const PREVIEW_CARDS = headlineGame.headline?.cards ?? headlineGame.picture ?? [];

function AppearancePanel(): JSX.Element {
  const { text, signs, motion, hand, light } = settings.value;
  return (
    <Panel title={settingsText('look')} class={styles.panel}>
      <Felt class={styles.preview}>
        <p class={styles.prompt}>{settingsText('preview')}</p>
        <CardFan
          box={boxOfGame(headlineGame.id).id}
          cards={PREVIEW_CARDS}
          raised={PREVIEW_CARDS.slice(1, 3)}
          class={styles.previewFan}
        />
      </Felt>
      <Segments
        isFilling
        label={settingsText('theme')}
        value={light}
        onChange={chosen => changeSettings({ light: chosen })}
        choices={(['system', 'day', 'lamp'] satisfies readonly (typeof LIGHT_MODES)[number][]).map(value => ({
          value,
          label: settingsText(value),
        }))}
      />
      <Slider
        label={settingsText('textSize')}
        text={settingsText('percent', { value: text })}
        value={TEXT_SIZES_PERCENT.indexOf(text)}
        min={0}
        max={TEXT_SIZES_PERCENT.length - 1}
        step={1}
        onChange={index => changeSettings({ text: TEXT_SIZES_PERCENT[index] ?? '100' })}
        before={<span class={styles.smallLetter}>A</span>}
        after={<span class={styles.largeLetter}>A</span>}
      />
      <Switch
        label={settingsText('signs')}
        hint={settingsText('signsHint')}
        isOn={signs === 'on'}
        onChange={isOn => changeSettings({ signs: isOn ? 'on' : 'off' })}
      />
      <ChoiceRow
        setting="motion"
        label={settingsText('motion')}
        value={motion}
        choices={MOTIONS.map(value => [value, settingsText(MOTION_TEXTS[value])])}
      />
      <ChoiceRow
        setting="hand"
        label={settingsText('hand')}
        value={hand}
        choices={HANDEDNESS.map(value => [value, settingsText(value)])}
      />
      <Switch
        label={settingsText('calm')}
        hint={settingsText('calmHint')}
        isOn={isCalmMode(settings.value)}
        onChange={isOn => setCalmMode(isOn ? 'on' : 'off')}
      />
      <p class={styles.note}>{settingsText('zoom')}</p>
    </Panel>
  );
}

const MOTION_TEXTS = { system: 'motionSystem', full: 'motionFull', none: 'motionNone' } as const;

type ChoiceRowProps<K extends keyof Settings> = {
  readonly setting: K;
  readonly label: string;
  readonly value: Settings[K] & string;
  readonly choices: readonly (readonly [value: Settings[K] & string, label: string])[];
};

/** A setting with two to five choices, all in view. */
const ChoiceRow = <K extends keyof Settings>({ setting, label, value, choices }: ChoiceRowProps<K>): JSX.Element => (
  <div class={styles.choice}>
    <b aria-hidden="true">{label}</b>
    <Segments
      isFilling
      label={label}
      value={value}
      onChange={chosen => changeSettings({ [setting]: chosen })}
      choices={choices.map(([choice, text]) => ({ value: choice, label: text }))}
    />
  </div>
);

function OpponentsPanel(): JSX.Element {
  const { level, pace, remarks, lessons } = settings.value;
  return (
    <Panel title={settingsText('opponents')} class={styles.panel}>
      <ChoiceRow
        setting="level"
        label={settingsText('level')}
        value={level}
        choices={LEVELS.map(value => [value, settingsText(value)])}
      />
      <ChoiceRow
        setting="pace"
        label={settingsText('pace')}
        value={pace}
        choices={PACES.toReversed().map(value => [value, settingsText(value)])}
      />
      <Switch
        label={settingsText('remarks')}
        hint={settingsText('remarksHint')}
        isOn={remarks === 'on'}
        onChange={isOn => changeSettings({ remarks: isOn ? 'on' : 'off' })}
      />
      <Switch
        label={settingsText('lessons')}
        isOn={lessons === 'on'}
        onChange={isOn => changeSettings({ lessons: isOn ? 'on' : 'off', learned: [] })}
      />
    </Panel>
  );
}

const VOLUME = { min: 0, max: 100, step: 10 } as const;
const RATE = { min: 0.75, max: 1.5, step: 0.25 } as const;

function SoundPanel(): JSX.Element {
  const { sound, volume, knock, speech, rate } = settings.value;
  return (
    <Panel title={settingsText('sound')} class={styles.panel}>
      <Switch
        label={settingsText('sound')}
        hint={settingsText('soundHint')}
        isOn={sound === 'on'}
        onChange={isOn => changeSettings({ sound: isOn ? 'on' : 'off' })}
      />
      <Slider
        label={settingsText('volume')}
        text={settingsText('percent', { value: volume })}
        value={volume}
        {...VOLUME}
        onChange={value => {
          changeSettings({ volume: value });
          playSound('place');
        }}
        before={<Icon name="sound" />}
      />
      <Switch
        label={settingsText('knock')}
        isOn={knock === 'on'}
        onChange={isOn => changeSettings({ knock: isOn ? 'on' : 'off' })}
      />
      <Switch
        label={settingsText('speech')}
        isOn={speech === 'on'}
        onChange={isOn => changeSettings({ speech: isOn ? 'on' : 'off' })}
      />
      <Slider
        label={settingsText('speechRate')}
        text={settingsText('percent', { value: Math.round(rate * 100) })}
        value={rate}
        {...RATE}
        onChange={value => changeSettings({ rate: value })}
      />
      {hasVoices() ? (
        <Row>
          <Button onAct={() => speak(settingsText('voiceSample'))}>{settingsText('testVoice')}</Button>
        </Row>
      ) : (
        <p class={styles.note}>{settingsText('noVoice')}</p>
      )}
    </Panel>
  );
}

/** Games live on this device; a file takes them to another. */
function DataPanel(): JSX.Element {
  const status = useSignal('');
  const isDeleting = useSignal(false);
  const exportGames = async (): Promise<void> =>
    downloadFile('parlour-games.json', await workerApi().exportAll(), 'application/json');
  const importGames = async (file: File): Promise<void> => {
    const added = await workerApi().importAll(await file.text());
    status.value = added.ok ? settingsText('imported', { count: added.value }) : added.fault;
  };
  return (
    <Panel title={settingsText('data')} class={styles.panel}>
      <p class={styles.note}>{settingsText('dataText')}</p>
      <Row>
        <Button onAct={() => void exportGames()}>{settingsText('export')}</Button>
        <FileButton accept="application/json" onFile={importGames}>
          {settingsText('import')}
        </FileButton>
        <Button tone="quiet" class={styles.danger} onAct={() => (isDeleting.value = true)}>
          {settingsText('deleteAll')}
        </Button>
      </Row>
      <p role="status">{status.value}</p>
      {isDeleting.value && <DeleteAllSheet close={() => (isDeleting.value = false)} />}
    </Panel>
  );
}

function DeleteAllSheet({ close }: { close(): void }): JSX.Element {
  const isBusy = useSignal(false);
  const deleteAll = async (): Promise<void> => {
    isBusy.value = true;
    await workerApi().deleteAll();
    clearPageStorage();
    // A new document: nothing of what was deleted is left in memory.
    location.assign('/');
  };
  return (
    <BottomSheet title={settingsText('deleteTitle')} close={close}>
      <p>{settingsText('deleteText')}</p>
      <Row>
        <Button tone="primary" isDisabled={isBusy.value} onAct={() => void deleteAll()}>
          {settingsText('deleteAll')}
        </Button>
        <Button takesFocus onAct={close}>
          {settingsText('keepAll')}
        </Button>
      </Row>
    </BottomSheet>
  );
}

const AboutPanel = (): JSX.Element => (
  <Panel title={settingsText('about')} class={styles.panel}>
    <p class={styles.note}>{settingsText('aboutText')}</p>
    <p>
      <a class={buttonStyles.link} href="/docs/">
        {settingsText('documentation')}
      </a>
    </p>
  </Panel>
);
