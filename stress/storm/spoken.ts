/** Whether what was said in a storm is what the protocol knows, in both directions. */
import { clientFrameSchema, type RequestKind } from '@parlour/protocol/client-frames';
import {
  acknowledgedSchema,
  answerSchemas,
  failedSchema,
  newsFrameSchema,
  presenceSchema,
  saidSchema,
} from '@parlour/protocol/server-frames';
import type { z } from 'zod';
import type { Person } from './player.ts';

const TOLD: Readonly<Record<string, z.ZodType>> = { news: newsFrameSchema, presence: presenceSchema, said: saidSchema };
const ANSWERED: Readonly<Record<string, z.ZodType>> = answerSchemas;

type Heard = { readonly tell?: string; readonly id?: string; readonly ok?: boolean };

/** A request without a name is a ping; one that nobody has written down, a hello. */
function schemaFor({ tell, id, ok }: Heard, asked: ReadonlyMap<string, RequestKind>): z.ZodType {
  if (tell !== undefined) return TOLD[tell] ?? failedSchema;
  if (!ok) return failedSchema;
  return ANSWERED[id === undefined ? 'ping' : (asked.get(id) ?? 'hello')] ?? acknowledgedSchema;
}

export function* spokenRightly(persons: readonly Person[]): Generator<string> {
  for (const { asked, frames, sent } of persons) {
    const asks = new Map(asked.map(({ id, request }) => [id, request.ask] as const));
    yield* frames.flatMap(text => faultIn('heard', text, schemaFor(JSON.parse(text), asks)));
    yield* sent.flatMap(text => faultIn('sent', text, clientFrameSchema));
  }
}

function faultIn(how: string, text: string, schema: z.ZodType): string[] {
  const { error } = schema.safeParse(JSON.parse(text));
  return error ? [`${how} what no schema knows: ${text.slice(0, 200)}: ${error.issues[0]?.message}`] : [];
}
