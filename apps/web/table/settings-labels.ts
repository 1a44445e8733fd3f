/** Labels for the settings of a table, for display and for the host's choices. */
import { MIN_REMATCH_WAIT_SECONDS, type TableSettings, type TimeLimit } from '@parlour/table/log';

export type SettingLabel = {
  readonly label: string;
  readonly current: string;
  /** Possible values by label. */
  readonly choices: ReadonlyMap<string, Partial<TableSettings>>;
};

const HINT_LABELS = {
  none: 'nobody gets any',
  allowed: 'whoever asks is told what a computer player would do',
} as const;

const UNDO_LABELS = {
  consent: 'only if everybody else agrees',
  easy: 'at once where nobody is wronged, else if those who are there agree',
  none: 'nobody takes anything back',
} as const;

const LEFT_SEAT_LABELS = {
  kept: 'a computer player has it until the match is over',
  open: 'whoever comes may take it over with its cards',
} as const;

const spectatorLabels = ({ delay }: TableSettings): Readonly<Record<TableSettings['onlookers'], string>> => ({
  none: 'see nothing of the match',
  open: 'see what lies open',
  hands: delay === 'over' ? 'see all hands once the match is over' : `see all hands ${durationLabel(delay)} later`,
});

const OFFERED_CLOCKS: readonly TimeLimit[] = [
  { kind: 'none' },
  { kind: 'turn', seconds: 30 },
  { kind: 'turn', seconds: 120 },
  { kind: 'bank', seconds: 600, increment: 5 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

function clockLabel(clock: TimeLimit): string {
  switch (clock.kind) {
    case 'none':
      return 'none runs';
    case 'turn':
      return `${durationLabel(clock.seconds)} a turn`;
    case 'bank':
      return `${durationLabel(clock.seconds)} each, and ${durationLabel(clock.increment)} more a turn`;
    case 'days':
      return clock.days === 1 ? 'a day a turn' : `${clock.days} days a turn`;
  }
}

const countLabel = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const durationLabel = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0 ? countLabel(seconds / 60, 'minute') : countLabel(seconds, 'second');

export function settingLabels(settings: TableSettings): SettingLabel[] {
  return [
    { label: 'Hints', ...choiceLabel('hints', settings, HINT_LABELS) },
    { label: 'Taking back', ...choiceLabel('undo', settings, UNDO_LABELS) },
    { label: 'A seat that is left', ...choiceLabel('seats', settings, LEFT_SEAT_LABELS) },
    { label: 'Onlookers', ...choiceLabel('onlookers', settings, spectatorLabels(settings)) },
    { label: 'A clock', current: clockLabel(settings.clock), choices: clockChoices(settings) },
    ...cutTimeoutLabel(settings),
    ...ratedLabel(settings),
  ];
}

function cutTimeoutLabel({ waits }: TableSettings): SettingLabel[] {
  if (waits === undefined) return [];
  const current = `${durationLabel(waits)} for the first match, ${durationLabel(Math.max(waits, MIN_REMATCH_WAIT_SECONDS))} for another`;
  return [{ label: 'Whoever does not cut is waited for', current, choices: new Map([[current, { waits }]]) }];
}

/** Fixed at creation. */
function ratedLabel({ rated }: TableSettings): SettingLabel[] {
  if (!rated) return [];
  const current = 'counts for the ratings of members; whoever leaves a match is last';
  return [{ label: 'Rated', current, choices: new Map([[current, { rated }]]) }];
}

function choiceLabel<K extends 'hints' | 'undo' | 'seats' | 'onlookers'>(
  key: K,
  settings: TableSettings,
  labels: Readonly<Record<TableSettings[K], string>>,
): Omit<SettingLabel, 'label'> {
  const choices = Object.entries<string>(labels).map(([value, label]): [string, Partial<TableSettings>] => [
    label,
    { [key]: value },
  ]);
  return { current: labels[settings[key]], choices: new Map(choices) };
}

/** Includes a current clock that is not offered. */
function clockChoices({ clock }: TableSettings): SettingLabel['choices'] {
  const offered = OFFERED_CLOCKS.map((one): [string, Partial<TableSettings>] => [clockLabel(one), { clock: one }]);
  return new Map([...offered, [clockLabel(clock), { clock }]]);
}

export const VISIBILITY_LABELS = {
  private: 'whoever has the link or the code',
  listed: 'anybody who looks for a table',
} as const;
export type TableVisibility = keyof typeof VISIBILITY_LABELS;

export const whoMayJoin = (visibility: TableVisibility, locked: boolean): string =>
  locked ? 'nobody more: the host has locked the table' : VISIBILITY_LABELS[visibility];
