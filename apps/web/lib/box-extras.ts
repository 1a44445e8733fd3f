/**
 * What box pages show beside the facts of a box: the characters of its games, and how to play in pictures.
 * Prerendered pages bring it along, because it must be there when the page's script takes over.
 */
import type { GameSteps, ShelvedBox } from '@parlour/games/shelf/shelf';
import { isObject } from '@parlour/kernel/json';
import type { Persona } from '@parlour/players/persona';
import { useAsync } from './use-async.ts';

export type BoxExtras = {
  /** By game. */
  readonly people: Readonly<Record<string, readonly Persona[]>>;
  readonly steps: GameSteps;
};

const extrasOfBoxes = new Map<string, BoxExtras>();

export const cacheBoxExtras = (box: string, extras: BoxExtras): void => void extrasOfBoxes.set(box, extras);

export async function loadBoxExtras({ games, steps }: ShelvedBox): Promise<BoxExtras> {
  const people = games.map(async ({ id, personas }) => [id, (await personas?.()) ?? []] as const);
  return { people: Object.fromEntries(await Promise.all(people)), steps: (await steps?.()) ?? {} };
}

/** Reads what `prerender/render.tsx` wrote into the page. */
export function adoptBoxExtras({ box, extras }: DOMStringMap): void {
  if (box === undefined || extras === undefined) return;
  const parsed: unknown = JSON.parse(extras);
  if (isObject(parsed)) cacheBoxExtras(box, parsed as unknown as BoxExtras);
}

const NO_EXTRAS: BoxExtras = { people: {}, steps: {} };

/** Empty until it is loaded. */
export function useBoxExtras(box: ShelvedBox): BoxExtras {
  const loaded = useAsync(async () => {
    if (!extrasOfBoxes.has(box.id)) cacheBoxExtras(box.id, await loadBoxExtras(box));
    return extrasOfBoxes.get(box.id);
  }, [box.id]);
  return extrasOfBoxes.get(box.id) ?? loaded ?? NO_EXTRAS;
}
