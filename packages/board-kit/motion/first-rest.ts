/** Resolves when the first cards have come to rest. Work that would disturb their animation waits for it. */
let resolveFirstRest = (): void => undefined;

export const firstRest: Promise<void> = new Promise(resolve => {
  resolveFirstRest = resolve;
});

export const markFirstRest = (): void => resolveFirstRest();
