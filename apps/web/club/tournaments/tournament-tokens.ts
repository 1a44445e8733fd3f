/** Tournament tokens of this device: for its entrants, and for tournaments it organises. */

export type TournamentTokens = {
  readonly title: string;
  readonly organiser?: string;
  /** By entrant number. */
  readonly entrants: Readonly<Record<string, string>>;
  /** The table opened last. */
  readonly table?: string;
};

const TOKENS_KEY = 'parlour-tournaments';
/** The oldest are dropped. */
const MAX_TOURNAMENTS = 50;

type TokensById = Readonly<Record<string, TournamentTokens>>;

export function readAllTokens(): TokensById {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(TOKENS_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as TokensById) : {};
  } catch {
    return {};
  }
}

const NO_TOKENS: TournamentTokens = { title: '', entrants: {} };

export const readTournamentTokens = (id: string): TournamentTokens => readAllTokens()[id] ?? NO_TOKENS;

export function addTournamentTokens(id: string, more: Partial<TournamentTokens>): void {
  const { [id]: before = NO_TOKENS, ...others } = readAllTokens();
  const entrants = { ...before.entrants, ...more.entrants };
  const rest = Object.entries(others).slice(1 - MAX_TOURNAMENTS);
  try {
    localStorage.setItem(
      TOKENS_KEY,
      JSON.stringify({ ...Object.fromEntries(rest), [id]: { ...before, ...more, entrants } }),
    );
  } catch {
    // Without storage, closing the page loses the seat.
  }
}

/** Undefined if the table was not opened from a tournament. */
export const tournamentOfTable = (table: string): string | undefined =>
  Object.entries(readAllTokens()).find(([, tokens]) => tokens.table === table)?.[0];

export const tokenList = ({ organiser, entrants }: TournamentTokens): string[] => [
  ...(organiser ? [organiser] : []),
  ...Object.values(entrants),
];
