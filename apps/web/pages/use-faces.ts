/** The faces of a table's computer players: drawn once somebody can play, and gone with the table. */
import { faces } from '@parlour/board-kit/faces';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Milliseconds: cards come first, and whoever waits long for a turn may look at faces meanwhile. */
const [SOON, AT_LAST] = [700, 8000] as const;

type Company = {
  readonly game: string;
  readonly names: readonly (string | undefined)[];
  /** Whether there is something to play, or nothing to wait for. */
  readonly isReady: boolean;
};

export function useFaces({ game, names, isReady }: Company): void {
  const mayCome = useSignal(false);
  useEffect(() => {
    if (mayCome.value) return;
    const timer = setTimeout(() => (mayCome.value = true), isReady ? SOON : AT_LAST);
    return () => clearTimeout(timer);
  }, [isReady]);
  useEffect(() => {
    if (!mayCome.value) return;
    let isWanted = true;
    void import('../casting.ts').then(({ showFaces }) => (isWanted ? showFaces(game, names) : undefined));
    return () => {
      isWanted = false;
      faces.value = new Map();
    };
  }, [game, names.join(), mayCome.value]);
}
