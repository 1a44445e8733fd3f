/** Black line and two flat colours on ivory paper: what a wood engraver of the nineties had. */
import type { Press } from '@parlour/card-art/pack-art';

export type Plate = { readonly paper: string; readonly ink: string; readonly rose: string; readonly gold: string };

export const plateOf = (press: Press = 'colour'): Plate =>
  press === 'black'
    ? { paper: '#ffffff', ink: '#111111', rose: '#8c8c8c', gold: '#d0d0d0' }
    : { paper: press === 'white' ? '#ffffff' : '#f8f0de', ink: '#1f1913', rose: '#c5452f', gold: '#e7b54a' };

/** A picture about the middle of its window, 540 wide and 600 high. */
export type Picture = (plate: Plate) => string;
