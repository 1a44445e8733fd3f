/** The characters of a box on the page: who they are, what they look like, what they say. Loaded when they are needed. */
import { faces } from '@parlour/board-kit/faces';
import { findGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import { isCalled, type Persona, plainName } from '@parlour/players/persona';
import type { Level } from '@parlour/players/player';
import type { LevelOf } from '@parlour/players/remarks';
import { boxOf } from './boxes.ts';

type Draw = (name: string) => string | undefined;

const PORTRAITS = import.meta.glob<Draw>('../../games/*/art/portraits.ts', { import: 'portrait' });

/** Draws anybody of the box by their name. */
export async function loadPortraits(game: string): Promise<Draw> {
  const draw = await PORTRAITS[`../../games/${boxOf(game).id}/art/portraits.ts`]?.();
  return name => draw?.(plainName(name));
}

export const loadPeople = async (game: string): Promise<readonly Persona[]> => (await findGame(game)?.people?.()) ?? [];

/** Of a record only the names are kept: those of the people of the game are theirs. */
export const computersNamed = (people: readonly Persona[], names: readonly string[]): (string | undefined)[] =>
  names.map(name => (people.some(persona => isCalled(persona, name)) ? name : undefined));

/** Puts their faces at the seats. */
export async function showFaces(game: string, names: readonly (string | undefined)[]): Promise<void> {
  const draw = await loadPortraits(game);
  const drawn = names.map((name, seat): [Seat, string | undefined] => [seat, name && draw(name)]);
  faces.value = new Map(drawn.filter((face): face is [Seat, string] => face[1] !== undefined));
}

export const levelsOf =
  (people: readonly Persona[], names: readonly (string | undefined)[]): LevelOf =>
  (seat): Level | undefined => {
    const name = names[seat];
    return name === undefined ? undefined : people.find(persona => isCalled(persona, name))?.level;
  };
