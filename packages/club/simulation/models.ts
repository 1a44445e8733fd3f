/** Models and constants that were compared before one was chosen. */
import { bradleyTerryFull, thurstoneMostellerFull } from 'openskill/models';
import { MODEL, type RatingModel } from '../rating.ts';

export type NamedModel = { readonly name: string; readonly model: RatingModel };

const tried = (name: string, changed: Partial<RatingModel>): NamedModel => ({
  name,
  model: { ...MODEL, ...changed },
});

/** How quickly the library itself has one get sure. */
const usual: NonNullable<RatingModel['gamma']> = (c, _k, _mu, variance) => Math.sqrt(variance) / c;

export const MODELS: readonly NamedModel[] = [
  tried('Plackett-Luce, beta 110, gamma 1 (chosen)', {}),
  tried('Plackett-Luce, the usual gamma', { gamma: usual }),
  tried('Plackett-Luce, beta 80', { beta: 80 }),
  tried('Plackett-Luce, beta 150', { beta: 150 }),
  tried('Plackett-Luce, tau 0', { tau: 0 }),
  tried('Plackett-Luce, tau 20', { tau: 20 }),
  tried('Plackett-Luce, sigma 350', { sigma: 350 }),
  tried('Bradley-Terry, every pair', { model: bradleyTerryFull }),
  tried('Bradley-Terry, every pair, beta 180', { model: bradleyTerryFull, beta: 180 }),
  tried('Thurstone-Mosteller, every pair', { model: thurstoneMostellerFull }),
  tried('Thurstone-Mosteller, every pair, beta 250', { model: thurstoneMostellerFull, beta: 250 }),
];
