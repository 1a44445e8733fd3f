/** Can this deal still come out? Looked for in the worker, told while it lasts, called off at will. */
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { Finding } from '@parlour/games/shelf/daily';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { worker } from '../host/worker-client.ts';
import { shownId } from '../router.tsx';
import styles from './table.module.css';

const SAYS: Readonly<Record<Finding, string>> = {
  found: 'Yes: it can still come out.',
  'not found': 'No way was found. That does not prove that there is none.',
  'called off': 'Called off.',
};

export function Outlook(): JSX.Element {
  const share = useSignal(0);
  const isWanted = useSignal(true);
  const finding = useSignal<Finding | undefined>(undefined);
  const goOn = (done: number): boolean => {
    share.value = done;
    return isWanted.peek();
  };
  useEffect(() => {
    void worker()
      .comesOut(shownId(), goOn)
      .then(found => {
        finding.value = found;
      });
    return () => {
      isWanted.value = false;
    };
  }, []);
  return (
    <>
      <p class={styles.advice} role="status">
        {finding.value ? SAYS[finding.value] : 'Looking for a way …'}
      </p>
      {!finding.value && (
        <>
          <progress aria-label="How much has been looked through" value={share.value} max={1} />
          <Action onAct={() => (isWanted.value = false)}>Call it off</Action>
        </>
      )}
    </>
  );
}
