/** Settings, kept on the device. */
import { type Manner, MOTIONS, manner } from '@parlour/board-kit/manner';
import { isObject } from '@parlour/kernel/plain';
import { LEVELS, type Level } from '@parlour/players/player';
import { PACES, type Pace } from '@parlour/table/log';
import { effect, type Signal, signal } from '@preact/signals';
import { keepSettings, keptSettings } from './kept-settings.ts';

export const LIGHTS = ['system', 'lamp', 'day'] as const;

/** Per cent of the usual size. */
export const TEXTS = ['100', '125', '150', '200'] as const;

export const HANDS = ['right', 'left'] as const;

export type Settings = Manner & {
  readonly name: string;
  readonly light: (typeof LIGHTS)[number];
  readonly pace: Pace;
  readonly level: Level;
  /** Whether one hears that it is one's turn. */
  readonly knock: 'on' | 'off';
  /** Whether computer players say something now and then. */
  readonly remarks: 'on' | 'off';
  readonly text: (typeof TEXTS)[number];
  /** The hand that plays: what it touches lies on its side. */
  readonly hand: (typeof HANDS)[number];
  readonly lessons: 'on' | 'off';
  /** Lessons that have been read. */
  readonly learned: readonly string[];
  /** What calm has taken the place of. */
  readonly before: Readonly<Record<string, unknown>>;
};

export const USUAL: Settings = {
  name: 'Guest',
  light: 'system',
  pace: 'brisk',
  level: 'normal',
  motion: 'system',
  sound: 'on',
  speech: 'on',
  rate: 1,
  knock: 'off',
  signs: 'off',
  text: '100',
  hand: 'right',
  remarks: 'on',
  lessons: 'on',
  learned: [],
  before: {},
};

const ALLOWED: Readonly<Record<string, readonly unknown[]>> = {
  light: LIGHTS,
  pace: PACES,
  level: LEVELS,
  motion: MOTIONS,
  sound: ['on', 'off'],
  speech: ['on', 'off'],
  knock: ['on', 'off'],
  remarks: ['on', 'off'],
  signs: ['on', 'off'],
  text: TEXTS,
  hand: HANDS,
  lessons: ['on', 'off'],
};

/** Whatever an older or a tampered page has left there, only settings we know are taken over. */
function readSettings(text: string | null): Settings {
  try {
    const given: unknown = JSON.parse(text ?? '{}');
    const known = Object.entries(isObject(given) ? given : {}).filter(isKnown);
    return { ...USUAL, ...Object.fromEntries(known) };
  } catch {
    return USUAL;
  }
}

/** The usual settings, whatever somebody may ask them for. */
const LIKE: Readonly<Record<string, unknown>> = USUAL;

const isKnown = ([key, value]: readonly [string, unknown]): boolean =>
  ALLOWED[key]?.includes(value) ?? isLike(value, LIKE[key]);

const isLike = (value: unknown, usual: unknown): boolean =>
  usual !== undefined && typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual);

export const settings: Signal<Settings> = signal(readSettings(keptSettings()));

export function change(changed: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...changed };
  keepSettings(JSON.stringify(settings.peek()));
}

/** Calm is a choice of the other settings: each can still be changed by itself. */
const CALM = { motion: 'none', sound: 'off', speech: 'off', remarks: 'off', pace: 'thoughtful' } as const;

const CALMED = ['motion', 'sound', 'speech', 'remarks', 'pace'] as const;

export const isCalm = (now: Settings): boolean => CALMED.every(key => now[key] === CALM[key]);

/** Whoever ends the calm finds all as it was before. */
export function setCalm(to: 'on' | 'off'): void {
  const now = settings.peek();
  if (to === 'off') change({ ...calmedOf(USUAL), ...knownIn(now.before), before: {} });
  else if (!isCalm(now)) change({ ...CALM, before: calmedOf(now) });
}

const calmedOf = ({ motion, sound, speech, remarks, pace }: Settings) => ({ motion, sound, speech, remarks, pace });

const knownIn = (before: Settings['before']): Partial<Settings> =>
  Object.fromEntries(CALMED.map(key => [key, before[key]] as const).filter(isKnown));

/** The page looks, sounds and moves as it is set, now and whenever that changes. */
export function wearSettings(): void {
  effect(() => {
    const { motion, sound, speech, rate, signs, light, text, hand } = settings.value;
    manner.value = { motion, sound, speech, rate, signs };
    document.documentElement.dataset.hand = hand;
    document.documentElement.style.setProperty('--text', text);
    if (light === 'system') delete document.documentElement.dataset.light;
    else document.documentElement.dataset.light = light;
    document.documentElement.dataset.motion = motion;
  });
}
