/** Settings: how the parlour looks, sounds and behaves for this person on this device. */
import { MOTIONS } from '@parlour/felt/manner';
import { Action } from '@parlour/felt/pieces/prompt';
import { hasVoices, speak } from '@parlour/felt/speech';
import { LEVELS, type Level } from '@parlour/players/player';
import { PACES, type Pace } from '@parlour/table/log';
import type { JSX } from 'preact';
import { change, LIGHTS, type Settings, settings } from '../settings.ts';
import { Page, Paper } from './page.tsx';
import styles from './settings.module.css';
import { Choice } from './terms.tsx';

const ON_OFF = ['on', 'off'] as const;
const RATES = ['0.75', '1', '1.25', '1.5'] as const;

export function SettingsPage(): JSX.Element {
  const { name, light, pace, level, motion, sound, speech, rate, knock, remarks, lessons } = settings.value;
  return (
    <Page title="Settings">
      <Paper>
        <div class={styles.list}>
          <div class={styles.field}>
            <label for="name">Your name at the table</label>
            <input
              id="name"
              class={styles.control}
              value={name}
              maxLength={24}
              autocomplete="nickname"
              onChange={event => change({ name: event.currentTarget.value.trim() || 'Guest' })}
            />
          </div>
          <Choice
            says="Light"
            value={light}
            of={LIGHTS}
            choose={value => change({ light: value as Settings['light'] })}
          />
          <Choice
            says="Pace of computer players"
            value={pace}
            of={PACES}
            choose={value => change({ pace: value as Pace })}
          />
          <Choice
            says="Level of computer players"
            value={level}
            of={LEVELS}
            choose={value => change({ level: value as Level })}
          />
          <Choice
            says="Movement of cards"
            value={motion}
            of={MOTIONS}
            choose={value => change({ motion: value as Settings['motion'] })}
          />
          <Choice
            says="Sounds of paper and wood"
            value={sound}
            of={ON_OFF}
            choose={value => change({ sound: value as 'on' | 'off' })}
          />
          <Choice
            says="A knock when it is your turn"
            value={knock}
            of={ON_OFF}
            choose={value => change({ knock: value as 'on' | 'off' })}
          />
          <Choice
            says="Calls are spoken"
            value={speech}
            of={ON_OFF}
            choose={value => change({ speech: value as 'on' | 'off' })}
          />
          <Choice
            says="How fast the voice speaks"
            value={String(rate)}
            of={RATES}
            choose={value => change({ rate: Number(value) })}
          />
          <Choice
            says="Computer players make remarks"
            value={remarks}
            of={ON_OFF}
            choose={value => change({ remarks: value as 'on' | 'off' })}
          />
          <Choice
            says="Lessons in a first game"
            value={lessons}
            of={ON_OFF}
            choose={value => change({ lessons: value as 'on' | 'off', learned: [] })}
          />
        </div>
        <div class={styles.try}>
          <Action onAct={() => speak('A pair of Maps')}>Hear the voice</Action>
          {!hasVoices() && <p>This browser has no voice; calls are written beside the seats.</p>}
        </div>
        <p>
          To see a card large at a table, hold it, click it with the other button of the mouse, or press + while it has
          the focus.
        </p>
      </Paper>
    </Page>
  );
}
