/** What was refused, told where it was touched; the line itself is fetched with the first refusal. */
import { useTouched } from '@parlour/felt/touched';
import { h, type JSX } from 'preact';
import { useAsked } from '../asking.ts';
import type { Sitting } from '../sitting.ts';

export function Refused({ sitting }: { readonly sitting: Sitting }): JSX.Element {
  const touched = useTouched();
  const refusal = sitting.refusal.value;
  const isRefused = refusal !== undefined;
  const line = useAsked(
    async () => (isRefused ? (await import('@parlour/felt/pieces/refusal-line')).RefusalLine : undefined),
    [isRefused],
  );
  return (
    <div role="alert">
      {refusal &&
        line &&
        h(line, {
          key: refusal.message,
          refusal,
          touched,
          openSheet: () => (sitting.sheet.value = { at: refusal.clause, refusal }),
          dismiss: () => (sitting.refusal.value = undefined),
        })}
    </div>
  );
}
