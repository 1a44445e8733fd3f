/** Opens a record (stored here, or held by the address) and keeps the moment that is shown. */
import type { Chair, Seat } from '@parlour/kernel/game';
import { failure, type Result, success } from '@parlour/kernel/result';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { currentLocation } from '../app/router.tsx';
import { decodeSharedGame, type SharedGame } from '../lib/link-payload.ts';
import { loadTableAssets } from '../table/assets.ts';
import type { TableAssets } from '../table/playback.ts';
import type { RecordReplay, RecordSummary, ReplayMoment } from '../worker/records/replay.ts';
import { workerApi } from '../worker/worker-client.ts';
import { historyText } from './history-text.ts';

/** The seats of the device's owner are known only for records made on this device. */
type ReplaySource = SharedGame & { readonly mine?: readonly Seat[] };

export type OpenedReplay = LoadedAlbum & { readonly source: ReplaySource; readonly assets: TableAssets };

async function loadStoredRecord(id: string): Promise<Result<ReplaySource>> {
  const record = await workerApi().record(id);
  return record ? success(record) : failure(historyText('notStored'));
}

export async function openReplay(id: string | undefined, hash: string): Promise<Result<OpenedReplay>> {
  const source = id === undefined ? await decodeSharedGame(hash) : await loadStoredRecord(id);
  if (!source.ok) return source;
  const album = await workerApi().replayRecord(source.value.text, source.value.names);
  const about = await album.summary();
  if (!about.ok) return about;
  return success({ source: source.value, album, about: about.value, assets: await loadTableAssets(about.value) });
}

export type LoadedAlbum = { readonly album: RecordReplay; readonly about: RecordSummary };

export type MomentAtStep = ReplayMoment & { readonly step: number };

export type ReplayPosition = {
  readonly step: Signal<number>;
  readonly chair: Signal<Chair>;
  readonly isPlaying: Signal<boolean>;
  readonly moment: Signal<MomentAtStep | undefined>;
  /** Goes to a step and stops playing. */
  goTo(step: number): void;
};

const clampStep = ({ length }: RecordSummary, step: number): number =>
  Math.max(0, Math.min(length, Math.trunc(step) || 0));

/** Holds the step, viewpoint and autoplay of a replay, starting at the step in the address. */
export function useReplay({ album, about }: LoadedAlbum): ReplayPosition {
  const step = useSignal(clampStep(about, Number(currentLocation.value.query.get('step') ?? 1)));
  const chair = useSignal<Chair>(0);
  const isPlaying = useSignal(false);
  const moment = useSignal<MomentAtStep | undefined>(undefined);
  const goTo = (to: number): void => {
    isPlaying.value = false;
    step.value = clampStep(about, to);
  };
  const replay = { step, chair, isPlaying, moment, goTo };
  useMomentLoaded(album, replay);
  useAutoplay(about, replay);
  return replay;
}

/** An answer that arrives after the step has changed is dropped. */
function useMomentLoaded(album: RecordReplay, { step, chair, moment }: ReplayPosition): void {
  useEffect(() => {
    const at = step.value;
    void album.momentAt(at, chair.value).then(loaded => {
      if (at === step.value) moment.value = { ...loaded, step: at };
    });
  }, [step.value, chair.value]);
}

const STEP_MS = 1400;

function useAutoplay({ length }: RecordSummary, { step, isPlaying }: ReplayPosition): void {
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setTimeout(() => {
      if (step.value < length) step.value += 1;
      else isPlaying.value = false;
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying.value, step.value]);
}
