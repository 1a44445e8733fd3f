/** What the table makes is what the schemas describe, field by field and in both directions; the compiler sees to it. */
import type { Happening, Play } from '@parlour/kernel/game';
import type { Opened, TableSettings } from '@parlour/table/log';
import type { News } from '@parlour/table/news';
import type { Room, Scene } from '@parlour/table/snapshot';
import type { Verb } from '@parlour/table/verbs';
import { expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { ClientRequest } from '../client-frames.ts';
import type { happening, play, room, scene } from '../frame-parts.ts';
import type { news } from '../news.ts';
import type { PublicSnapshot } from '../server-frames.ts';
import type { agreed, wished } from '../settings.ts';

it('what is told is what the table makes', () => {
  expectTypeOf<Room>().toExtend<z.infer<typeof room>>();
  expectTypeOf<z.infer<typeof room>>().toExtend<Room>();
  expectTypeOf<Scene>().toExtend<z.infer<typeof scene>>();
  expectTypeOf<z.infer<typeof scene>>().toExtend<Scene>();
  expectTypeOf<News>().toExtend<z.infer<typeof news>>();
  expectTypeOf<z.infer<typeof news>>().toExtend<News>();
  expectTypeOf<Happening>().toExtend<z.infer<typeof happening>>();
  expectTypeOf<z.infer<typeof happening>>().toExtend<Happening>();
  expectTypeOf<Play>().toExtend<z.infer<typeof play>>();
  expectTypeOf<z.infer<typeof play>>().toExtend<Play>();
});

it('what is agreed is what the log keeps', () => {
  type Told = NonNullable<PublicSnapshot['table']>;
  expectTypeOf<TableSettings>().toExtend<z.infer<typeof agreed>>();
  expectTypeOf<z.infer<typeof agreed>>().toExtend<TableSettings>();
  expectTypeOf<keyof z.infer<typeof wished>>().toEqualTypeOf<keyof TableSettings>();
  expectTypeOf<Pick<Opened, keyof Told>>().toExtend<Told>();
  expectTypeOf<Told>().toExtend<Pick<Opened, keyof Told>>();
});

it('what can be asked of a table can be sent, and what is sent means something to a table or to a server', () => {
  type ByServer = 'plays' | 'hint' | 'say' | 'ping';
  expectTypeOf<Verb>().toExtend<ClientRequest>();
  expectTypeOf<Exclude<ClientRequest, { ask: ByServer }>>().toExtend<Verb>();
});
