/** Something that is asked of the house by a button: one at a time, and a sentence if it does not come to anything. */
import type { Result } from '@parlour/kernel/result';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AskFault } from './ask.ts';
import { keepKeys } from './keys.ts';

export type Trying = {
  readonly isBusy: boolean;
  readonly wrong: string;
  /** What came of it is handed on only if it came to something. */
  run<T>(work: () => Promise<Result<T, AskFault>>, then?: (value: T) => void): void;
};

export function useTrying(): Trying {
  const isBusy = useSignal(false);
  const wrong = useSignal('');
  return {
    isBusy: isBusy.value,
    wrong: wrong.value,
    run(work, then) {
      const keep = keepKeys();
      isBusy.value = true;
      wrong.value = '';
      void work().then(answer => {
        isBusy.value = false;
        if (answer.ok) then?.(answer.value);
        else wrong.value = answer.fault.message;
        keep();
      });
    },
  };
}

export const Wrong = ({ trying }: { readonly trying: Trying }): JSX.Element => <p role="alert">{trying.wrong}</p>;
