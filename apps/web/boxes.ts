/** What a box brings to the page, found by where it lies: its art, its boards, its world. Loaded when it is needed. */
import type { Board } from '@parlour/board-kit/board';
import { openPack, type Pack } from '@parlour/board-kit/pack';
import { type Printing, type ShelvedBox, shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { allDrawings } from './drawings.ts';
import { worker } from './host/worker-client.ts';

const BOARDS = import.meta.glob<Board>('../../games/*/*/board/*.board.tsx', { import: 'board' });
const LIDS = import.meta.glob<string>('./baked/lids/*.svg', { query: '?url', import: 'default', eager: true });

export const boxOf = (game: string): ShelvedBox => shelf.find(box => box.games.some(({ id }) => id === game))!;

/** A file is known by its name, which is the game's; several games may share a folder. */
export const ofGame = <T>(files: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/board/${name}`))?.[1];

export const loadBoard = async (game: string): Promise<Board | undefined> => ofGame(BOARDS, `${game}.board.tsx`)?.();

/** The cards of a box as the options of one of its games would have them; an old table has the words of its time. */
export async function loadCards(box: ShelvedBox, options: Options, rules?: number): Promise<Printing> {
  const cards = await printingOf(box, options, rules);
  await allDrawings();
  return cards;
}

const printingOf = (box: ShelvedBox, options: Options, rules?: number): Promise<Printing> =>
  box.print({ ...defaultsOf(box.games[0]!.options), ...options }, name => worker().read(name), rules);

const packs = new Map<string, Promise<Pack>>();

/** Drawn faces are kept as long as the page is open. A table is laid before the last of what they are drawn with has come. */
export async function loadPack(box: ShelvedBox, options: Options, rules?: number): Promise<Pack> {
  const cards = await printingOf(box, options, rules);
  const key = `${box.id} ${JSON.stringify(cards.dress)}`;
  const pack = packs.get(key) ?? openPack(cards.art, cards.dress, allDrawings());
  packs.set(key, pack);
  return pack;
}

const lids = new Map<string, Promise<string | undefined>>();
const known = new Map<string, string>();

/** A lid that stands on the page already. */
export const rememberLid = (box: string, drawing: string): void => void known.set(box, drawing);

/** The lid, if it is there at once. */
export const lidAtHand = (box: string): string | undefined => known.get(box);

/** The lid as a drawing to be put into the page, where its lettering finds the page's fonts. */
export function loadLid(box: string): Promise<string | undefined> {
  const address = LIDS[`./baked/lids/${box}.svg`];
  const lid = lids.get(box) ?? (address ? fetch(address).then(answer => answer.text()) : Promise.resolve(undefined));
  lids.set(box, lid);
  return lid;
}
