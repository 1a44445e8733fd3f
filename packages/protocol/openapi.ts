/** The OpenAPI document, made from the very schemas that check requests. */
import type { z } from 'zod';
import { httpFailed, NONE, type RouteSpec } from './http.ts';
import { jsonSchema } from './json-schema.ts';
import { PROTOCOL } from './version.ts';

export function openApi(routes: readonly RouteSpec[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parlour',
      version: String(PROTOCOL),
      description: 'Laying tables and reading records. The sitting itself is described at /api/asyncapi.json.',
    },
    paths,
  };
}

function operation({ says, params, body, answer, type = undefined }: RouteSpec): object {
  return {
    summary: says,
    ...(params === NONE ? {} : { parameters: parameters(params) }),
    ...(body === NONE ? {} : { requestBody: { required: true, ...content(body, 'input') } }),
    responses: {
      200: { description: 'done', ...content(answer, 'output', type) },
      default: { description: 'an error', ...content(httpFailed, 'output') },
    },
  };
}

const content = (schema: z.ZodType, io: 'input' | 'output', type: string = 'application/json'): object => ({
  content: { [type]: { schema: jsonSchema(schema, io) } },
});

const parameters = (params: z.ZodType): object[] =>
  Object.entries(jsonSchema(params, 'input').properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));
