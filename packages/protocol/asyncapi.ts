/** The AsyncAPI document of a sitting, made from the schemas that check what is sent and type what is answered. */
import type { z } from 'zod';
import { frames } from './client-frames.ts';
import { jsonSchema } from './json-schema.ts';
import { acknowledged, answers, failed, newsFrame, presence, said } from './server-frames.ts';
import { PROTOCOL, SOCKET_PATH } from './version.ts';

const TOLD = { news: newsFrame, presence, said, acknowledged, failed } as const;

const FORMAT = 'application/schema+json;version=draft-2020-12';

const message = (name: string, schema: z.ZodType, io: 'input' | 'output'): object => ({
  name,
  contentType: 'application/json',
  payload: { schemaFormat: FORMAT, schema: jsonSchema(schema, io) },
});

const refer = (...names: readonly string[]): object[] =>
  names.map(name => ({ $ref: `#/channels/sitting/messages/${name}` }));

const CHANNEL = { $ref: '#/channels/sitting' };

/** What is done is answered in its own way; or by the news that it made. */
function replies(ask: string): string[] {
  return ask in answers ? [`${ask}-answer`, 'failed'] : ['acknowledged', 'news', 'failed'];
}

const asking = (ask: string): object => ({
  action: 'receive',
  channel: CHANNEL,
  messages: refer(ask),
  reply: { channel: CHANNEL, messages: refer(...replies(ask)) },
});

const telling = (name: string): object => ({ action: 'send', channel: CHANNEL, messages: refer(name) });

const mapped = <V, W>(values: Readonly<Record<string, V>>, make: (name: string, value: V) => [string, W]) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => make(name, value)));

export const asyncApi = (): object => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Parlour, the sitting',
    version: String(PROTOCOL),
    description: 'One WebSocket a client. What this server sends, to the letter; a newer one may add to it.',
  },
  defaultContentType: 'application/json',
  channels: {
    sitting: {
      address: SOCKET_PATH,
      messages: {
        ...mapped(frames, (ask, schema) => [ask, message(ask, schema, 'input')]),
        ...mapped(answers, (ask, schema) => [`${ask}-answer`, message(`${ask}-answer`, schema, 'output')]),
        ...mapped(TOLD, (name, schema) => [name, message(name, schema, 'output')]),
      },
    },
  },
  operations: {
    ...mapped(frames, ask => [ask, asking(ask)]),
    ...mapped({ news: TOLD.news, presence, said }, name => [`tell-${name}`, telling(name)]),
  },
});
