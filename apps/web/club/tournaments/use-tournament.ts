/** Requests about tournaments, and a tournament polled for changes. */

import { failure, type Result, success } from '@parlour/kernel/result';
import type {
  CreateTournamentRequest,
  TOURNAMENT_ROUTES,
  TournamentRoundView,
  TournamentView,
} from '@parlour/protocol/club/tournaments';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useCurrentMember } from '../membership/session.ts';
import type { AnswerOf } from '../request.ts';
import { tournamentText } from './tournament-text.ts';
import { readTournamentTokens, tokenList } from './tournament-tokens.ts';

export type LiveTournament = {
  readonly view: Signal<TournamentView | undefined>;
  readonly mySeats: Signal<readonly MySeat[]>;
  readonly isOrganiser: Signal<boolean>;
  readonly error: Signal<string>;
  /** Refreshes at once, after an action. */
  refresh(): Promise<void>;
};

const POLL_INTERVAL_MS = 3000;

export function useLiveTournament(id: string): LiveTournament {
  const view = useSignal<TournamentView | undefined>(undefined);
  const mySeats = useSignal<readonly MySeat[]>([]);
  const isOrganiser = useSignal(false);
  const error = useSignal('');
  const version = useSignal(0);
  const me = useCurrentMember();
  const refresh = async (): Promise<void> => {
    const update = await fetchTournamentSince(id, version.value);
    error.value = update.ok ? '' : update.fault;
    if (!update.ok) return;
    version.value = update.value.version;
    view.value = update.value.seen ?? view.value;
    const tokens = tokenList(readTournamentTokens(id));
    const own = tokens.length > 0 || me ? await fetchMySeats(id, tokens) : undefined;
    if (!own?.ok) return;
    mySeats.value = own.value.seats;
    isOrganiser.value = own.value.organises;
  };
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void (document.hidden || refresh()), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [id, me?.id]);
  return { view, mySeats, isOrganiser, error, refresh };
}

type TournamentAnswer<R extends keyof typeof TOURNAMENT_ROUTES> = AnswerOf<(typeof TOURNAMENT_ROUTES)[R]>;

export type MySeat = TournamentAnswer<'mine'>['seats'][number];
export type ListedTournament = TournamentAnswer<'listed'>['tournaments'][number];

/** `me` marks a signed-in member under their own name. */
export type EntrantDraft = { readonly name: string; readonly team?: string; readonly me?: true };

const TOURNAMENTS_URL = '/api/club/tournaments';

async function tournamentRequest<A>(path: string, body?: object, bearer?: string): Promise<Result<A>> {
  const headers = {
    'content-type': 'application/json',
    ...(bearer && { authorization: ['Bearer', bearer].join(' ') }),
  };
  try {
    const answer = await fetch(
      TOURNAMENTS_URL + path,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : {},
    );
    const json = await answer.json();
    return answer.ok ? success(json as A) : failure(json.error?.message ?? tournamentText('unreachable'));
  } catch {
    return failure(tournamentText('unreachable'));
  }
}

export const fetchListedTournaments = (): Promise<Result<TournamentAnswer<'listed'>>> => tournamentRequest('');
export const createTournament = (draft: CreateTournamentRequest): Promise<Result<TournamentAnswer<'create'>>> =>
  tournamentRequest('', draft);
const fetchTournamentSince = (id: string, version: number): Promise<Result<TournamentAnswer<'news'>>> =>
  tournamentRequest(`/${id}/since/${version}`);
export const fetchRound = (id: string, round: number): Promise<Result<TournamentRoundView>> =>
  tournamentRequest(`/${id}/rounds/${round}`);
const fetchMySeats = (id: string, tokens: readonly string[]): Promise<Result<TournamentAnswer<'mine'>>> =>
  tournamentRequest(`/${id}/mine`, { tokens });
export const joinTournament = (id: string, entrant: EntrantDraft): Promise<Result<TournamentAnswer<'join'>>> =>
  tournamentRequest(`/${id}/join`, { entrants: [entrant] });
export const leaveTournament = (id: string, who: number, token?: string): Promise<Result<unknown>> =>
  tournamentRequest(`/${id}/leave`, { who }, token);
export const sendOrganiserOrder = (id: string, order: string, token?: string): Promise<Result<unknown>> =>
  tournamentRequest(`/${id}/organise`, { do: order }, token);
