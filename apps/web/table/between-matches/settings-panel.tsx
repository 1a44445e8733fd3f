/** The house rules of a table: everyone reads them; the host may change them before a match. */
import { Dialog } from '@parlour/board-kit/components/panels/dialog.tsx';
import { LEVELS, type Level } from '@parlour/players/levels';
import type { TableSettings } from '@parlour/table/log';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Segments } from '../../ui/choices.tsx';
import type { TableView } from '../../worker/table-handle.ts';
import { settingLabels, settingsSummary, whoCanJoin, whoCanJoinLabel } from '../settings-labels.ts';
import type { TableController } from '../table-controller.ts';
import { CutPackSection } from './cut-pack.tsx';
import { roomText } from './room-text.ts';
import { hasStarted } from './seat-ring.tsx';
import type { ChosenCut } from './start-plan.ts';
import styles from './waiting-room.module.css';

type TableRulesProps = {
  readonly controller: TableController;
  readonly tableView: TableView;
  readonly chosen: Signal<ChosenCut>;
  readonly level: Signal<Level>;
};

/** One line, with a button that opens all of them. */
export function TableRules(props: TableRulesProps): JSX.Element {
  const { tableView } = props;
  const isOpen = useSignal(false);
  const rules = settingsSummary(tableView.table.settings);
  const canChange = tableView.isHost && !hasStarted(tableView);
  return (
    <section class={styles.line} aria-label={roomText('houseRules')}>
      <p>{roomText.rich<JSX.Element, 'houseRulesSummary'>('houseRulesSummary', { rules, b: text => <b>{text}</b> })}</p>
      <button type="button" class={styles.open} onClick={() => (isOpen.value = true)}>
        {roomText(canChange ? 'change' : 'view')}
      </button>
      {isOpen.value && (
        <Dialog label={roomText('houseRules')} close={() => (isOpen.value = false)}>
          <RulesInDetail {...props} canChange={canChange} />
        </Dialog>
      )}
    </section>
  );
}

function RulesInDetail({
  controller,
  tableView,
  chosen,
  level,
  canChange,
}: TableRulesProps & { readonly canChange: boolean }): JSX.Element {
  const { settings } = tableView.table;
  return (
    <>
      {canChange ? (
        <>
          <p class={styles.settingsNote}>{roomText('changeNote')}</p>
          <TableSettingsForm
            settings={settings}
            onChange={changed => void controller.sendCommand({ ask: 'settings', settings: changed })}
          />
          <SegmentsField
            label={roomText('computersPlay')}
            value={level.value}
            labels={new Map(LEVELS.map(one => [one, roomText('level', { level: one })]))}
            onChange={chosenLevel => (level.value = chosenLevel)}
          />
        </>
      ) : (
        <SettingsList tableView={tableView} />
      )}
      <CutPackSection controller={controller} tableView={tableView} chosen={chosen} />
    </>
  );
}

function SettingsList({ tableView: { table, remote, room } }: Pick<TableRulesProps, 'tableView'>): JSX.Element {
  const rows = [
    ...settingLabels(table.settings).map(({ label, current }) => [label, current] as const),
    [whoCanJoinLabel(), whoCanJoin(remote?.visibility ?? 'private', room.locked)] as const,
  ];
  return (
    <dl class={styles.rules}>
      {rows.map(([label, current]) => (
        <div key={label} class={styles.row}>
          <dt>{label}</dt>
          <dd>{current}</dd>
        </div>
      ))}
    </dl>
  );
}

type TableSettingsFormProps = { readonly settings: TableSettings; onChange(changed: Partial<TableSettings>): void };

export function TableSettingsForm({ settings, onChange }: TableSettingsFormProps): JSX.Element {
  return (
    <div class={styles.form}>
      {settingLabels(settings).map(({ label, current, choices }) => (
        <SegmentsField
          key={label}
          label={label}
          value={current}
          labels={new Map([...choices.keys()].map(choice => [choice, choice]))}
          onChange={chosen => onChange(choices.get(chosen)!)}
        />
      ))}
    </div>
  );
}

type SegmentsFieldProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  /** The choices in their order, with what they are called. */
  readonly labels: ReadonlyMap<T, string>;
  onChange(value: T): void;
};

/** A label above segments. */
export const SegmentsField = <T extends string>({
  label,
  value,
  labels,
  onChange,
}: SegmentsFieldProps<T>): JSX.Element => (
  <div class={styles.choice}>
    <span class={styles.label} aria-hidden="true">
      {label}
    </span>
    <Segments
      label={label}
      value={value}
      choices={[...labels].map(([choice, name]) => ({ value: choice, label: name }))}
      onChange={onChange}
    />
  </div>
);
