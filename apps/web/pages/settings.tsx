import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { MOTIONS } from '@parlour/board-kit/preferences';
import { hasVoices, speak } from '@parlour/board-kit/sound/speech';
import { LEVELS } from '@parlour/players/player';
import { PACES } from '@parlour/table/log';
import type { ComponentChildren, JSX } from 'preact';
import {
  changeSettings,
  HANDEDNESS,
  isCalmMode,
  LIGHT_MODES,
  type Settings,
  setCalmMode,
  settings,
  TEXT_SIZES_PERCENT,
} from '../app/settings.ts';
import { SelectField } from '../ui/form-fields.tsx';
import { PageLayout, PaperPanel } from '../ui/page.tsx';
import styles from './settings.module.css';

const ON_OFF = ['on', 'off'] as const;
const RATES = ['0.75', '1', '1.25', '1.5'] as const;

export function SettingsPage(): JSX.Element {
  return (
    <PageLayout title="Settings">
      <PaperPanel>
        <SettingsSection title="You and the others">
          <NameField />
          <SettingField label="Level of computer players" setting="level" values={LEVELS} />
          <SettingField label="Pace of computer players" setting="pace" values={PACES} />
          <SettingField label="Computer players make remarks" setting="remarks" values={ON_OFF} />
          <SelectField
            label="Lessons in a first game"
            value={settings.value.lessons}
            options={ON_OFF}
            onChange={lessons => changeSettings({ lessons, learned: [] })}
          />
        </SettingsSection>
        <AppearanceSection />
        <SoundSection />
      </PaperPanel>
    </PageLayout>
  );
}

function AppearanceSection(): JSX.Element {
  return (
    <SettingsSection title="To see and to touch">
      <SelectField
        label="Calm: no motion, no sound, no bubbles, a gentle pace"
        value={isCalmMode(settings.value) ? 'on' : 'off'}
        options={ON_OFF}
        onChange={setCalmMode}
      />
      <SettingField label="Light" setting="light" values={LIGHT_MODES} />
      <SettingField label="Size of text, in per cent" setting="text" values={TEXT_SIZES_PERCENT} />
      <SettingField label="Letters on cards told apart by colour" setting="signs" values={ON_OFF} />
      <SettingField label="The hand that plays" setting="hand" values={HANDEDNESS} />
      <SettingField label="Movement of cards" setting="motion" values={MOTIONS} />
      <p>
        To see a card large at a table, hold it, click it with the other button of the mouse, or press + while it has
        the focus.
      </p>
    </SettingsSection>
  );
}

function SoundSection(): JSX.Element {
  return (
    <SettingsSection title="To hear">
      <SettingField label="Sounds of paper and wood" setting="sound" values={ON_OFF} />
      <SettingField label="A knock when it is your turn" setting="knock" values={ON_OFF} />
      <SettingField label="Calls are spoken" setting="speech" values={ON_OFF} />
      <SelectField
        label="How fast the voice speaks"
        value={String(settings.value.rate)}
        options={RATES}
        onChange={value => changeSettings({ rate: Number(value) })}
      />
      <div class={styles.try}>
        <ActionButton onAct={() => speak('A pair of Maps')}>Hear the voice</ActionButton>
        {!hasVoices() && <p>This browser has no voice; calls are written beside the seats.</p>}
      </div>
    </SettingsSection>
  );
}

type SettingsSectionProps = { readonly title: string; readonly children: ComponentChildren };

const SettingsSection = ({ title, children }: SettingsSectionProps): JSX.Element => (
  <section class={styles.part} aria-label={title}>
    <h2 class={styles.title}>{title}</h2>
    <div class={styles.list}>{children}</div>
  </section>
);

/** Settings that are one word out of a few. */
type ChoiceSetting =
  | 'knock'
  | 'light'
  | 'pace'
  | 'level'
  | 'motion'
  | 'sound'
  | 'speech'
  | 'remarks'
  | 'text'
  | 'signs'
  | 'hand';

type SettingFieldProps<K extends ChoiceSetting> = {
  readonly label: string;
  readonly setting: K;
  readonly values: readonly Settings[K][];
};

function SettingField<K extends ChoiceSetting>({ label, setting, values }: SettingFieldProps<K>): JSX.Element {
  return (
    <SelectField
      label={label}
      value={settings.value[setting]}
      options={values}
      onChange={chosen => changeSettings({ [setting]: chosen })}
    />
  );
}

function NameField(): JSX.Element {
  return (
    <div class={styles.field}>
      <label for="name">Your name at the table</label>
      <input
        id="name"
        class={styles.control}
        value={settings.value.name}
        maxLength={24}
        autocomplete="nickname"
        onChange={event => changeSettings({ name: event.currentTarget.value.trim() || 'Guest' })}
      />
    </div>
  );
}
