/** What the pages ask about tournaments. What cannot be had is told in one sentence. */
import { failure, type Result, success } from '@parlour/kernel/result';
import type { MakeTournament, TOURNAMENT_ROUTES, TournamentRoundView } from '@parlour/protocol/club/tournaments';
import type { AnswerOf } from './ask.ts';

type Answer<R extends keyof typeof TOURNAMENT_ROUTES> = AnswerOf<(typeof TOURNAMENT_ROUTES)[R]>;

export type MySeat = Answer<'mine'>['seats'][number];
export type ListedTournament = Answer<'listed'>['tournaments'][number];

/** `me` is the member who has signed in, by their own name. */
export type EntrantAsked = { readonly name: string; readonly team?: string; readonly me?: true };

const HERE = '/api/club/tournaments';
const AWAY = 'The server cannot be reached just now.';

async function asked<A>(path: string, body?: object, bearer?: string): Promise<Result<A>> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  try {
    const answer = await fetch(HERE + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
    const json = await answer.json();
    return answer.ok ? success(json as A) : failure(json.error?.message ?? AWAY);
  } catch {
    return failure(AWAY);
  }
}

export const askListed = (): Promise<Result<Answer<'listed'>>> => asked('');
export const askMake = (wanted: MakeTournament): Promise<Result<Answer<'make'>>> => asked('', wanted);
export const askNews = (id: string, version: number): Promise<Result<Answer<'news'>>> =>
  asked(`/${id}/since/${version}`);
export const askRound = (id: string, round: number): Promise<Result<TournamentRoundView>> =>
  asked(`/${id}/rounds/${round}`);
export const askMine = (id: string, tokens: readonly string[]): Promise<Result<Answer<'mine'>>> =>
  asked(`/${id}/mine`, { tokens });
export const askJoin = (id: string, entrant: EntrantAsked): Promise<Result<Answer<'join'>>> =>
  asked(`/${id}/join`, { entrants: [entrant] });
export const askLeave = (id: string, who: number, token?: string): Promise<Result<unknown>> =>
  asked(`/${id}/leave`, { who }, token);
export const askOrganise = (id: string, order: string, token?: string): Promise<Result<unknown>> =>
  asked(`/${id}/organise`, { do: order }, token);
