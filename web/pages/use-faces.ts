/** The faces of a table's computer players: drawn when the table is laid, and gone with it. */
import { faces } from '@parlour/felt/faces';
import { useEffect } from 'preact/hooks';

export function useFaces(game: string, names: readonly (string | undefined)[]): void {
  useEffect(() => {
    let isWanted = true;
    void import('../casting.ts').then(({ showFaces }) => (isWanted ? showFaces(game, names) : undefined));
    return () => {
      isWanted = false;
      faces.value = new Map();
    };
  }, [game, names.join()]);
}
