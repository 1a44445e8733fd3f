/** Reports on the operator's page: what was said, the record of the match, and settling it. */

import { Action } from '@parlour/board-kit/pieces/prompt';
import { HOUSE, type ShownReport } from '@parlour/client/operator';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Choice } from '../pages/terms.tsx';
import styles from './house.module.css';
import { type OrderPartProps, tried, useOrderList } from './house-asking.ts';
import { Line, Lines, ReportLine, WordsForm } from './house-pieces.tsx';

const STATES = ['open', 'settled'] as const;
const STATE_NAMES = { open: 'that wait', settled: 'that are settled' };

export function ReportsPart({ ask, says }: OrderPartProps): JSX.Element {
  const state = useSignal<(typeof STATES)[number]>('open');
  const list = useOrderList<ShownReport>(
    says,
    async before => (await ask(HOUSE.reports, { body: { state: state.value, before } })).reports,
    [state.value],
  );
  return (
    <>
      <Choice
        says="Reports"
        value={state.value}
        of={STATES}
        names={STATE_NAMES}
        choose={chosen => {
          state.value = chosen;
        }}
      />
      <Lines
        list={list}
        none="There is nothing to look at."
        line={report => <OneReport key={report.report} report={report} ask={ask} says={says} done={list.again} />}
      />
    </>
  );
}

type OneProps = OrderPartProps & { readonly report: ShownReport; done(): void };

function OneReport({ report, ask, says, done }: OneProps): JSX.Element {
  const record = useSignal('');
  const { table, match } = report.about;
  const read = async (): Promise<void> => {
    const params = { table: table ?? '', match: String(match) };
    record.value = (await tried(ask(HOUSE.houseRecord, { params }), says)) ?? '';
  };
  const settle = async (words: string): Promise<void> => {
    if (await tried(ask(HOUSE.settle, { params: { report: report.report }, body: { words } }), says)) done();
  };
  return (
    <Line>
      <ReportLine {...report} />
      {table !== null && match !== null && <Action onAct={() => void read()}>Read the record</Action>}
      {record.value !== '' && (
        <textarea class={styles.record} aria-label="The record of the match" rows={16} readOnly value={record.value} />
      )}
      {report.settled === null && (
        <WordsForm says="What was done about it" does="Settle" may="be empty" act={words => void settle(words)} />
      )}
    </Line>
  );
}
