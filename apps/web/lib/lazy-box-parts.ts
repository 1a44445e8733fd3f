/** Parts of a box that are loaded on demand: characters with portraits and remarks, and end-of-match views. */

import { announce } from '@parlour/board-kit/components/screen-reader.tsx';
import { seatPortraits } from '@parlour/board-kit/components/seats/portrait.tsx';
import type { Ending } from '@parlour/board-kit/ending';
import { FINAL_REMARK_MS, REMARK_MS, showRemark } from '@parlour/board-kit/sound/speech';
import { findGame } from '@parlour/games/shelf/shelf';
import type { GameEvent, Seat, View } from '@parlour/kernel/game';
import type { LevelOfSeat, Persona, Remark, Remarks } from '@parlour/players/persona';
import { isNameOfPersona, nameWithoutNumber } from '@parlour/players/persona-names';
import type { Level } from '@parlour/players/player';
import { boxOfGame, fileNamed } from './box-assets.ts';

type DrawPortrait = (name: string) => string | undefined;

const PORTRAIT_LOADERS = import.meta.glob<DrawPortrait>('../../../games/*/art/portraits.ts', { import: 'portrait' });

export async function loadPortraits(game: string): Promise<DrawPortrait> {
  const draw = await PORTRAIT_LOADERS[`../../../games/${boxOfGame(game).id}/art/portraits.ts`]?.();
  return name => draw?.(nameWithoutNumber(name));
}

export const loadPersonas = async (game: string): Promise<readonly Persona[]> =>
  (await findGame(game)?.personas?.()) ?? [];

/** Records contain names only; those of the game's characters are computer players. */
export const computerPlayersAmong = (personas: readonly Persona[], names: readonly string[]): (string | undefined)[] =>
  names.map(name => (personas.some(persona => isNameOfPersona(persona, name)) ? name : undefined));

/** Draws the characters by name, and shows the pictures of the others from their addresses. */
export async function showFaces(
  game: string,
  names: readonly (string | undefined)[],
  addresses: readonly (string | undefined)[] = [],
): Promise<void> {
  const draw = await loadPortraits(game);
  const picture = (address: string | undefined): string | undefined => address && `<img src="${address}" alt="">`;
  const drawn = names.map((name, seat): [Seat, string | undefined] => [
    seat,
    name === undefined ? picture(addresses[seat]) : draw(name),
  ]);
  seatPortraits.value = new Map(drawn.filter((face): face is [Seat, string] => face[1] !== undefined));
}

export const levelsOf =
  (personas: readonly Persona[], names: readonly (string | undefined)[]): LevelOfSeat =>
  (seat): Level | undefined => {
    const name = names[seat];
    return name === undefined ? undefined : personas.find(persona => isNameOfPersona(persona, name))?.level;
  };

const MIN_REMARK_INTERVAL_MS = 8000;
/** A call made at the same moment is read first. */
const REMARK_DELAY_MS = 900;

export type Chatters = {
  readonly personas: readonly Persona[];
  readonly remarks: Remarks;
  readonly pickRemark: typeof import('@parlour/players/persona').pickRemark;
};

export async function loadChatters(game: string): Promise<Chatters | undefined> {
  const [personas, remarks, { pickRemark }] = await Promise.all([
    loadPersonas(game),
    findGame(game)?.remarks?.(),
    import('@parlour/players/persona'),
  ]);
  return remarks && { personas, remarks, pickRemark };
}

type RemarkScene = { readonly newEvents: readonly GameEvent[]; readonly view: View };

export function chooseRemark(
  { personas, remarks, pickRemark }: Chatters,
  { newEvents, view }: RemarkScene,
  names: readonly (string | undefined)[],
): Remark | undefined {
  const level = levelsOf(personas, names);
  return newEvents.map(event => pickRemark(remarks, event, view, level)).findLast(remark => remark !== undefined);
}

export async function showClosingRemark(
  game: string,
  scene: RemarkScene,
  names: readonly (string | undefined)[],
): Promise<void> {
  const chatters = await loadChatters(game);
  const remark = chatters && chooseRemark(chatters, scene, names);
  if (remark) speakRemark(remark, names, FINAL_REMARK_MS);
}

function speakRemark(remark: Remark, names: readonly (string | undefined)[], shownForMs: number): void {
  showRemark(remark, shownForMs);
  announce(`${names[remark.seat]} says: ${remark.words}`);
}

let lastRemarkAt = Number.NEGATIVE_INFINITY;

/** Shows a remark, unless the last one was too recent. */
export async function maybeRemark(
  game: string,
  scene: RemarkScene,
  names: readonly (string | undefined)[],
): Promise<void> {
  const chatters = await loadChatters(game);
  const remark = chatters && chooseRemark(chatters, scene, names);
  const now = performance.now();
  if (!remark || now - lastRemarkAt < MIN_REMARK_INTERVAL_MS) return;
  lastRemarkAt = now;
  setTimeout(() => speakRemark(remark, names, REMARK_MS), REMARK_DELAY_MS);
}

const ENDING_LOADERS = import.meta.glob<Ending>('../../../games/*/*/board/*.ending.tsx', { import: 'ending' });

export const loadEnding = async (game: string): Promise<Ending | undefined> =>
  fileNamed(ENDING_LOADERS, `${game}.ending.tsx`)?.();
