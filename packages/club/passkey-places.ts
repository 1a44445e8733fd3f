/** Where passkeys can be used at all: browsers want a name they can hold on to, and nobody between them and the house. */

export type PageAddress = { readonly protocol: string; readonly hostname: string };

const isNumber = (hostname: string): boolean => /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
const isOwnMachine = (hostname: string): boolean => /^(.+\.)?localhost$/.test(hostname);
const isLoopback = (hostname: string): boolean => /^127\.|^\[::1\]$/.test(hostname);

/** Why nobody can sign in there, in one sentence; undefined if they can. */
export function passkeyFault({ protocol, hostname }: PageAddress): string | undefined {
  if (isLoopback(hostname)) return 'Passkeys need a name and no number: open this page as localhost instead.';
  if (isNumber(hostname)) return 'Passkeys need a house with a name: they do not work where its address is a number.';
  if (protocol !== 'https:' && !isOwnMachine(hostname))
    return 'Passkeys need a safe line: they do not work until this house is reached by https.';
  return undefined;
}
