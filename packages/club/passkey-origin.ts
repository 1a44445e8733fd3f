/** Where browsers allow passkeys: on a host name, over a secure connection. */

export type PageOrigin = { readonly protocol: string; readonly hostname: string };

const isIpAddress = (hostname: string): boolean => /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
const isLocalhost = (hostname: string): boolean => /^(.+\.)?localhost$/.test(hostname);
const isLoopback = (hostname: string): boolean => /^127\.|^\[::1\]$/.test(hostname);

export function passkeyUnavailableReason({ protocol, hostname }: PageOrigin): string | undefined {
  if (isLoopback(hostname)) return 'Passkeys need a name and no number: open this page as localhost instead.';
  if (isIpAddress(hostname))
    return 'Passkeys need a house with a name: they do not work where its address is a number.';
  if (protocol !== 'https:' && !isLocalhost(hostname))
    return 'Passkeys need a safe line: they do not work until this house is reached by https.';
  return undefined;
}
