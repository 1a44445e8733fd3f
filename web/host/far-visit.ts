/** What the page can ask of a table elsewhere. */
import { newId } from '@parlour/client/platform';
import { must } from '@parlour/kernel/must';
import { errorOf, numberOf } from '@parlour/protocol/read';
import type { Answer, AnswerTo } from '@parlour/protocol/told';
import { newCut } from '@parlour/table/seal';
import { cutFar } from './far-cutting.ts';
import { judgeFrom } from './judging.ts';
import { NOTHING_KEPT, spent } from './keepsake.ts';
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
      if (verb.ask === 'play') return answerOf(visitor, await send(visitor, { id: newId(), request: verb }));
      const reply = await guest.ask(verb);
      if (verb.ask === 'sit' && reply.ok) await forgetOther(visitor);
      return answerOf(visitor, reply);
    },
    cut: async typed => answerOf(visitor, await cutFar(visitor, newCut(entropy, typed))),
    turnTo: async () => undefined,
    async hint() {
      const answer = await guest.ask({ ask: 'hint' });
      if (!answer.ok) throw new Error(errorOf(answer)?.message);
      return hintOf(must(visitor.game), answer);
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
    reading: async () => undefined,
    leave: async () => guest.close(),
  };
}

/** What was cut at another seat, or for another match, is of no use where one has just sat down. */
async function forgetOther(visitor: Visitor): Promise<void> {
  const { room } = must(visitor.guest.seen());
  await keepFar(visitor, ({ keepsake = NOTHING_KEPT }) => ({ keepsake: spent(keepsake, room) }));
}

/** A play waits on the device until it is answered. */
async function send(visitor: Visitor, unsent: Unsent): Promise<AnswerTo<'play'>> {
  const others = ({ unsent: all = [] }: FarTable): readonly Unsent[] => all.filter(({ id }) => id !== unsent.id);
  await keepFar(visitor, kept => ({ unsent: [...others(kept), unsent] }));
  const reply = await visitor.guest.ask(unsent.request, unsent.id);
  await keepFar(visitor, kept => ({ unsent: others(kept) }));
  return reply;
}

function answerOf({ told, game }: Visitor, answer: Answer): Answered {
  const number = numberOf(answer) ?? 0;
  if (answer.ok) return { ok: true, number };
  if ('error' in answer) return { ok: false, number, error: answer.error };
  const { message, ...facts } = answer.refusal;
  const here = told && game && refusalAt(game, facts, told.room.seats).message;
  return { ok: false, number, refusal: { ...facts, message: here ?? message } };
}

function historyOf({ told, game }: Visitor): Heard[] {
  return told && game ? tellAll(game, told.history, namingOf(told.room.seats)) : [];
}
