/** One moment in words: what was played, what was better, why, and what it cost in both columns. */
import { columnsFor, short } from '@parlour/players/review-words';
import type { JSX } from 'preact';
import type { ToldDecided, ToldOption } from '../host/reviewing.ts';
import { Wide } from './page.tsx';
import styles from './review.module.css';

type MomentProps = { readonly decided: ToldDecided; readonly who: string; readonly length: number };

const GRADES = { best: 'the best there was', even: 'too close to call', slip: 'a slip', mistake: 'a mistake' } as const;

export function MomentText({ decided, who, length }: MomentProps): JSX.Element {
  const { step, options, mine, grade, why, known, open } = decided;
  const columns = columnsFor(who);
  return (
    <>
      <h3 class={styles.when} data-grade={grade}>
        Play {step} of {length}: {GRADES[grade]}
      </h3>
      <p>
        <b>Played:</b> {options[mine]?.says}. {mine > 0 && <b>Better:</b>} {mine > 0 && `${options[0]?.says}.`}
      </p>
      <p>{why}</p>
      <dl class={styles.columns}>
        <div>
          <dt>{columns.known}</dt>
          <dd>{known}</dd>
        </div>
        <div>
          <dt>{columns.open}</dt>
          <dd>{open}</dd>
        </div>
      </dl>
    </>
  );
}

type WorthsProps = { readonly decided: ToldDecided; readonly who: string; readonly unit: string };

/** Every choice that was weighed, with its worth in both columns. */
export function WorthTable({ decided, who, unit }: WorthsProps): JSX.Element {
  const columns = columnsFor(who);
  return (
    <Wide label="What each was worth">
      <table class={styles.worths}>
        <caption>What each was worth, in {unit}; in brackets, between which two it almost surely lies</caption>
        <thead>
          <tr>
            <th scope="col">Play</th>
            <th scope="col">{columns.known}</th>
            <th scope="col">{columns.open}</th>
          </tr>
        </thead>
        <tbody>
          {decided.options.map((option, i) => (
            <tr key={option.written ?? ''}>
              <th scope="row">
                {option.says}
                {i === decided.mine && <i> (played)</i>}
              </th>
              <td>{worthOf(option)}</td>
              <td>{option.open === undefined ? 'not worked out' : short(option.open)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

const worthOf = ({ worth: { value, low, high } }: ToldOption): string =>
  low === high ? short(value) : `${short(value)} (${short(low)} to ${short(high)})`;
