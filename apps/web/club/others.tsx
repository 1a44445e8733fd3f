/** The other people at a table: telling the operator about one of them, blocking a member, muting them. */
import type { SeatInfo } from '@parlour/table/snapshot';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableController } from '../controller.ts';
import type { TableView } from '../host/table-handle.ts';
import styles from './house.module.css';
import { ReportForm } from './report-form.tsx';
import { StanceWays } from './stances.tsx';

type OthersProps = { readonly sitting: TableController; readonly sight: TableView };

export function Others({ sitting, sight }: OthersProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} class={styles.heading}>
        The others at this table
      </h2>
      <ul>
        {sight.room.seats.map((sits, seat) =>
          sits.is === 'person' && seat !== sight.seat ? (
            <Other key={seat} sits={sits} tell={async (reason, words) => sitting.handle()?.tell(seat, reason, words)} />
          ) : null,
        )}
      </ul>
    </>
  );
}

type OtherProps = {
  readonly sits: Extract<SeatInfo, { is: 'person' }>;
  tell(reason: string, words: string): Promise<string | undefined>;
};

const Other = ({ sits, tell }: OtherProps): JSX.Element => (
  <li class={styles.line}>
    <strong>{sits.name}</strong>
    {sits.member !== undefined && <StanceWays member={sits.member} />}
    <ReportForm tell={tell} />
  </li>
);
