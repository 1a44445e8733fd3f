/** OpenAPI and AsyncAPI documents, generated from the schemas that check requests and type answers. */
import { z } from 'zod';
import { clientFrameSchemas } from './client-frames.ts';
import { httpErrorSchema, NO_INPUT, type RouteSpec } from './http.ts';
import {
  acknowledgedSchema,
  answerSchemas,
  failedSchema,
  newsFrameSchema,
  presenceSchema,
  saidSchema,
} from './server-frames.ts';
import { PROTOCOL_VERSION, SOCKET_PATH } from './wire-constants.ts';

export function openApiDocument(routes: readonly RouteSpec[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: httpOperation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parlour',
      version: String(PROTOCOL_VERSION),
      description: 'Create tables and read records. /api/asyncapi.json describes the WebSocket at the table.',
    },
    paths,
  };
}

function httpOperation({ says, params, body, answer, type = undefined }: RouteSpec): object {
  return {
    summary: says,
    ...(params === NO_INPUT ? {} : { parameters: pathParameters(params) }),
    ...(body === NO_INPUT ? {} : { requestBody: { required: true, ...responseContent(body, 'input') } }),
    responses: {
      200: { description: 'done', ...responseContent(answer, 'output', type) },
      default: { description: 'an error', ...responseContent(httpErrorSchema, 'output') },
    },
  };
}

const responseContent = (schema: z.ZodType, io: 'input' | 'output', type: string = 'application/json'): object => ({
  content: { [type]: { schema: toEmbeddedJsonSchema(schema, io) } },
});

const pathParameters = (params: z.ZodType): object[] =>
  Object.entries(toEmbeddedJsonSchema(params, 'input').properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));

const SERVER_MESSAGES = {
  news: newsFrameSchema,
  presence: presenceSchema,
  said: saidSchema,
  acknowledged: acknowledgedSchema,
  failed: failedSchema,
} as const;

const SCHEMA_FORMAT = 'application/schema+json;version=draft-2020-12';

const messageOf = (name: string, schema: z.ZodType, io: 'input' | 'output'): object => ({
  name,
  contentType: 'application/json',
  payload: { schemaFormat: SCHEMA_FORMAT, schema: toEmbeddedJsonSchema(schema, io) },
});

const messageRefs = (...names: readonly string[]): object[] =>
  names.map(name => ({ $ref: `#/channels/sitting/messages/${name}` }));

const CHANNEL = { $ref: '#/channels/sitting' };

/** A request has its own answer, or is answered by the news it caused. */
function replyNames(ask: string): string[] {
  return ask in answerSchemas ? [`${ask}-answer`, 'failed'] : ['acknowledged', 'news', 'failed'];
}

const receiveOperation = (ask: string): object => ({
  action: 'receive',
  channel: CHANNEL,
  messages: messageRefs(ask),
  reply: { channel: CHANNEL, messages: messageRefs(...replyNames(ask)) },
});

const sendOperation = (name: string): object => ({ action: 'send', channel: CHANNEL, messages: messageRefs(name) });

const mapEntries = <V, W>(values: Readonly<Record<string, V>>, make: (name: string, value: V) => [string, W]) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => make(name, value)));

export const asyncApiDocument = (): object => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Parlour, at the table',
    version: String(PROTOCOL_VERSION),
    description: 'One WebSocket per client. A newer server may add fields and messages.',
  },
  defaultContentType: 'application/json',
  channels: {
    sitting: {
      address: SOCKET_PATH,
      messages: {
        ...mapEntries(clientFrameSchemas, (ask, schema) => [ask, messageOf(ask, schema, 'input')]),
        ...mapEntries(answerSchemas, (ask, schema) => [`${ask}-answer`, messageOf(`${ask}-answer`, schema, 'output')]),
        ...mapEntries(SERVER_MESSAGES, (name, schema) => [name, messageOf(name, schema, 'output')]),
      },
    },
  },
  operations: {
    ...mapEntries(clientFrameSchemas, ask => [ask, receiveOperation(ask)]),
    ...mapEntries({ news: SERVER_MESSAGES.news, presence: presenceSchema, said: saidSchema }, name => [
      `tell-${name}`,
      sendOperation(name),
    ]),
  },
});

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Converts a schema to JSON Schema without `$schema`, because the enclosing document states the dialect. */
export function toEmbeddedJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
