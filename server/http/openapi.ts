/** The OpenAPI document, made from the very schemas that check requests. */
import { z } from 'zod';
import { type Route, routes } from './routes.ts';

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parlour',
      version: '1',
      description: 'Laying tables and reading records. The sitting itself goes over a WebSocket, see docs/api.md.',
    },
    paths,
  };
}

function operation({ says, params, body, answer, type = undefined }: Route): object {
  return {
    summary: says,
    ...(params ? { parameters: parameters(params) } : {}),
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: json(body, 'input') } } } }
      : {}),
    responses: {
      200: { description: 'done', content: { [type ?? 'application/json']: { schema: json(answer, 'output') } } },
      default: { description: 'an error', content: { 'application/json': { schema: json(errorSchema, 'output') } } },
    },
  };
}

const parameters = (params: z.ZodObject): object[] =>
  Object.entries(params.shape).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: json(schema as z.ZodType, 'input'),
  }));

function json(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io }) as { $schema?: string };
  return rest;
}
