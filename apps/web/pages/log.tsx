/** All that has happened, with the clause each thing rests on. */
import { Leaf } from '@parlour/board-kit/pieces/leaf';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableController } from '../controller.ts';
import type { Heard, TableView } from '../host/table-handle.ts';
import styles from './log.module.css';
import { OthersWay } from './others-way.tsx';

type LogProps = { readonly sitting: TableController; readonly sight: TableView; close(): void };

export function LogLeaf({ sitting: controller, sight, close }: LogProps): JSX.Element {
  const heard = useSignal<readonly Heard[]>([]);
  useEffect(() => {
    void controller
      .handle()
      ?.log()
      .then(log => {
        heard.value = log;
      });
  }, []);
  const openClause = (at: string): void => {
    close();
    controller.sheet.value = { at };
  };
  return (
    <Leaf label="What has happened" close={close}>
      <LogLines heard={heard.value} openClause={openClause} />
      <OthersWay sitting={controller} sight={sight} />
    </Leaf>
  );
}

type LinesProps = { readonly heard: readonly Heard[]; openClause(clause: string): void };

/** The last first. */
export function LogLines({ heard, openClause }: LinesProps): JSX.Element {
  return (
    <ol class={styles.log}>
      {heard.toReversed().map(({ number, sentence, happening }) => (
        <li key={number} class={styles.line}>
          <span>{sentence}</span>
          {happening && (
            <button type="button" class={styles.clause} onClick={() => openClause(happening.clause)}>
              {happening.clause}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
