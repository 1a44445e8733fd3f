/** When the first cards have come to rest: what would make them stumble on their way waits for it. */
let tellRest = (): void => undefined;

export const firstRest: Promise<void> = new Promise(resolve => {
  tellRest = resolve;
});

export const noteRest = (): void => tellRest();
