/** The moment of a record that is looked at: whose eyes, which step, and whether it runs by itself. */
import type { Chair } from '@parlour/kernel/game';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { About, Album } from '../host/albums.ts';
import type { ReplayMoment } from '../host/replaying.ts';
import { place } from '../router.tsx';

export type KnownAlbum = { readonly album: Album; readonly about: About };

export type MomentAt = ReplayMoment & { readonly step: number };

export type ReplayPlace = {
  readonly step: Signal<number>;
  readonly chair: Signal<Chair>;
  readonly isRunning: Signal<boolean>;
  readonly moment: Signal<MomentAt | undefined>;
  /** Goes to a step, and stays there. */
  goTo(step: number): void;
};

/** A moment of the record, whatever was asked for. */
const within = ({ length }: About, step: number): number => Math.max(0, Math.min(length, Math.trunc(step) || 0));

export function useReplay({ album, about }: KnownAlbum): ReplayPlace {
  const step = useSignal(within(about, Number(place.value.query.get('step') ?? 1)));
  const chair = useSignal<Chair>(0);
  const isRunning = useSignal(false);
  const moment = useSignal<MomentAt | undefined>(undefined);
  const goTo = (to: number): void => {
    isRunning.value = false;
    step.value = within(about, to);
  };
  const replay = { step, chair, isRunning, moment, goTo };
  useMoment(album, replay);
  useRunning(about, replay);
  return replay;
}

/** What comes after somebody has gone on is not shown any more. */
function useMoment(album: Album, { step, chair, moment }: ReplayPlace): void {
  useEffect(() => {
    const at = step.value;
    void album.at(at, chair.value).then(seen => {
      if (at === step.value) moment.value = { ...seen, step: at };
    });
  }, [step.value, chair.value]);
}

const PAUSE = 1400;

function useRunning({ length }: About, { step, isRunning }: ReplayPlace): void {
  useEffect(() => {
    if (!isRunning.value) return;
    const timer = setTimeout(() => {
      if (step.value < length) step.value += 1;
      else isRunning.value = false;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isRunning.value, step.value]);
}
