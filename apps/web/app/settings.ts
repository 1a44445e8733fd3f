import { type BoardPreferences, DEFAULT_VOLUME_PERCENT, MOTIONS, preferences } from '@parlour/board-kit/preferences';
import { isObject } from '@parlour/kernel/json';
import { LEVELS, type Level } from '@parlour/players/levels';
import { type ComputerPace, PACES } from '@parlour/table/log';
import { effect, type Signal, signal } from '@preact/signals';
import { platform } from '../table/platform.ts';

export const LIGHT_MODES = ['system', 'lamp', 'day'] as const;

/** The attribute `data-theme` by setting. */
const THEMES = { lamp: 'dark', day: 'light' } as const;

/** Per cent of the normal size. */
export const TEXT_SIZES_PERCENT = ['100', '125', '150', '200'] as const;

export const HANDEDNESS = ['right', 'left'] as const;

const NOTES = ['auto', 'on', 'off'] as const;

export type Settings = Omit<BoardPreferences, 'tips'> & {
  readonly name: string;
  /** A guest portrait as `<box>/<name>`; see ui/guest-portraits.ts. */
  readonly portrait: string;
  readonly light: (typeof LIGHT_MODES)[number];
  readonly pace: ComputerPace;
  readonly level: Level;
  readonly knock: 'on' | 'off';
  readonly remarks: 'on' | 'off';
  readonly text: (typeof TEXT_SIZES_PERCENT)[number];
  /** Controls lie on its side. */
  readonly hand: (typeof HANDEDNESS)[number];
  readonly lessons: 'on' | 'off';
  /** At a table of several people here: everyone may see everything, in large type and without a curtain. */
  readonly projector: 'on' | 'off';
  /** Memory notes; `auto`: against easy and normal computer players only. */
  readonly notes: (typeof NOTES)[number];
  readonly learned: readonly string[];
  /** What calm mode has replaced. */
  readonly before: Readonly<Record<string, unknown>>;
};

export const DEFAULT_SETTINGS: Settings = {
  name: 'Guest',
  portrait: '',
  light: 'system',
  pace: 'brisk',
  level: 'normal',
  motion: 'system',
  sound: 'on',
  volume: DEFAULT_VOLUME_PERCENT,
  speech: 'on',
  rate: 1,
  knock: 'off',
  signs: 'off',
  text: '100',
  hand: 'right',
  remarks: 'on',
  lessons: 'on',
  projector: 'off',
  notes: 'auto',
  learned: [],
  before: {},
};

const ALLOWED_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  light: LIGHT_MODES,
  pace: PACES,
  level: LEVELS,
  motion: MOTIONS,
  sound: ['on', 'off'],
  speech: ['on', 'off'],
  knock: ['on', 'off'],
  remarks: ['on', 'off'],
  signs: ['on', 'off'],
  text: TEXT_SIZES_PERCENT,
  hand: HANDEDNESS,
  lessons: ['on', 'off'],
  projector: ['on', 'off'],
  notes: NOTES,
};

/** Takes only known settings: an older page or the user may have stored anything. */
function readSettings(text: string | null): Settings {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    const valid = Object.entries(isObject(parsed) ? parsed : {}).filter(isValidEntry);
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(valid) };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

const DEFAULTS_BY_KEY: Readonly<Record<string, unknown>> = DEFAULT_SETTINGS;

const isValidEntry = ([key, value]: readonly [string, unknown]): boolean =>
  ALLOWED_VALUES[key]?.includes(value) ?? hasTypeOf(value, DEFAULTS_BY_KEY[key]);

const hasTypeOf = (value: unknown, sample: unknown): boolean =>
  sample !== undefined && typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);

/** The defaults until `applySettingsToPage` has read what is stored. */
export const settings: Signal<Settings> = signal(DEFAULT_SETTINGS);

export function changeSettings(changed: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...changed };
  platform().saveSettings(JSON.stringify(settings.peek()));
}

/** Calm mode is a set of other settings; each can still be changed by itself. */
const CALM_SETTINGS = { motion: 'none', sound: 'off', speech: 'off', remarks: 'off', pace: 'thoughtful' } as const;

const CALM_KEYS = ['motion', 'sound', 'speech', 'remarks', 'pace'] as const;

export const isCalmMode = (now: Settings): boolean => CALM_KEYS.every(key => now[key] === CALM_SETTINGS[key]);

/** Turning calm mode off restores the settings from before. */
export function setCalmMode(to: 'on' | 'off'): void {
  const now = settings.peek();
  if (to === 'off')
    changeSettings({ ...pickCalmSettings(DEFAULT_SETTINGS), ...validCalmSettings(now.before), before: {} });
  else if (!isCalmMode(now)) changeSettings({ ...CALM_SETTINGS, before: pickCalmSettings(now) });
}

const pickCalmSettings = ({ motion, sound, speech, remarks, pace }: Settings) => ({
  motion,
  sound,
  speech,
  remarks,
  pace,
});

const validCalmSettings = (before: Settings['before']): Partial<Settings> =>
  Object.fromEntries(CALM_KEYS.map(key => [key, before[key]] as const).filter(isValidEntry));

/** Whether the table that is open shows the first game of its kind on this device. */
export const isFirstGame: Signal<boolean> = signal(false);

/** Whether the table that is open stands on a projector. */
export const isProjected: Signal<boolean> = signal(false);

/** For readers at the back of a room. */
const PROJECTED_TEXT_PERCENT = 150;

export function applySettingsToPage(): void {
  settings.value = readSettings(platform().readSettings());
  effect(() => {
    const { motion, sound, volume, speech, rate, signs, lessons, light, text, hand } = settings.value;
    preferences.value = { motion, sound, volume, speech, rate, signs, tips: isFirstGame.value ? lessons : 'off' };
    document.documentElement.dataset.hand = hand;
    const percent = isProjected.value ? Math.max(PROJECTED_TEXT_PERCENT, Number(text)) : text;
    document.documentElement.style.setProperty('--text', String(percent));
    if (light === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = THEMES[light];
    document.documentElement.dataset.motion = motion;
  });
}

/** As far as known without a request. */
const SIGNED_IN_KEY = 'parlour-member';

export function hasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_KEY) !== null;
  } catch {
    return false;
  }
}

export function storeSignedIn(what: 'in' | 'out'): void {
  try {
    if (what === 'in') localStorage.setItem(SIGNED_IN_KEY, 'yes');
    else localStorage.removeItem(SIGNED_IN_KEY);
  } catch {
    // Without storage, the page assumes signed out.
  }
}

/** Forgets what pages keep themselves, but for the sign-in, which the server decides. */
export function clearPageStorage(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('parlour-') && key !== SIGNED_IN_KEY) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
