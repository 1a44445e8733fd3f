/** Cleanup functions, in the order in which they run. */
export const cleanups: (() => unknown)[] = [];
