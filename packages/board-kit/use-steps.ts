/** Steps of an ending, one after another; all at once for whoever wants no motion, or taps. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isMotionWanted } from './manner.ts';

/** Milliseconds of a step: the more there are the shorter, so that nobody waits long. */
const [LONGEST, SHORTEST, ALL] = [520, 110, 4200] as const;
const paceOf = (total: number): number => Math.max(SHORTEST, Math.min(LONGEST, ALL / total));

export type Steps = { readonly step: number; readonly isDone: boolean; skip(): void };

export function useSteps(total: number): Steps {
  const step = useSignal(isMotionWanted() ? 0 : total);
  const isDone = step.value >= total;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => (step.value += 1), paceOf(total));
    return () => clearTimeout(timer);
  }, [step.value, total]);
  return { step: step.value, isDone, skip: () => (step.value = Math.max(step.value, total)) };
}
