/** How to close what is open, in the order in which it is to be closed. */
export const opened: (() => unknown)[] = [];
