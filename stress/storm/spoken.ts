/** Whether what was said in a storm is what the protocol knows, in both directions. */
import { type Ask, clientFrame } from '@parlour/protocol/client-frames';
import { acknowledged, answers, failed, newsFrame, presence, said } from '@parlour/protocol/server-frames';
import type { z } from 'zod';
import type { Person } from './player.ts';

const TOLD: Readonly<Record<string, z.ZodType>> = { news: newsFrame, presence, said };
const ANSWERED: Readonly<Record<string, z.ZodType>> = answers;

type Heard = { readonly tell?: string; readonly id?: string; readonly ok?: boolean };

/** A request without a name is a ping; one that nobody has written down, a hello. */
function schemaFor({ tell, id, ok }: Heard, asked: ReadonlyMap<string, Ask>): z.ZodType {
  if (tell !== undefined) return TOLD[tell] ?? failed;
  if (!ok) return failed;
  return ANSWERED[id === undefined ? 'ping' : (asked.get(id) ?? 'hello')] ?? acknowledged;
}

export function* spokenRightly(persons: readonly Person[]): Generator<string> {
  for (const { asked, frames, sent } of persons) {
    const asks = new Map(asked.map(({ id, request }) => [id, request.ask] as const));
    yield* frames.flatMap(text => faultIn('heard', text, schemaFor(JSON.parse(text), asks)));
    yield* sent.flatMap(text => faultIn('sent', text, clientFrame));
  }
}

function faultIn(how: string, text: string, schema: z.ZodType): string[] {
  const { error } = schema.safeParse(JSON.parse(text));
  return error ? [`${how} what no schema knows: ${text.slice(0, 200)}: ${error.issues[0]?.message}`] : [];
}
