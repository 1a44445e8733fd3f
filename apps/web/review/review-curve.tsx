/** The curve of a match: a picture to tap, a slider for keys, and figures for screen readers. */

import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { joinWithAnd } from '@parlour/board-kit/ending';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { navigateTo } from '../app/router.tsx';
import { useAsync } from '../lib/use-async.ts';
import { ScrollableContent } from '../ui/page.tsx';
import type { ReviewedDecision } from '../worker/records/review-record.ts';
import styles from './review-curve.module.css';
import {
  type CurveLine,
  chancesText,
  changedSteps,
  curveLines,
  keyMoments,
  ownLinesFirst,
  percentText,
} from './review-model.ts';
import { type ReviewContext, reviewAddress } from './review-state.ts';

type CurveProps = {
  readonly lines: readonly CurveLine[];
  readonly moments: readonly ReviewedDecision[];
  readonly length: number;
  readonly step: number;
  readonly text: string;
  onSelect(step: number): void;
};

export function ReviewCurve(props: ReviewContext): JSX.Element {
  const { opened, review, seat, name } = props;
  const { count, sides, length } = opened.about;
  const shown = review.shown.value;
  const step = useSignal(0);
  const lines = curveLines(shown.chances, { count, sides, seat });
  const nameSide = (seats: readonly Seat[]): string => joinWithAnd(seats.map(name));
  const text = `After ${step.value} of ${length}: ${chancesText(lines, step.value, nameSide)}`;
  const moments = keyMoments(shown, 'as they came');
  const onSelect = (to: number): void => {
    step.value = Math.max(0, Math.min(length, to));
  };
  return (
    <figure class={styles.figure}>
      <figcaption class={styles.caption}>How it stood: the higher, the nearer to winning</figcaption>
      <CurvePicture {...{ lines, moments, length, step: step.value, text, onSelect }} />
      <SelectedMoment {...props} step={step.value} text={text} />
      <CurveFigures lines={lines} nameSide={nameSide} />
    </figure>
  );
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/** In pixels: a tap this close to a mark selects the mark. */
const MARK_TAP_PX = 14;

function CurvePicture({ lines, moments, length, step, text, onSelect }: CurveProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const selectAtPointer = ({ clientX }: PointerEvent): void => {
    const { left, width } = frame.current!.getBoundingClientRect();
    const at = ((clientX - left) / width) * length;
    const near = (MARK_TAP_PX / width) * length;
    const mark = moments.find(moment => Math.abs(moment.step - at) <= near);
    onSelect(mark?.step ?? Math.round(at));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = KEY_STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onSelect(step + by);
  };
  const leftAt = (at: number): string => `${length === 0 ? 0 : (100 * at) / length}%`;
  return (
    <div
      ref={frame}
      class={styles.picture}
      role="slider"
      tabIndex={0}
      aria-label="Moment of the match"
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={step}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onPointerDown={selectAtPointer}
      onPointerMove={event => event.buttons > 0 && selectAtPointer(event)}
    >
      <svg viewBox={`0 0 ${Math.max(1, length)} 1`} preserveAspectRatio="none" class={styles.lines} aria-hidden="true">
        <path d={`M0 .5H${length}`} class={styles.middle} />
        {lines.map(({ seats, isMine, values }) => (
          <path key={seats[0]} d={pathOf(values)} class={isMine ? styles.mine : styles.other} />
        ))}
      </svg>
      {moments.map(({ step: at, grade }) => (
        <span key={at} class={styles.mark} data-grade={grade} style={{ left: leftAt(at) }} aria-hidden="true">
          {grade === 'mistake' ? '!' : '?'}
        </span>
      ))}
      <span class={styles.cursor} style={{ left: leftAt(step) }} aria-hidden="true" />
    </div>
  );
}

const pathOf = (values: readonly number[]): string =>
  values.map((value, step) => `${step === 0 ? 'M' : 'L'}${step} ${(1 - value).toFixed(3)}`).join('');

type SelectedMomentProps = ReviewContext & { readonly step: number; readonly text: string };

function SelectedMoment({ opened, review, seat, id, step, text }: SelectedMomentProps): JSX.Element {
  const tableEvents = useAsync(async () => (await opened.album.momentAt(step, seat)).tableEvents, [step, seat]);
  const decided = review.shown.value.decisions.find(one => one.step === step);
  const replay = id === undefined ? `/replay?step=${step}${location.hash}` : `/replay/${id}?step=${step}`;
  return (
    <div class={styles.chosen}>
      <p>{text}.</p>
      <p class={styles.heard}>{tableEvents?.map(({ sentence }) => sentence).join(' ')}</p>
      <ActionButton onAct={() => navigateTo(decided ? reviewAddress(`moment=${step}`) : replay)}>
        {decided ? 'See the decision' : 'See it in the replay'}
      </ActionButton>
    </div>
  );
}

type CurveFiguresProps = { readonly lines: readonly CurveLine[]; nameSide(seats: readonly Seat[]): string };

function CurveFigures({ lines, nameSide }: CurveFiguresProps): JSX.Element {
  const sides = ownLinesFirst(lines);
  return (
    <details class={styles.figures}>
      <summary>The curve in figures</summary>
      <ScrollableContent label="The curve in figures">
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">After play</th>
              {sides.map(({ seats }) => (
                <th key={seats[0]} scope="col">
                  {nameSide(seats)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changedSteps(lines).map(step => (
              <tr key={step}>
                <th scope="row">{step}</th>
                {sides.map(({ seats, values }) => (
                  <td key={seats[0]}>{percentText(values[step] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableContent>
    </details>
  );
}
