/** The characters of a replay: their faces at the seats, and what they said, said again. */
import { faces } from '@parlour/board-kit/faces';
import { remark, remarkAloud } from '@parlour/board-kit/remarks';
import { useEffect, useRef } from 'preact/hooks';
import { useAsked } from '../asking.ts';
import { computersNamed, loadPeople, showFaces } from '../casting.ts';
import { happeningsOf } from '../following.ts';
import { loadCompany, remarkAt } from '../remarking.ts';
import { settings } from '../settings.ts';
import type { MomentAt } from './use-replay.ts';

export function useCompany(game: string, names: readonly string[], moment: MomentAt | undefined): void {
  const computers = useAsked(async () => computersNamed(await loadPeople(game), names), [game]);
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (computers) void showFaces(game, computers);
    return () => {
      faces.value = new Map();
    };
  }, [computers]);
  useEffect(() => {
    const isNext = moment !== undefined && moment.step === (last.current ?? 0) + 1;
    last.current = moment?.step;
    remark.value = undefined;
    if (isNext && computers && settings.peek().remarks === 'on') void sayAgain(game, moment, computers);
  }, [moment]);
}

/** Only on the way forwards, a step at a time. */
async function sayAgain(
  game: string,
  { view, heard }: MomentAt,
  names: readonly (string | undefined)[],
): Promise<void> {
  const company = await loadCompany(game);
  const fresh = happeningsOf(heard);
  const said = company && remarkAt(company, { view, fresh }, names);
  if (said) remarkAloud(said);
}
