/** The faces of computer players by seat, once they have been loaded: a seat shows what is here for it. */
import { type Signal, signal } from '@preact/signals';

export const faces: Signal<ReadonlyMap<number, string>> = signal(new Map());
