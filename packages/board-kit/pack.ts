/** The card art at a table: every face is drawn once and cached. */
import type { PackArt, PackStyle } from '@parlour/card-art/pack-art';
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';

export type Pack = {
  /** Height of a card divided by its width. */
  readonly shape: number;
  /** Empty until the drawings are loaded. */
  face(card: string): string;
  /** Resolves when the drawings are loaded. */
  readonly ready: Promise<unknown>;
  isReady(): boolean;
  isDrawn(card: string): boolean;
  /** The back as a CSS `url()`. */
  readonly back: string;
  nameOf(card: string): string;
  /** Label for the colour of a card, if the colour has a meaning. */
  signOf(card: string): string | undefined;
  /** The words printed on a card, if the pack has its own. */
  wordsOf(card: string): string | undefined;
  /** What they are written in, if it is not English. */
  languageOf(card: string): string | undefined;
  /** The sign of the part a card belongs to; empty until the drawings are loaded, and where there is none. */
  badge(card: string): string;
  /** The subject of a part of the pack. */
  topicOf(part: string): string | undefined;
  /** Notes to show after the card has been read. */
  notesOn(card: string): readonly string[];
};

export async function createPack(art: PackArt, dress: PackStyle, drawings: Promise<unknown>): Promise<Pack> {
  const faces = new Map<string, string>();
  let isReady = false;
  const ready = drawings.then(() => {
    isReady = true;
  });
  return {
    ready,
    isReady: () => isReady,
    shape: art.size.height / art.size.width,
    back: `url("${await renderBack(art.back(dress), art.size)}")`,
    nameOf: card => art.nameOf(card, dress),
    signOf: card => art.signOf?.(card),
    wordsOf: card => dress.words?.[card],
    languageOf: card => dress.languages?.[card],
    badge: card => (isReady ? (art.badge?.(card, dress) ?? '') : ''),
    topicOf: part => dress.topics?.[part],
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

/** Wide enough for the largest card on a high-density screen. */
const MAX_BACK_PX = 480;
/** No card is wider than this share of the longer screen side (`--card-w`). */
const MAX_CARD_SHARE = 0.16;

/** Phones render smaller pictures, which are ready sooner. */
const backWidth = (): number =>
  Math.min(MAX_BACK_PX, Math.ceil(Math.max(screen.width, screen.height) * MAX_CARD_SHARE * devicePixelRatio));

/** Splits loading and rendering into separate tasks, because each takes a phone long enough. */
const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Renders the back to a bitmap once. A table shows many backs, and drawing each SVG is slow. */
async function renderBack(drawing: string, { width, height }: PackArt['size']): Promise<string> {
  await nextTask();
  const pixels = backWidth();
  const image = new Image(pixels, Math.round((pixels * height) / width));
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
