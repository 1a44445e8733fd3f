/** Labels for the settings of a table ("house rules"), for display and for the host's choices. */
import { type Translate, translator } from '@parlour/messages';
import { MIN_REMATCH_WAIT_SECONDS, type TableSettings, type TimeLimit } from '@parlour/table/log';

const english = {
  hints: 'Hints',
  hintsNone: 'Off',
  hintsAllowed: 'On',
  undo: 'Undo',
  undoConsent: 'If everyone agrees',
  undoEasy: 'Free if it reveals nothing',
  undoNone: 'Off',
  leftSeat: 'When a player leaves',
  leftSeatKept: 'A computer plays on',
  leftSeatOpen: 'Anyone may take the seat',
  spectators: 'Spectators see',
  spectatorsNone: 'Nothing',
  spectatorsOpen: 'Open cards',
  spectatorsHandsAfter: 'All hands afterwards',
  spectatorsHandsDelayed: 'All hands, {delay} later',
  clock: 'Clock',
  clockNone: 'Off',
  clockTurn: '{time} per turn',
  clockBank: '{time} each, plus {increment} per turn',
  clockDays: '{days, plural, one {# day per turn} other {# days per turn}}',
  seconds: '{count} s',
  minutes: '{count} min',
  cutWait: 'Waiting for cuts',
  cutWaitTimes: '{first} before the first match, {later} before a rematch',
  rated: 'Rated',
  ratedMeaning: 'Counts for members’ ratings; leaving a match means last place',
  whoCanJoin: 'Who can join',
  joinPrivate: 'Anyone with the link',
  joinListed: 'Everyone',
  joinLocked: 'No one: the host locked the table',
  summary: '{rated, select, yes {rated, } other {}}{clock}, {hints}, {undo}',
  summaryClock: '{isOff, select, yes {no clock} other {{clock}}}',
  summaryHints: '{hints, select, none {hints off} other {hints on}}',
  summaryUndo: '{undo, select, none {no undo} consent {undo by agreement} other {free undo}}',
} as const;
const t: Translate<typeof english> = translator('table-settings', english);

export type SettingLabel = {
  readonly label: string;
  readonly current: string;
  /** Possible values by label. */
  readonly choices: ReadonlyMap<string, Partial<TableSettings>>;
};

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
      return t('clockNone');
    case 'turn':
      return t('clockTurn', { time: durationLabel(clock.seconds) });
    case 'bank':
      return t('clockBank', { time: durationLabel(clock.seconds), increment: durationLabel(clock.increment) });
    case 'days':
      return t('clockDays', { days: clock.days });
  }
}

const durationLabel = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0 ? t('minutes', { count: seconds / 60 }) : t('seconds', { count: seconds });

export function settingLabels(settings: TableSettings): SettingLabel[] {
  const handsLabel =
    settings.delay === 'over'
      ? t('spectatorsHandsAfter')
      : t('spectatorsHandsDelayed', { delay: durationLabel(settings.delay) });
  return [
    choiceLabel(t('clock'), clockLabel(settings.clock), clockChoices(settings)),
    choiceLabel(t('hints'), settings.hints, [
      ['none', t('hintsNone'), { hints: 'none' }],
      ['allowed', t('hintsAllowed'), { hints: 'allowed' }],
    ]),
    choiceLabel(t('undo'), settings.undo, [
      ['none', t('undoNone'), { undo: 'none' }],
      ['consent', t('undoConsent'), { undo: 'consent' }],
      ['easy', t('undoEasy'), { undo: 'easy' }],
    ]),
    choiceLabel(t('leftSeat'), settings.seats, [
      ['kept', t('leftSeatKept'), { seats: 'kept' }],
      ['open', t('leftSeatOpen'), { seats: 'open' }],
    ]),
    choiceLabel(t('spectators'), settings.onlookers, [
      ['none', t('spectatorsNone'), { onlookers: 'none' }],
      ['open', t('spectatorsOpen'), { onlookers: 'open' }],
      ['hands', handsLabel, { onlookers: 'hands' }],
    ]),
    ...cutTimeoutLabel(settings),
    ...ratedLabel(settings),
  ];
}

type Choice = readonly [value: string, label: string, changed: Partial<TableSettings>];

function choiceLabel(label: string, value: string, choices: readonly Choice[]): SettingLabel {
  const current = choices.find(([one]) => one === value)?.[1] ?? value;
  return { label, current, choices: new Map(choices.map(([, label, changed]) => [label, changed])) };
}

/** Includes a current clock that is not offered. */
const clockChoices = ({ clock }: TableSettings): Choice[] =>
  [...OFFERED_CLOCKS, clock].map(one => [clockLabel(one), clockLabel(one), { clock: one }]);

/** Fixed at creation, as is the rating. */
function cutTimeoutLabel({ waits }: TableSettings): SettingLabel[] {
  if (waits === undefined) return [];
  const later = Math.max(waits, MIN_REMATCH_WAIT_SECONDS);
  const current = t('cutWaitTimes', { first: durationLabel(waits), later: durationLabel(later) });
  return [{ label: t('cutWait'), current, choices: new Map([[current, { waits }]]) }];
}

function ratedLabel({ rated }: TableSettings): SettingLabel[] {
  if (!rated) return [];
  const current = t('ratedMeaning');
  return [{ label: t('rated'), current, choices: new Map([[current, { rated }]]) }];
}

/** "no clock, hints off, undo by agreement" */
export function settingsSummary({ clock, hints, undo, rated }: TableSettings): string {
  const isOff = clock.kind === 'none' ? 'yes' : 'no';
  return t('summary', {
    rated: rated ? 'yes' : 'no',
    clock: t('summaryClock', { isOff, clock: clockLabel(clock) }),
    hints: t('summaryHints', { hints }),
    undo: t('summaryUndo', { undo }),
  });
}

export const VISIBILITIES = ['private', 'listed'] as const;
export type TableVisibility = (typeof VISIBILITIES)[number];

export const visibilityLabels = (): Readonly<Record<TableVisibility, string>> => ({
  private: t('joinPrivate'),
  listed: t('joinListed'),
});

export const whoCanJoinLabel = (): string => t('whoCanJoin');

export const whoCanJoin = (visibility: TableVisibility, locked: boolean): string =>
  locked ? t('joinLocked') : visibilityLabels()[visibility];
