/** The flags of `parlour print` as settings, or one sentence that says what would be right. */
import { FARTHEST, isPaper, PAPERS, type Paper, type PaperPoint } from '@parlour/print/paper';
import { CORNERS, MOST_SETS, type PrintSettings } from '@parlour/print/settings';
import { trouble } from './trouble.ts';

export type PrintFlags = {
  readonly as: string;
  readonly paper: string;
  readonly out?: string;
  readonly offset: string;
  readonly corners: string;
  readonly sets: string;
  readonly paperColour: string;
  readonly cardsOnly?: true;
  readonly fold?: true;
  readonly large?: true;
  readonly black?: true;
  readonly preflight?: true;
};

const FORMS = ['sheets', 'cards', 'png'] as const;
export type PrintForm = (typeof FORMS)[number];

function oneOf<T extends string>(flag: string, choices: readonly T[], given: string): T {
  const found = choices.find(choice => choice === given);
  return found ?? trouble(`--${flag} is one of ${choices.join(', ')}, not "${given}".`);
}

const paperNamed = (name: string): Paper =>
  isPaper(name) ? name : trouble(`--paper is one of ${Object.keys(PAPERS).join(', ')}, not "${name}".`);

function offsetGiven(text: string): PaperPoint {
  const [x, y] = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(text) ? text.split(',').map(Number) : [];
  if (x === undefined || y === undefined || Math.max(Math.abs(x), Math.abs(y)) > FARTHEST)
    return trouble(`--offset is two numbers of millimetres up to ${FARTHEST}, such as 1.5,-0.5; not "${text}".`);
  return { x, y };
}

function setsGiven(text: string): number {
  const sets = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return sets >= 1 && sets <= MOST_SETS ? sets : trouble(`--sets is a number from 1 to ${MOST_SETS}, not "${text}".`);
}

export const formOf = ({ as }: PrintFlags): PrintForm => oneOf('as', FORMS, as);

export const settingsOf = (flags: PrintFlags): PrintSettings => ({
  paper: paperNamed(flags.paper),
  press: pressOf(flags),
  print: flags.large ? 'large' : 'usual',
  backs: flags.fold ? 'beside' : 'behind',
  corners: oneOf('corners', CORNERS, flags.corners),
  form: formOf(flags) === 'sheets' ? 'sheets' : 'cards',
  extent: flags.cardsOnly ? 'cards' : 'box',
  sets: setsGiven(flags.sets),
  offset: offsetGiven(flags.offset),
});

function pressOf({ black, paperColour }: PrintFlags): PrintSettings['press'] {
  const colour = oneOf('paper-colour', ['cream', 'white'] as const, paperColour);
  if (black) return 'black';
  return colour === 'white' ? 'white' : 'colour';
}
