/** How the parts of the operator's page ask, and what they say when it was in vain. */
import type { AskAsOperator } from '@parlour/client/operator';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export type OrderPartProps = {
  readonly ask: AskAsOperator;
  /** What went wrong; nothing, if all is well. */
  says(sentence: string): void;
};

/** What was asked for, or undefined once its sentence has been said. */
export async function tried<T>(asked: Promise<T>, says: (sentence: string) => void): Promise<T | undefined> {
  try {
    const answer = await asked;
    says('');
    return answer;
  } catch (error) {
    says(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

export type OrderList<T> = { readonly lines: readonly T[] | undefined; again(): void; older(): void };

type Dated = { readonly at: number } | { readonly since: number };

const timeIn = (line: Dated): number => ('at' in line ? line.at : line.since);

/** A list from the newest on, more of it when it is asked for, and from the start when something has changed. */
export function useOrderList<T extends Dated>(
  says: (sentence: string) => void,
  load: (before: number | undefined) => Promise<readonly T[]>,
  on: readonly unknown[] = [],
): OrderList<T> {
  const lines = useSignal<readonly T[] | undefined>(undefined);
  const again = (): void => {
    void tried(load(undefined), says).then(found => (lines.value = found ?? []));
  };
  const older = (): void => {
    const last = lines.value?.at(-1);
    if (last)
      void tried(load(timeIn(last)), says).then(more => (lines.value = [...(lines.value ?? []), ...(more ?? [])]));
  };
  useEffect(again, on);
  return { lines: lines.value, again, older };
}

export const dateOf = (time: number): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
