/** The table's types match the schemas field by field in both directions, checked by the compiler. */
import type { GameEvent, Play } from '@parlour/kernel/game';
import type { TableCommand } from '@parlour/table/commands';
import type { LogEntry, OpenedDraft, TableSettings } from '@parlour/table/log';
import type { MatchSnapshot, RoomSnapshot, VisibleEntry } from '@parlour/table/views';
import { expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { ClientRequest } from '../client-frames.ts';
import type {
  event,
  playSchema,
  roomSchema,
  sceneSchema,
  settingsChangeSchema,
  settingsSchema,
} from '../common-schemas.ts';
import type { logEntrySchema } from '../log-entries.ts';
import type { newsSchema, PublicSnapshot } from '../server-frames.ts';

it('what is told is what the table makes', () => {
  expectTypeOf<RoomSnapshot>().toExtend<z.infer<typeof roomSchema>>();
  expectTypeOf<z.infer<typeof roomSchema>>().toExtend<RoomSnapshot>();
  expectTypeOf<MatchSnapshot>().toExtend<z.infer<typeof sceneSchema>>();
  expectTypeOf<z.infer<typeof sceneSchema>>().toExtend<MatchSnapshot>();
  expectTypeOf<VisibleEntry>().toExtend<z.infer<typeof newsSchema>>();
  expectTypeOf<z.infer<typeof newsSchema>>().toExtend<VisibleEntry>();
  expectTypeOf<GameEvent>().toExtend<z.infer<typeof event>>();
  expectTypeOf<z.infer<typeof event>>().toExtend<GameEvent>();
  expectTypeOf<Play>().toExtend<z.infer<typeof playSchema>>();
  expectTypeOf<z.infer<typeof playSchema>>().toExtend<Play>();
});

it('what is agreed is what the log keeps', () => {
  expectTypeOf<LogEntry>().toExtend<z.input<typeof logEntrySchema>>();
  expectTypeOf<z.infer<typeof logEntrySchema>>().toExtend<LogEntry>();
  type Told = NonNullable<PublicSnapshot['table']>;
  expectTypeOf<TableSettings>().toExtend<z.infer<typeof settingsSchema>>();
  expectTypeOf<z.infer<typeof settingsSchema>>().toExtend<TableSettings>();
  expectTypeOf<keyof z.infer<typeof settingsChangeSchema>>().toEqualTypeOf<keyof TableSettings>();
  expectTypeOf<Pick<OpenedDraft, keyof Told>>().toExtend<Told>();
  expectTypeOf<Told>().toExtend<Pick<OpenedDraft, keyof Told>>();
});

it('what can be asked of a table can be sent, and what is sent means something to a table or to a server', () => {
  type ByServer = 'plays' | 'hint' | 'say' | 'ping';
  expectTypeOf<TableCommand>().toExtend<ClientRequest>();
  expectTypeOf<Exclude<ClientRequest, { ask: ByServer }>>().toExtend<TableCommand>();
});
