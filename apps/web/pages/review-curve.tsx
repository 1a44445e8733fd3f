/** Who stood how over the match: a picture one can tap, a slider for keys, and figures for whoever reads. */
import { listed } from '@parlour/board-kit/ending';
import { Action } from '@parlour/board-kit/pieces/prompt';
import type { Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useAsked } from '../asking.ts';
import type { ToldDecided } from '../host/reviewing.ts';
import { type CurveLine, inHundred, linesOf, momentsOf, ownFirst, sayStood, turnsOf } from '../review.ts';
import { go } from '../router.tsx';
import { Wide } from './page.tsx';
import styles from './review-curve.module.css';
import { type Reviewed, reviewAt } from './reviewed.ts';

type Drawn = {
  readonly lines: readonly CurveLine[];
  readonly moments: readonly ToldDecided[];
  readonly length: number;
  readonly step: number;
  readonly says: string;
  choose(step: number): void;
};

export function ReviewCurve(props: Reviewed): JSX.Element {
  const { opened, review, seat, name } = props;
  const { count, sides, length } = opened.about;
  const shown = review.shown.value;
  const step = useSignal(0);
  const lines = linesOf(shown.stood, { count, sides, seat });
  const called = (seats: readonly Seat[]): string => listed(seats.map(name));
  const says = `After ${step.value} of ${length}: ${sayStood(lines, step.value, called)}`;
  const moments = momentsOf(shown, 'as they came');
  const choose = (to: number): void => {
    step.value = Math.max(0, Math.min(length, to));
  };
  return (
    <figure class={styles.figure}>
      <figcaption class={styles.caption}>How it stood: the higher, the nearer to winning</figcaption>
      <Picture {...{ lines, moments, length, step: step.value, says, choose }} />
      <Chosen {...props} step={step.value} says={says} />
      <Figures lines={lines} called={called} />
    </figure>
  );
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/** A tap beside a mark means the mark. */
const NEAR = 14;

function Picture({ lines, moments, length, step, says, choose }: Drawn): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const point = ({ clientX }: PointerEvent): void => {
    const { left, width } = frame.current!.getBoundingClientRect();
    const at = ((clientX - left) / width) * length;
    const near = (NEAR / width) * length;
    const mark = moments.find(moment => Math.abs(moment.step - at) <= near);
    choose(mark?.step ?? Math.round(at));
  };
  const press = (event: KeyboardEvent): void => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    choose(step + by);
  };
  const across = (at: number): string => `${length === 0 ? 0 : (100 * at) / length}%`;
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
      aria-valuetext={says}
      onKeyDown={press}
      onPointerDown={point}
      onPointerMove={event => event.buttons > 0 && point(event)}
    >
      <svg viewBox={`0 0 ${Math.max(1, length)} 1`} preserveAspectRatio="none" class={styles.lines} aria-hidden="true">
        <path d={`M0 .5H${length}`} class={styles.middle} />
        {lines.map(({ seats, isMine, values }) => (
          <path key={seats[0]} d={pathOf(values)} class={isMine ? styles.mine : styles.other} />
        ))}
      </svg>
      {moments.map(({ step: at, grade }) => (
        <span key={at} class={styles.mark} data-grade={grade} style={{ left: across(at) }} aria-hidden="true">
          {grade === 'mistake' ? '!' : '?'}
        </span>
      ))}
      <span class={styles.cursor} style={{ left: across(step) }} aria-hidden="true" />
    </div>
  );
}

const pathOf = (values: readonly number[]): string =>
  values.map((value, step) => `${step === 0 ? 'M' : 'L'}${step} ${(1 - value).toFixed(3)}`).join('');

type ChosenProps = Reviewed & { readonly step: number; readonly says: string };

/** What happened there, and the way to it. */
function Chosen({ opened, review, seat, id, step, says }: ChosenProps): JSX.Element {
  const heard = useAsked(async () => (await opened.album.at(step, seat)).heard, [step, seat]);
  const decided = review.shown.value.decided.find(one => one.step === step);
  const replay = id === undefined ? `/replay?step=${step}${location.hash}` : `/replay/${id}?step=${step}`;
  return (
    <div class={styles.chosen}>
      <p>{says}.</p>
      <p class={styles.heard}>{heard?.map(({ sentence }) => sentence).join(' ')}</p>
      <Action onAct={() => go(decided ? reviewAt(`moment=${step}`) : replay)}>
        {decided ? 'See the decision' : 'See it in the replay'}
      </Action>
    </div>
  );
}

type FiguresProps = { readonly lines: readonly CurveLine[]; called(seats: readonly Seat[]): string };

function Figures({ lines, called }: FiguresProps): JSX.Element {
  const sides = ownFirst(lines);
  return (
    <details class={styles.figures}>
      <summary>The curve in figures</summary>
      <Wide label="The curve in figures">
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">After play</th>
              {sides.map(({ seats }) => (
                <th key={seats[0]} scope="col">
                  {called(seats)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turnsOf(lines).map(step => (
              <tr key={step}>
                <th scope="row">{step}</th>
                {sides.map(({ seats, values }) => (
                  <td key={seats[0]}>{inHundred(values[step] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </details>
  );
}
