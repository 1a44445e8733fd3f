/** What entitles this device in tournaments: the names that play on it, and those it organises. Kept on the device. */

export type TournamentTokens = {
  readonly title: string;
  readonly organiser?: string;
  /** By the numbers of entrants. */
  readonly entrants: Readonly<Record<string, string>>;
  /** The table somebody went to last. */
  readonly table?: string;
};

const KEY = 'parlour-tournaments';
/** The oldest go. */
const MOST = 50;

type All = Readonly<Record<string, TournamentTokens>>;

export function allTokens(): All {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as All) : {};
  } catch {
    return {};
  }
}

const NONE: TournamentTokens = { title: '', entrants: {} };

export const tokensOf = (id: string): TournamentTokens => allTokens()[id] ?? NONE;

/** What is given is added to what is known. */
export function keepTokens(id: string, more: Partial<TournamentTokens>): void {
  const { [id]: before = NONE, ...others } = allTokens();
  const entrants = { ...before.entrants, ...more.entrants };
  const rest = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(rest), [id]: { ...before, ...more, entrants } }));
  } catch {
    // Whoever keeps nothing can follow a tournament, but loses their seat with the page.
  }
}

/** The tournament a table was gone to from; undefined if it was none. */
export const tournamentOf = (table: string): string | undefined =>
  Object.entries(allTokens()).find(([, tokens]) => tokens.table === table)?.[0];

export const listOf = ({ organiser, entrants }: TournamentTokens): string[] => [
  ...(organiser ? [organiser] : []),
  ...Object.values(entrants),
];
