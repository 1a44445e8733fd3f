/** What the page can ask of a table elsewhere. */
import type { Reply } from '@parlour/client/client';
import type { ToldRefusal } from '@parlour/kernel/saying';
import type { Thought } from '@parlour/players/player';
import { newCut } from '@parlour/table/seal';
import type { Trouble } from '@parlour/table/verbs';
import { cutFar } from './far-cutting.ts';
import { judgeFrom } from './judging.ts';
import { NOTHING_KEPT, spent } from './keepsake.ts';
import { newName } from './line.ts';
import { entropy } from './local.ts';
import type { FarTable, Unsent } from './store.ts';
import { namingOf, refusalAt, tellAll } from './telling.ts';
import { type Answered, type Heard, hintOf, type Visit } from './visit.ts';
import { keepFar, type Visitor } from './visitor.ts';

/** Plays that were made before a reload and not answered are made again, under their old names. */
export function visitOf(visitor: Visitor): Visit {
  const { guest } = visitor;
  for (const unsent of visitor.kept.unsent ?? []) void send(visitor, unsent);
  return {
    async ask(verb) {
      if (verb.ask === 'play') return answerOf(visitor, await send(visitor, { id: newName(), request: verb }));
      const reply = await guest.ask(verb);
      if (verb.ask === 'sit' && reply.ok) await forgetOther(visitor);
      return answerOf(visitor, reply);
    },
    cut: async typed => answerOf(visitor, await cutFar(visitor, newCut(entropy, typed))),
    turnTo: async () => undefined,
    async hint() {
      const { ok, error, ...told } = await guest.ask({ ask: 'hint' });
      if (!ok) throw new Error((error as Trouble).message);
      return hintOf(visitor.game!, told as Thought);
    },
    async judge(play) {
      const { told, game } = visitor;
      const refusal = told?.scene && game && judgeFrom(game, told.scene.view, play);
      return refusal && refusalAt(game, refusal, told.room.seats);
    },
    log: async () => historyOf(visitor),
    async say(phrase) {
      await guest.ask({ ask: 'say', phrase });
    },
    leave: async () => guest.close(),
  };
}

/** What was cut at another seat, or for another match, is of no use where one has just sat down. */
async function forgetOther(visitor: Visitor): Promise<void> {
  const { room } = visitor.guest.seen()!;
  await keepFar(visitor, ({ keepsake = NOTHING_KEPT }) => ({ keepsake: spent(keepsake, room) }));
}

/** A play waits on the device until it is answered. */
async function send(visitor: Visitor, unsent: Unsent): Promise<Reply> {
  const others = ({ unsent: all = [] }: FarTable): readonly Unsent[] => all.filter(({ id }) => id !== unsent.id);
  await keepFar(visitor, kept => ({ unsent: [...others(kept), unsent] }));
  visitor.names.push(unsent.id);
  const reply = await visitor.guest.ask(unsent.request);
  await keepFar(visitor, kept => ({ unsent: others(kept) }));
  return reply;
}

function answerOf({ told, game }: Visitor, { ok, number = 0, refusal, error }: Reply): Answered {
  if (ok) return { ok: true, number };
  if (refusal === undefined) return { ok: false, number, error: error as Trouble };
  const { message, ...facts } = refusal as ToldRefusal;
  const here = told && game && refusalAt(game, facts, told.room.seats).message;
  return { ok: false, number, refusal: { ...facts, message: here ?? message } };
}

function historyOf({ told, game }: Visitor): Heard[] {
  return told && game ? tellAll(game, told.history, namingOf(told.room.seats)) : [];
}
