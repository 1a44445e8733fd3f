/** What was refused, told where it was touched; the line itself is fetched with the first refusal. */
import { useTouched } from '@parlour/felt/touched';
import { h, type JSX } from 'preact';
import { useAsked } from '../asking.ts';
import type { TableController } from '../controller.ts';

export function Refused({ sitting: controller }: { readonly sitting: TableController }): JSX.Element {
  const touched = useTouched();
  const refusal = controller.refusal.value;
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
          openSheet: () => (controller.sheet.value = { at: refusal.clause, refusal }),
          dismiss: () => (controller.refusal.value = undefined),
        })}
    </div>
  );
}
