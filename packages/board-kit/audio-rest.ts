/**
 * Audio that is open keeps its device awake and makes silence, many times a second, for as long as a page is there. So it
 * rests when nothing has sounded for a while, and is woken by the touch a sound may follow: then nobody waits for it.
 */
export type RestingAudio = Pick<AudioContext, 'suspend' | 'resume'>;

/** Milliseconds: longer than the computer players of a table think. */
const SILENCE = 10_000;

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** To be called whenever something is to sound; what is begun while it still wakes sounds when it has. */
export function restingOf(audio: RestingAudio): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  const stir = (): void => {
    clearTimeout(timer);
    timer = setTimeout(rest, SILENCE);
    if (!isResting) return;
    isResting = false;
    for (const touch of TOUCHES) removeEventListener(touch, stir, true);
    void audio.resume();
  };
  const rest = (): void => {
    isResting = true;
    for (const touch of TOUCHES) addEventListener(touch, stir, true);
    void audio.suspend();
  };
  return stir;
}
