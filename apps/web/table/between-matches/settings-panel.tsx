/** Everyone reads the settings of a table; the host may change them before a match. */
import type { TableSettings } from '@parlour/table/log';
import type { JSX } from 'preact';
import { SelectField } from '../../ui/form-fields.tsx';
import type { TableView } from '../../worker/table-handle.ts';
import { settingLabels, whoMayJoin } from '../settings-labels.ts';
import type { TableController } from '../table-controller.ts';
import styles from './settings-panel.module.css';

type TableSettingsProps = { readonly controller: TableController; readonly tableView: TableView };

export function TableSettingsPanel({ controller, tableView }: TableSettingsProps): JSX.Element {
  const { settings } = tableView.table;
  const { room, remote } = tableView;
  const visibility = whoMayJoin(remote?.visibility ?? 'private', room.locked);
  const rows = [
    ...settingLabels(settings).map(({ label: says, current: now }) => [says, now]),
    ['Who may come', visibility],
  ] as const;
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
      {tableView.isHost && !room.playing && !room.shuffling && (
        <details class={styles.change}>
          <summary>Change what is agreed</summary>
          <p>Whoever has cut is asked to cut again, knowing it.</p>
          <TableSettingsForm
            settings={settings}
            onChange={changed => void controller.sendCommand({ ask: 'settings', settings: changed })}
          />
        </details>
      )}
    </>
  );
}

type TableSettingsFormProps = { readonly settings: TableSettings; onChange(changed: Partial<TableSettings>): void };

export function TableSettingsForm({ settings, onChange }: TableSettingsFormProps): JSX.Element {
  return (
    <div class={styles.form}>
      {settingLabels(settings).map(({ label: says, current: now, choices }) => (
        <SelectField
          key={says}
          label={says}
          value={now}
          options={[...choices.keys()]}
          onChange={label => onChange(choices.get(label)!)}
        />
      ))}
    </div>
  );
}
