/** What a box brings to the page, found by where it lies: its art, its boards, its world. Loaded when it is needed. */
import type { PackArt } from '@parlour/art/dress';
import type { Board } from '@parlour/felt/board';
import { openPack, type Pack } from '@parlour/felt/pack';
import { type Box, shelf } from '@parlour/games/shelf';

const BOARDS = import.meta.glob<Board>('../games/*/table/*.board.tsx', { import: 'board' });
const ART = import.meta.glob<PackArt>('../games/*/art/faces.ts');
const LIDS = import.meta.glob<string>('./baked/lids/*.svg', { query: '?url', import: 'default', eager: true });

export const boxOf = (game: string): Box => shelf.find(box => box.games.some(({ id }) => id === game))!;

export const loadBoard = async (game: string): Promise<Board | undefined> =>
  BOARDS[`../games/${boxOf(game).id}/table/${game}.board.tsx`]?.();

const packs = new Map<string, Promise<Pack | undefined>>();

/** Drawn faces are kept as long as the page is open. */
export function loadPack(box: string): Promise<Pack | undefined> {
  const pack = packs.get(box) ?? ART[`../games/${box}/art/faces.ts`]?.().then(openPack) ?? Promise.resolve(undefined);
  packs.set(box, pack);
  return pack;
}

const lids = new Map<string, Promise<string | undefined>>();

/** The lid as a drawing to be put into the page, where its lettering finds the page's fonts. */
export function loadLid(box: string): Promise<string | undefined> {
  const address = LIDS[`./baked/lids/${box}.svg`];
  const lid = lids.get(box) ?? (address ? fetch(address).then(answer => answer.text()) : Promise.resolve(undefined));
  lids.set(box, lid);
  return lid;
}
