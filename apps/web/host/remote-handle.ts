/** What the page can ask of a table elsewhere. */
import { newId } from '@parlour/client/platform';
import { must } from '@parlour/kernel/must';
import { errorOf, isHttpFailed, numberOf } from '@parlour/protocol/read';
import type { Answer, AnswerTo } from '@parlour/protocol/server-frames';
import { newCut } from '@parlour/table/seal';
import { judgeFrom } from './judging.ts';
import { NOTHING_KEPT, spent } from './keepsake.ts';
import { entropy } from './local.ts';
import { cutRemote } from './remote-cutting.ts';
import { keepRemote, type RemoteTable } from './remote-table.ts';
import { namingOf, refusalAt, tellAll } from './sentences.ts';
import type { KeptRemote, Unsent } from './store.ts';
import { type Answered, type Heard, hintOf, type TableHandle } from './table-handle.ts';

/** Plays that were made before a reload and not answered are made again, under their old names. */
export function remoteHandle(remote: RemoteTable, catchUp: () => void): TableHandle {
  const { client } = remote;
  for (const unsent of remote.kept.unsent ?? []) void send(remote, unsent);
  return {
    async ask(verb) {
      if (verb.ask === 'play') return answerOf(remote, await send(remote, { id: newId(), request: verb }));
      const reply = await client.ask(verb);
      if (verb.ask === 'sit' && reply.ok) await forgetOther(remote);
      return answerOf(remote, reply);
    },
    cut: async typed => answerOf(remote, await cutRemote(remote, newCut(entropy, typed))),
    turnTo: async () => undefined,
    catchUp: async () => catchUp(),
    async hint() {
      const answer = await client.ask({ ask: 'hint' });
      if (!answer.ok) throw new Error(errorOf(answer)?.message);
      return hintOf(must(remote.game), answer);
    },
    async judge(play) {
      const { told, game } = remote;
      const refusal = told?.scene && game && judgeFrom(game, told.scene.view, play);
      return refusal && refusalAt(game, refusal, told.room.seats);
    },
    log: async () => historyOf(remote),
    async say(phrase) {
      await client.ask({ ask: 'say', phrase });
    },
    tell: (seat, reason, words) => tellHouse(remote, { about: { table: remote.kept.id, seat }, reason, words }),
    reading: async () => undefined,
    async leave() {
      clearTimeout(remote.awayTimer);
      client.close();
    },
  };
}

/** By the token of the own seat, and by the cookie of whoever has signed in. */
async function tellHouse({ client }: RemoteTable, told: object): Promise<string | undefined> {
  const token = client.token();
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const sent = { method: 'POST', headers, body: JSON.stringify(told) };
  const answer = await fetch('/api/club/reports', sent).catch(() => undefined);
  if (answer?.ok) return undefined;
  const json: unknown = await answer?.json().catch(() => undefined);
  return isHttpFailed(json) ? json.error.message : 'The house cannot be reached just now.';
}

/** What was cut at another seat, or for another match, is of no use where one has just sat down. */
async function forgetOther(remote: RemoteTable): Promise<void> {
  const { room } = must(remote.client.seen());
  await keepRemote(remote, ({ keepsake = NOTHING_KEPT }) => ({ keepsake: spent(keepsake, room) }));
}

/** A play waits on the device until it is answered. */
async function send(remote: RemoteTable, unsent: Unsent): Promise<AnswerTo<'play'>> {
  const others = ({ unsent: all = [] }: KeptRemote): readonly Unsent[] => all.filter(({ id }) => id !== unsent.id);
  await keepRemote(remote, kept => ({ unsent: [...others(kept), unsent] }));
  const reply = await remote.client.ask(unsent.request, unsent.id);
  await keepRemote(remote, kept => ({ unsent: others(kept) }));
  return reply;
}

function answerOf({ told, game }: RemoteTable, answer: Answer): Answered {
  const number = numberOf(answer) ?? 0;
  if (answer.ok) return { ok: true, number };
  if ('error' in answer) return { ok: false, number, error: answer.error };
  const { message, ...facts } = answer.refusal;
  const here = told && game && refusalAt(game, facts, told.room.seats).message;
  return { ok: false, number, refusal: { ...facts, message: here ?? message } };
}

function historyOf({ told, game }: RemoteTable): Heard[] {
  if (!told || !game) return [];
  return tellAll(game, told.history, { name: namingOf(told.room.seats), to: told.seat ?? null });
}
