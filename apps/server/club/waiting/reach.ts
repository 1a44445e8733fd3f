/**
 * Whom a push message may be sent to. A browser names the address itself, so a stranger could name anything: it must be https
 * on its usual port and lead to the open internet. Its name is resolved once, and what was judged is what is connected to.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is nobody's on the open internet (IANA special-purpose address registries), or could lead back in. */
const INWARD: readonly (readonly [net: string, bits: number])[] = [
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

const inward = new BlockList();
for (const [net, bits] of INWARD) inward.addSubnet(net, bits, 'ipv4');

/** Of IPv6 only what is given out to the world is open, less what stands for an address of the older kind in it. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const older = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  older.addSubnet(net, bits, 'ipv6');
}

export function isOpenAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !inward.check(address, 'ipv4');
  return kind === 6 && open.check(address, 'ipv6') && !older.check(address, 'ipv6');
}

/** Why an endpoint is none, or undefined. `trial` is a push service of one's own, for tests alone. */
export function endpointFault(endpoint: string, trial: string | undefined): string | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url) return NO_SERVICE;
  if (url.origin === trial) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  const isNamed = isIP(host) === 0 ? host.includes('.') : isOpenAddress(host);
  return isPlain && isNamed ? undefined : NO_SERVICE;
}

const NO_SERVICE = 'A push message goes to an https address on the open internet, and this is none.';

/** For `https.request`: a name that leads inward leads nowhere. */
export const openLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '');
    if (found.length === 0 || !found.every(({ address }) => isOpenAddress(address)))
      return done(new Error(NO_SERVICE), '');
    if (options.all) return done(null, found);
    done(null, found[0]!.address, found[0]!.family);
  });
};
