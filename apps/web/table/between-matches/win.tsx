/** The first two frames of a win, over the table: the score counts up, then the rosette drops. The result follows. */
import { Rosette } from '@parlour/board-kit/components/panels/rosette.tsx';
import { PersonPortrait } from '@parlour/board-kit/components/seats/portrait.tsx';
import { isMotionWanted } from '@parlour/board-kit/preferences';
import { playSound } from '@parlour/board-kit/sound/sound';
import type { MatchResult, Seat } from '@parlour/kernel/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { roomText } from './room-text.ts';
import styles from './win.module.css';

export type WinFrame = 'count' | 'rosette' | 'result';

/** When the rosette drops, and when the result slides up. */
const [ROSETTE_AT_MS, RESULT_AT_MS] = [900, 2200] as const;
/** The rosette has fallen this long when it lands. */
const LANDING_MS = 480;

/** Nothing is celebrated without motion: the result is there at once. */
export function useWinFrames(isWin: boolean): { readonly frame: WinFrame; skip(): void } {
  const frame = useSignal<WinFrame>(isWin && isMotionWanted() ? 'count' : 'result');
  useEffect(() => {
    if (frame.peek() === 'result') return;
    const at = (ms: number, act: () => void): ReturnType<typeof setTimeout> =>
      setTimeout(() => {
        if (frame.peek() !== 'result') act();
      }, ms);
    const show = (next: WinFrame) => (): void => {
      frame.value = next;
    };
    const timers = [
      at(ROSETTE_AT_MS, show('rosette')),
      at(ROSETTE_AT_MS + LANDING_MS, () => playSound('rosette')),
      at(RESULT_AT_MS, show('result')),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return {
    frame: frame.value,
    skip: () => {
      frame.value = 'result';
    },
  };
}

export type WinScore = { readonly mine: number; readonly theirs: number | undefined };

/** The scores of two sides, or the winner's own. */
export function winScore({ scores }: MatchResult, me: Seat): WinScore {
  const side = me % scores.length;
  return { mine: scores[side] ?? 0, theirs: scores.length === 2 ? scores[1 - side] : undefined };
}

type WinProps = {
  readonly frame: Exclude<WinFrame, 'result'>;
  readonly title: string;
  readonly count: { readonly to: number; readonly label: string } | undefined;
  readonly score: WinScore | undefined;
  readonly winners: readonly Seat[];
  skip(): void;
};

export function WinFrames(props: WinProps): JSX.Element {
  const { frame, skip } = props;
  return (
    <div class={styles.win} data-frame={frame} onPointerDown={skip}>
      {frame === 'count' ? <CountUp {...props} /> : <RosetteFrame {...props} />}
      <button type="button" class={styles.skip} onClick={skip}>
        {roomText('skip')}
      </button>
    </div>
  );
}

/** The last steps of the count are shown; each keeps its two predecessors in sight. */
const [COUNT_STEPS, STEP_MS] = [4, 170] as const;

function CountUp({ count }: WinProps): JSX.Element {
  const to = count?.to ?? 0;
  const shown = useSignal(Math.max(0, to - COUNT_STEPS));
  useEffect(() => {
    const timer = setInterval(() => {
      if (shown.peek() < to) shown.value += 1;
      else clearInterval(timer);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [to]);
  const now = shown.value;
  return (
    <>
      <span class={styles.glow} aria-hidden="true" />
      {count && to > 0 && (
        <p class={styles.count} aria-hidden="true">
          <i data-old="2">{now > 1 && now - 2}</i>
          <i data-old="1">{now > 0 && now - 1}</i>
          <b key={now}>{now}</b>
          <span>{count.label}</span>
        </p>
      )}
    </>
  );
}

function RosetteFrame({ title, score, winners }: WinProps): JSX.Element {
  return (
    <>
      <span class={styles.rays} aria-hidden="true" />
      <Pips />
      <p class={styles.won}>{roomText('youWon')}</p>
      <Rosette place={roomText('first')} title={title} class={styles.rosette} />
      <span class={styles.duo}>
        {winners.map(seat => (
          <PersonPortrait key={seat} seat={seat} class={styles.portrait!} />
        ))}
      </span>
      {score && (
        <p class={styles.tally} aria-hidden="true">
          <b>{score.mine}</b>
          {score.theirs !== undefined && (
            <>
              <span>{roomText('to')}</span>
              <b data-theirs>{score.theirs}</b>
            </>
          )}
        </p>
      )}
    </>
  );
}

const PIP_COLOURS = ['#8f111b', '#1f4e80', '#41651f', '#c98a2b', '#fff3d8'] as const;

/** Scattered evenly, without chance, so that every win costs the same. */
const PIPS = Array.from({ length: 26 }, (_, i) => ({
  '--x': `${(i * 37 + 5) % 100}%`,
  '--late': `${(i * 67) % 420}ms`,
  '--turn': `${((i * 83) % 720) - 360}deg`,
  '--size': `${7 + ((i * 5) % 5)}px`,
  background: PIP_COLOURS[i % PIP_COLOURS.length],
}));

const Pips = (): JSX.Element => (
  <span class={styles.pips} aria-hidden="true">
    {PIPS.map((pip, i) => (
      <i key={i} style={pip} />
    ))}
  </span>
);
