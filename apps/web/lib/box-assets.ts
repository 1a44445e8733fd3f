/** Finds themes, boards, cards and lids of a box by file path. */
import type { Board } from '@parlour/board-kit/board';
import { createPack, type Pack } from '@parlour/board-kit/pack';
import type { Provenance } from '@parlour/games/shelf/provenance';
import { type Box, type Printing, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { platform } from '../table/platform.ts';
import { allDrawings } from './drawing-files.ts';

/** Colors under `[data-world='<box>']`: a style sheet for each box, so that a table waits for its own only. */
const THEMES = import.meta.glob('../../../games/*/art/world.css');

export const loadTheme = async (box: string): Promise<unknown> => THEMES[`../../../games/${box}/art/world.css`]?.();

export const loadAllThemes = (): Promise<unknown> => Promise.all(Object.values(THEMES).map(load => load()));

const BOARD_LOADERS = import.meta.glob<Board>('../../../games/*/*/board/*.board.tsx', { import: 'board' });
const LID_URLS = import.meta.glob<string>('../baked/lids/*.svg', { query: '?url', import: 'default', eager: true });

export const boxOfGame = (game: string): ShelvedBox => shelf.find(box => box.games.some(({ id }) => id === game))!;

/** Several games may share a folder, so the file name decides. */
export const fileNamed = <T>(files: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/board/${name}`))?.[1];

export const loadBoard = async (game: string): Promise<Board | undefined> =>
  fileNamed(BOARD_LOADERS, `${game}.board.tsx`)?.();

/** Old tables get the words of their rules version. */
export async function loadCards(box: ShelvedBox, options: Options, rules?: number): Promise<Printing> {
  const cards = await loadPrinting(box, options, rules);
  await allDrawings();
  return cards;
}

const loadPrinting = (box: ShelvedBox, options: Options, rules?: number): Promise<Printing> =>
  box.print({ ...defaultsOf(box.games[0]!.options), ...options }, name => platform().workerApi().read(name), rules);

/** For a box that has any. */
export const loadProvenance = (box: Box): Promise<Provenance> =>
  box.provenance!(name => platform().workerApi().read(name));

const packCache = new Map<string, Promise<Pack>>();

/** Caches drawn faces. Does not wait for all drawings, so that the table shows early. */
export async function loadPack(box: ShelvedBox, options: Options, rules?: number): Promise<Pack> {
  const cards = await loadPrinting(box, options, rules);
  const key = `${box.id} ${JSON.stringify(cards.dress)}`;
  const pack = packCache.get(key) ?? createPack(cards.art, cards.dress, allDrawings());
  packCache.set(key, pack);
  return pack;
}

const lidRequests = new Map<string, Promise<string | undefined>>();
const inlineLids = new Map<string, string>();

export const cacheLid = (box: string, drawing: string): void => void inlineLids.set(box, drawing);

export const cachedLid = (box: string): string | undefined => inlineLids.get(box);

/** Inline SVG can use the page's fonts. */
export function loadLid(box: string): Promise<string | undefined> {
  const address = LID_URLS[`../baked/lids/${box}.svg`];
  const lid =
    lidRequests.get(box) ?? (address ? fetch(address).then(answer => answer.text()) : Promise.resolve(undefined));
  lidRequests.set(box, lid);
  return lid;
}
