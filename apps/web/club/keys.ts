/** Whoever goes by keys stays where they were, though the button they pressed rests or is gone. */

/**
 * To be called before something is asked; what it answers, after it has come. Where the button is gone they go on at
 * what is named, which is the heading of the page if nothing else is.
 */
export function keepKeys(orElse = 'h1'): () => void {
  const had = document.activeElement;
  if (!(had instanceof HTMLElement) || had === document.body) return () => undefined;
  const goBack = (): void => {
    if (document.activeElement !== document.body) return;
    (had.isConnected ? had : document.querySelector<HTMLElement>(orElse))?.focus();
  };
  // By then the page shows what has come.
  return () => void setTimeout(goBack);
}
