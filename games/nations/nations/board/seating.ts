/** Who sits where on the screen: the chair that looks at the bottom, its left neighbour on the left. */
import type { Chair, Seat } from '@parlour/kernel/game';

export type Side = 'bottom' | 'left' | 'top' | 'right';

const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

export const sideOfSeat = (seat: Seat, chair: Chair): Side => SIDES[(seat - (chair ?? 0) + 4) % 4]!;
