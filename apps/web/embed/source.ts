/** The file itself, fetched once a page: a worker is made of it, and tables that are laid when there is no network. */
let source: Promise<string | undefined> | undefined;

/** Undefined where a page does not allow it to be fetched; then tables think in the page. */
export function ownSource(script: string): Promise<string | undefined> {
  source ??= fetchScript(script).catch(() => undefined);
  return source;
}

async function fetchScript(script: string): Promise<string | undefined> {
  const answer = await fetch(script, { cache: 'force-cache' });
  if (!answer.ok) return undefined;
  return URL.createObjectURL(new Blob([await answer.text()], { type: 'text/javascript' }));
}
