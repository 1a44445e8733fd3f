/** What is agreed at a table: everybody reads it, the host may change it before a match. */
import type { TableSettings } from '@parlour/table/log';
import type { JSX } from 'preact';
import { comersOf, termsOf } from '../agreed.ts';
import type { TableController } from '../controller.ts';
import type { TableView } from '../host/table-handle.ts';
import styles from './agreed.module.css';
import { Choice } from './terms.tsx';

type AgreedProps = { readonly sitting: TableController; readonly sight: TableView };

export function Agreed({ sitting: controller, sight }: AgreedProps): JSX.Element {
  const { settings } = sight.table;
  const { room, remote: far } = sight;
  const comers = comersOf(far?.door ?? 'private', room.locked);
  const rows = [...termsOf(settings).map(({ says, now }) => [says, now]), ['Who may come', comers]] as const;
  return (
    <>
      <dl class={styles.agreed}>
        {rows.map(([says, now]) => (
          <div key={says} class={styles.row}>
            <dt>{says}</dt>
            <dd>{now}</dd>
          </div>
        ))}
      </dl>
      {sight.isHost && !room.playing && !room.shuffling && (
        <details class={styles.change}>
          <summary>Change what is agreed</summary>
          <p>Whoever has cut is asked to cut again, knowing it.</p>
          <AgreedForm
            settings={settings}
            change={changed => void controller.ask({ ask: 'settings', settings: changed })}
          />
        </details>
      )}
    </>
  );
}

type FormProps = { readonly settings: TableSettings; change(changed: Partial<TableSettings>): void };

export function AgreedForm({ settings, change }: FormProps): JSX.Element {
  return (
    <div class={styles.form}>
      {termsOf(settings).map(({ says, now, choices }) => (
        <Choice
          key={says}
          says={says}
          value={now}
          of={[...choices.keys()]}
          choose={words => change(choices.get(words)!)}
        />
      ))}
    </div>
  );
}
