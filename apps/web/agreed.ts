/** What is agreed about a table, in plain words: what everybody reads, and what the host chooses from. */
import { AGAIN, type TableSettings, type TimeLimit } from '@parlour/table/log';

export type Term = {
  readonly says: string;
  /** As it is set now. */
  readonly now: string;
  /** What it can be set to, by the words for it. */
  readonly choices: ReadonlyMap<string, Partial<TableSettings>>;
};

const HINTS = {
  none: 'nobody gets any',
  allowed: 'whoever asks is told what a computer player would do',
} as const;

const TAKING_BACK = {
  consent: 'only if everybody else agrees',
  easy: 'at once where nobody is wronged, else if those who are there agree',
  none: 'nobody takes anything back',
} as const;

const LEFT_SEATS = {
  kept: 'a computer player has it until the match is over',
  open: 'whoever comes may take it over with its cards',
} as const;

const onlookers = ({ delay }: TableSettings): Readonly<Record<TableSettings['onlookers'], string>> => ({
  none: 'see nothing of the match',
  open: 'see what lies open',
  hands: delay === 'over' ? 'see all hands once the match is over' : `see all hands ${spanOf(delay)} later`,
});

const CLOCKS: readonly TimeLimit[] = [
  { kind: 'none' },
  { kind: 'turn', seconds: 30 },
  { kind: 'turn', seconds: 120 },
  { kind: 'bank', seconds: 600, increment: 5 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

function clockWords(clock: TimeLimit): string {
  switch (clock.kind) {
    case 'none':
      return 'none runs';
    case 'turn':
      return `${spanOf(clock.seconds)} a turn`;
    case 'bank':
      return `${spanOf(clock.seconds)} each, and ${spanOf(clock.increment)} more a turn`;
    case 'days':
      return clock.days === 1 ? 'a day a turn' : `${clock.days} days a turn`;
  }
}

const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const spanOf = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0 ? plural(seconds / 60, 'minute') : plural(seconds, 'second');

export function termsOf(settings: TableSettings): Term[] {
  return [
    { says: 'Hints', ...chosen('hints', settings, HINTS) },
    { says: 'Taking back', ...chosen('undo', settings, TAKING_BACK) },
    { says: 'A seat that is left', ...chosen('seats', settings, LEFT_SEATS) },
    { says: 'Onlookers', ...chosen('onlookers', settings, onlookers(settings)) },
    { says: 'A clock', now: clockWords(settings.clock), choices: clocks(settings) },
    ...waitingTerm(settings),
    ...ratedTerm(settings),
  ];
}

/** Told only where it is agreed. */
function waitingTerm({ waits }: TableSettings): Term[] {
  if (waits === undefined) return [];
  const now = `${spanOf(waits)} for the first match, ${spanOf(Math.max(waits, AGAIN))} for another`;
  return [{ says: 'Whoever does not cut is waited for', now, choices: new Map([[now, { waits }]]) }];
}

/** Settled when the table was laid. */
function ratedTerm({ rated }: TableSettings): Term[] {
  if (!rated) return [];
  const now = 'counts for the ratings of members; whoever leaves a match is last';
  return [{ says: 'Rated', now, choices: new Map([[now, { rated }]]) }];
}

/** One setting by its words. */
function chosen<K extends 'hints' | 'undo' | 'seats' | 'onlookers'>(
  key: K,
  settings: TableSettings,
  words: Readonly<Record<TableSettings[K], string>>,
): Omit<Term, 'says'> {
  const of = Object.entries<string>(words).map(([value, says]): [string, Partial<TableSettings>] => [
    says,
    { [key]: value },
  ]);
  return { now: words[settings[key]], choices: new Map(of) };
}

/** A clock that is not among the usual ones can be kept. */
function clocks({ clock }: TableSettings): Term['choices'] {
  const usual = CLOCKS.map((one): [string, Partial<TableSettings>] => [clockWords(one), { clock: one }]);
  return new Map([...usual, [clockWords(clock), { clock }]]);
}

export const DOORS = { private: 'whoever has the link or the code', listed: 'anybody who looks for a table' } as const;
export type AgreedDoor = keyof typeof DOORS;

export const comersOf = (door: AgreedDoor, locked: boolean): string =>
  locked ? 'nobody more: the host has locked the table' : DOORS[door];
