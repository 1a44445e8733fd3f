/** The pack on the table: its art, drawn once a card and kept. */
import type { PackArt } from '@parlour/art/dress';
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';

export type Pack = {
  /** Height of a card by its width. */
  readonly shape: number;
  face(card: string): string;
  /** The back as an address for style sheets. */
  readonly back: string;
  nameOf(card: string): string;
};

export function openPack(art: PackArt): Pack {
  const faces = new Map<string, string>();
  return {
    shape: art.size.height / art.size.width,
    back: `url("data:image/svg+xml,${encodeURIComponent(art.back())}")`,
    nameOf: card => art.nameOf(card),
    face(card) {
      const face = faces.get(card) ?? art.face(card);
      faces.set(card, face);
      return face;
    },
  };
}

const PackContext: Context<Pack | undefined> = createContext<Pack | undefined>(undefined);
export const PackProvider = PackContext.Provider;

export function usePack(): Pack {
  const pack = useContext(PackContext);
  if (!pack) throw new Error('a card is drawn without a pack');
  return pack;
}
