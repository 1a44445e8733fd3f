/** The pack on the table: its art, drawn once a card and kept. */
import type { Dress, PackArt } from '@parlour/card-art/dress';
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';

export type Pack = {
  /** Height of a card by its width. */
  readonly shape: number;
  /** Nothing as long as what it is drawn with has not come. */
  face(card: string): string;
  /** When all that faces are drawn with is here. */
  readonly ready: Promise<unknown>;
  isReady(): boolean;
  /** Whether a face has been drawn already. */
  isDrawn(card: string): boolean;
  /** The back as an address for style sheets. */
  readonly back: string;
  nameOf(card: string): string;
  /** Letters for what the colour of a card tells, where it tells anything. */
  signOf(card: string): string | undefined;
  /** The words printed on a card, where its pack has words of its own. */
  wordsOf(card: string): string | undefined;
  /** What is to be known beside it once it has been read. */
  notesOn(card: string): readonly string[];
};

export async function openPack(art: PackArt, dress: Dress, drawings: Promise<unknown>): Promise<Pack> {
  const faces = new Map<string, string>();
  let isReady = false;
  const ready = drawings.then(() => {
    isReady = true;
  });
  return {
    ready,
    isReady: () => isReady,
    shape: art.size.height / art.size.width,
    back: `url("${await pictureOf(art.back(dress), art.size)}")`,
    nameOf: card => art.nameOf(card, dress),
    signOf: card => art.signOf?.(card),
    wordsOf: card => dress.words?.[card],
    notesOn: card => dress.notes?.[card] ?? [],
    isDrawn: card => faces.has(card),
    face(card) {
      if (!isReady) return '';
      const face = faces.get(card) ?? art.face(card, dress);
      faces.set(card, face);
      return face;
    },
  };
}

/** Wide enough for the largest card on a fine screen. */
const PIXELS = 480;
/** No card on a table is wider than this share of the longer side of the screen (`--card-w`). */
const SHARE = 0.16;

/** A phone draws small pictures, and has them sooner. */
const widthHere = (): number =>
  Math.min(PIXELS, Math.ceil(Math.max(screen.width, screen.height) * SHARE * devicePixelRatio));

/** Whatever else waits comes first: what draws and what is drawn takes a phone long enough apart. */
const aMoment = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** There are many backs on a table and all are alike, so they are one picture: drawn once, not line by line each. */
async function pictureOf(drawing: string, { width, height }: PackArt['size']): Promise<string> {
  await aMoment();
  const wide = widthHere();
  const image = new Image(wide, Math.round((wide * height) / width));
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')!.drawImage(image, 0, 0, image.width, image.height);
  return URL.createObjectURL(await canvas.convertToBlob());
}

const PackContext: Context<Pack | undefined> = createContext<Pack | undefined>(undefined);
export const PackProvider = PackContext.Provider;

export function usePack(): Pack {
  const pack = useContext(PackContext);
  if (!pack) throw new Error('a card is drawn without a pack');
  return pack;
}
