/**
 * SSRF guard for push endpoints. Browsers name the endpoint, so a client could name any address: it must be https on
 * the default port and lead to a public address. The address that was checked is the one connected to, so DNS
 * rebinding does not help.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Ranges that are not global (IANA special-purpose address registries) or could lead back in. */
const INTERNAL_RANGES: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const internalIpv4 = new BlockList();
for (const [net, bits] of INTERNAL_RANGES) internalIpv4.addSubnet(net, bits, 'ipv4');

/** In IPv6 only global unicast is public, without the ranges that embed IPv4 addresses. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
const embeddedIpv4 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  embeddedIpv4.addSubnet(net, bits, 'ipv6');
}

export function isGlobalAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !internalIpv4.check(address, 'ipv4');
  return kind === 6 && globalIpv6.check(address, 'ipv6') && !embeddedIpv4.check(address, 'ipv6');
}

/** `testOrigin` is a push service of the tests. */
export function invalidEndpointReason(endpoint: string, testOrigin: string | undefined): string | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url) return BAD_ENDPOINT;
  if (url.origin === testOrigin) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const hasPlainUrl = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  const hasPublicHost = isIP(host) === 0 ? host.includes('.') : isGlobalAddress(host);
  return hasPlainUrl && hasPublicHost ? undefined : BAD_ENDPOINT;
}

const BAD_ENDPOINT = 'Push messages need a public https address.';

/** A DNS lookup for `https.request` that fails for internal addresses. */
export const globalOnlyLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '');
    if (found.length === 0 || !found.every(({ address }) => isGlobalAddress(address)))
      return done(new Error(BAD_ENDPOINT), '');
    if (options.all) return done(null, found);
    done(null, found[0]!.address, found[0]!.family);
  });
};
