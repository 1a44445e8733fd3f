/** What was refused, told where it was touched; the line itself is fetched with the first refusal. */
import { useTouched } from '@parlour/board-kit/touched';
import { h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useAsked } from '../asking.ts';
import type { TableController } from '../controller.ts';

export function Refused({ sitting: controller }: { readonly sitting: TableController }): JSX.Element {
  const touched = useTouched();
  const refusal = controller.refusal.value;
  const isRefused = refusal !== undefined;
  useStaleness(controller);
  const line = useAsked(
    async () => (isRefused ? (await import('@parlour/board-kit/pieces/refusal-line')).RefusalLine : undefined),
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
          openSheet: () => (controller.sheet.value = { at: refusal.clause, refusal }),
          dismiss: () => (controller.refusal.value = undefined),
        })}
    </div>
  );
}

/** Long enough to be read once more. */
const STALE = 2000;

/** What was refused is stale when the table has moved on. */
function useStaleness({ refusal, shown }: TableController): void {
  const view = shown.value?.view;
  useEffect(() => {
    const stale = refusal.peek();
    if (stale === undefined) return;
    setTimeout(() => {
      if (refusal.peek() === stale) refusal.value = undefined;
    }, STALE);
  }, [view]);
}
