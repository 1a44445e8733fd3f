/** Settings: how the parlour looks, sounds and behaves for this person on this device. */
import { MOTIONS } from '@parlour/board-kit/manner';
import { Action } from '@parlour/board-kit/pieces/prompt';
import { hasVoices, speak } from '@parlour/board-kit/speech';
import { LEVELS } from '@parlour/players/player';
import { PACES } from '@parlour/table/log';
import type { ComponentChildren, JSX } from 'preact';
import { change, HANDS, isCalm, LIGHTS, type Settings, setCalm, settings, TEXTS } from '../settings.ts';
import { Page, Paper } from './page.tsx';
import styles from './settings.module.css';
import { Choice } from './terms.tsx';

const ON_OFF = ['on', 'off'] as const;
const RATES = ['0.75', '1', '1.25', '1.5'] as const;

export function SettingsPage(): JSX.Element {
  return (
    <Page title="Settings">
      <Paper>
        <Part title="You and the others">
          <NameField />
          <Setting says="Level of computer players" of="level" among={LEVELS} />
          <Setting says="Pace of computer players" of="pace" among={PACES} />
          <Setting says="Computer players make remarks" of="remarks" among={ON_OFF} />
          <Choice
            says="Lessons in a first game"
            value={settings.value.lessons}
            of={ON_OFF}
            choose={lessons => change({ lessons, learned: [] })}
          />
        </Part>
        <Looks />
        <Sounds />
      </Paper>
    </Page>
  );
}

function Looks(): JSX.Element {
  return (
    <Part title="To see and to touch">
      <Choice
        says="Calm: no motion, no sound, no bubbles, a gentle pace"
        value={isCalm(settings.value) ? 'on' : 'off'}
        of={ON_OFF}
        choose={setCalm}
      />
      <Setting says="Light" of="light" among={LIGHTS} />
      <Setting says="Size of text, in per cent" of="text" among={TEXTS} />
      <Setting says="Letters on cards told apart by colour" of="signs" among={ON_OFF} />
      <Setting says="The hand that plays" of="hand" among={HANDS} />
      <Setting says="Movement of cards" of="motion" among={MOTIONS} />
      <p>
        To see a card large at a table, hold it, click it with the other button of the mouse, or press + while it has
        the focus.
      </p>
    </Part>
  );
}

function Sounds(): JSX.Element {
  return (
    <Part title="To hear">
      <Setting says="Sounds of paper and wood" of="sound" among={ON_OFF} />
      <Setting says="A knock when it is your turn" of="knock" among={ON_OFF} />
      <Setting says="Calls are spoken" of="speech" among={ON_OFF} />
      <Choice
        says="How fast the voice speaks"
        value={String(settings.value.rate)}
        of={RATES}
        choose={value => change({ rate: Number(value) })}
      />
      <div class={styles.try}>
        <Action onAct={() => speak('A pair of Maps')}>Hear the voice</Action>
        {!hasVoices() && <p>This browser has no voice; calls are written beside the seats.</p>}
      </div>
    </Part>
  );
}

type PartProps = { readonly title: string; readonly children: ComponentChildren };

const Part = ({ title, children }: PartProps): JSX.Element => (
  <section class={styles.part} aria-label={title}>
    <h2 class={styles.title}>{title}</h2>
    <div class={styles.list}>{children}</div>
  </section>
);

/** The settings that are one word out of a few. */
type Words =
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

type SettingProps<K extends Words> = { readonly says: string; readonly of: K; readonly among: readonly Settings[K][] };

function Setting<K extends Words>({ says, of, among }: SettingProps<K>): JSX.Element {
  return <Choice says={says} value={settings.value[of]} of={among} choose={chosen => change({ [of]: chosen })} />;
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
        onChange={event => change({ name: event.currentTarget.value.trim() || 'Guest' })}
      />
    </div>
  );
}
