/** Winning chances of a match: one line to tap, a slider for keys, and figures for screen readers. */

import type { Seat } from '@parlour/kernel/game';
import { formatList } from '@parlour/messages';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { navigateTo } from '../app/router.tsx';
import { useAsync } from '../lib/use-async.ts';
import { Button } from '../ui/button.tsx';
import { ScrollableContent } from '../ui/page.tsx';
import { Row } from '../ui/surfaces.tsx';
import type { ReviewedDecision } from '../worker/records/review-record.ts';
import styles from './review.module.css';
import {
  type CurveLine,
  chancesText,
  changedSteps,
  curveLines,
  keyMoments,
  ownLinesFirst,
  percentText,
} from './review-model.ts';
import { MomentText } from './review-moment.tsx';
import { type ReviewContext, reviewAddress } from './review-state.ts';
import { reviewText } from './review-text.ts';

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
  const nameSide = (seats: readonly Seat[]): string => formatList(seats.map(name));
  const chances = chancesText(lines, step.value, nameSide);
  const text = reviewText('afterMove', { step: step.value, count: length, chances });
  const moments = keyMoments(shown, 'inOrder');
  const onSelect = (to: number): void => {
    step.value = Math.max(0, Math.min(length, to));
  };
  return (
    <figure class={styles.figure}>
      <figcaption class={styles.caption}>{reviewText('chances')}</figcaption>
      <CurvePicture {...{ lines, moments, length, step: step.value, text, onSelect }} />
      <SelectedMoment {...props} moments={moments} step={step.value} text={text} onSelect={onSelect} />
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
  const plot = useRef<HTMLDivElement>(null);
  const values = lines.find(({ isMine }) => isMine)?.values ?? [];
  const selectAtPointer = ({ clientX }: PointerEvent): void => {
    const { left, width } = plot.current!.getBoundingClientRect();
    const at = ((clientX - left) / width) * length;
    const near = (MARK_TAP_PX / width) * length;
    const mark = closestMoment(moments, at);
    onSelect(mark && Math.abs(mark.step - at) <= near ? mark.step : Math.round(at));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = KEY_STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onSelect(step + by);
  };
  const place = (at: number): { left: string; top: string } => ({
    left: `${length === 0 ? 0 : (100 * at) / length}%`,
    top: `${100 * (1 - (values[at] ?? values.at(-1) ?? 0.5))}%`,
  });
  return (
    <div
      class={styles.picture}
      role="slider"
      tabIndex={0}
      aria-label={reviewText('moment')}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={step}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onPointerDown={selectAtPointer}
      onPointerMove={event => event.buttons > 0 && selectAtPointer(event)}
    >
      <div class={styles.plot} ref={plot} aria-hidden="true">
        <svg
          viewBox={`0 0 ${Math.max(1, length)} 1`}
          preserveAspectRatio="none"
          class={styles.lines}
          aria-hidden="true"
        >
          <path d={areaOf(values)} class={styles.area} />
          <path d={`M0 .5H${length}`} class={styles.middle} />
          <path d={pathOf(values)} class={styles.line} />
        </svg>
        <span class={styles.cursor} style={{ left: place(step).left }} />
        {moments.map(({ step: at, grade }) => (
          <span key={at} class={styles.mark} data-grade={grade} data-chosen={at === step} style={place(at)}>
            {grade === 'mistake' ? '!' : '?'}
          </span>
        ))}
        <span class={styles.dot} style={place(step)} />
      </div>
    </div>
  );
}

const closestMoment = (moments: readonly ReviewedDecision[], at: number): ReviewedDecision | undefined =>
  moments.toSorted((one, other) => Math.abs(one.step - at) - Math.abs(other.step - at))[0];

const pathOf = (values: readonly number[]): string =>
  values.map((value, step) => `${step === 0 ? 'M' : 'L'}${step} ${(1 - value).toFixed(3)}`).join('');

/** The line, closed along the bottom. */
const areaOf = (values: readonly number[]): string => (values.length === 0 ? '' : `${pathOf(values)}V1H0Z`);

type SelectedMomentProps = ReviewContext & {
  readonly moments: readonly ReviewedDecision[];
  readonly step: number;
  readonly text: string;
  onSelect(step: number): void;
};

function SelectedMoment(props: SelectedMomentProps): JSX.Element {
  const { opened, moments, seat, id, step, text, onSelect } = props;
  const tableEvents = useAsync(async () => (await opened.album.momentAt(step, seat)).tableEvents, [step, seat]);
  const decided = moments.find(one => one.step === step);
  const reviewed = props.review.shown.value.decisions.some(one => one.step === step);
  const replay = id === undefined ? `/replay?step=${step}${location.hash}` : `/replay/${id}?step=${step}`;
  const [before, after] = [moments.findLast(one => one.step < step), moments.find(one => one.step > step)];
  return (
    <div class={styles.chosen}>
      <p class={styles.curveWhen}>{text}</p>
      <div class={styles.words} aria-live="polite">
        {decided ? <MomentText decided={decided} /> : <p>{tableEvents?.map(({ sentence }) => sentence).join(' ')}</p>}
      </div>
      <Row>
        {moments.length > 0 && (
          <Button isDisabled={!before} onAct={() => before && onSelect(before.step)}>
            {reviewText('previousMistake')}
          </Button>
        )}
        {moments.length > 0 && (
          <Button tone="primary" isDisabled={!after} onAct={() => after && onSelect(after.step)}>
            {reviewText('nextMistake')}
          </Button>
        )}
        <Button tone="quiet" onAct={() => navigateTo(reviewed ? reviewAddress(`moment=${step}`) : replay)}>
          {reviewText(reviewed ? 'showMistake' : 'showReplay')}
        </Button>
      </Row>
    </div>
  );
}

type CurveFiguresProps = { readonly lines: readonly CurveLine[]; nameSide(seats: readonly Seat[]): string };

function CurveFigures({ lines, nameSide }: CurveFiguresProps): JSX.Element {
  const sides = ownLinesFirst(lines);
  return (
    <details class={styles.figures}>
      <summary>{reviewText('figures')}</summary>
      <ScrollableContent label={reviewText('figuresLabel')}>
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">{reviewText('afterMoveColumn')}</th>
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
