/** The board of a day: who made most of its deal, and what each level made of it. */
import { rankOf } from '@parlour/club/days';
import type { MadeByLevels } from '@parlour/games/shelf/daily';
import { LEVELS } from '@parlour/players/player';
import type { DayBoard, DayRow } from '@parlour/protocol/club/days';
import { z } from 'zod';
import type { ServerContext } from '../../open-tables.ts';
import { Busy } from '../../thinking/pool.ts';
import { fresh, kept } from '../kept.ts';
import { membersBy } from '../members.ts';
import { boardList, type DayOfGame, dayEntries, dayId, entryOf, LASTS, standingOf, tallyOf } from './entries.ts';

/** So many stand on the board; whoever asks is told their own place besides. */
const SHOWN = 20;

const made = z.object({ won: z.boolean(), score: z.number(), other: z.number().exactOptional() });

const levelsOfDay = kept<{ levels: MadeByLevels }>(
  'day-levels',
  z.object({ levels: z.partialRecord(z.enum(LEVELS), made) }),
);

/** Says that some server has the levels play; if it dies, another may after this time. */
const levelsBegun = kept<{ at: number }>('day-levels-begun', z.object({ at: z.number() }));
const BEGUN = 60_000;

export async function boardOf(context: ServerContext, which: DayOfGame, member: string | undefined): Promise<DayBoard> {
  const [tally, rows, levels, mine] = await Promise.all([
    tallyOf(context, which),
    rowsOf(context, which),
    levelsOfDay.read(context.store.documents, dayId(which)),
    member === undefined ? undefined : entryOf(context, which, member),
  ]);
  const of = tally.reduce((sum, [, count]) => sum + count, 0);
  if (!levels && of > 0) await playLevels(context, which);
  return {
    of,
    rows: rows.map(({ worth, ...row }) => ({ place: rankOf(tally, worth, 'counted').place, ...row })),
    levels: levels?.value.levels ?? null,
    mine: mine ? await standingOf(context, mine.value) : null,
  };
}

type Row = Omit<DayRow, 'place'> & { readonly worth: number };

async function rowsOf(context: ServerContext, which: DayOfGame): Promise<Row[]> {
  const span = { order: 'falling', limit: SHOWN } as const;
  const entered = await dayEntries.list(context.store.documents, boardList(which), span);
  const members = await membersBy(
    context,
    entered.map(({ value }) => value.member),
  );
  return entered.flatMap(({ value: { member, made, worth, late } }) => {
    const known = members.find(({ id }) => id === member);
    return known ? [{ member, name: known.name, made, worth, late }] : [];
  });
}

/** Begun once by whichever server is first; whoever looks at the board later finds it done. */
export async function playLevels(context: ServerContext, which: DayOfGame): Promise<void> {
  const { store, clock, report } = context;
  const begun = levelsBegun.write(fresh(dayId(which)), { at: clock.now() }, { lasts: BEGUN });
  if ((await store.documents.commit([begun])) !== 'kept') return;
  void keepLevels(context, which).catch(error => {
    if (!(error instanceof Busy)) report.fault(error, {}, 'the levels have not played the deal of a day');
  });
}

/** Nobody is waited for here: the house itself asks. */
const HOUSE = 'the house';

async function keepLevels({ thinking, store, isClosing }: ServerContext, which: DayOfGame): Promise<void> {
  const answer = await thinking.judgeDay({ game: which.game, ofDay: which.day }, HOUSE);
  if (!answer.ok || !('levels' in answer.value) || isClosing) return;
  await store.documents.commit([
    levelsOfDay.write(fresh(dayId(which)), { levels: answer.value.levels }, { lasts: LASTS }),
  ]);
}
