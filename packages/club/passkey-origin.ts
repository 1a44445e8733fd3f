/** Where browsers allow passkeys: on a host name, over a secure connection. */
import { sayClub } from './club-sentences.ts';

export type PageOrigin = { readonly protocol: string; readonly hostname: string };

const isIpAddress = (hostname: string): boolean => /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
const isLocalhost = (hostname: string): boolean => /^(.+\.)?localhost$/.test(hostname);
const isLoopback = (hostname: string): boolean => /^127\.|^\[::1\]$/.test(hostname);

export function passkeyUnavailableReason({ protocol, hostname }: PageOrigin): string | undefined {
  if (isLoopback(hostname)) return sayClub('openAsLocalhost');
  if (isIpAddress(hostname)) return sayClub('openByHostName');
  if (protocol !== 'https:' && !isLocalhost(hostname)) return sayClub('openByHttps');
  return undefined;
}
