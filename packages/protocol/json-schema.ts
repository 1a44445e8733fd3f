/** Schemas as JSON Schema, for documents that tell where else what they hold is described. */
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Without the name of the dialect: the document that holds it has one. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
