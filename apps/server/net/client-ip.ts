/** Finds the IP address of a client behind trusted proxies. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether the sender this many hops away is trusted about the hop before it. */
export type ProxyTrust = (address: string, steps: number) => boolean;

export const TRUST_NO_PROXY: ProxyTrust = () => false;

/** A number of proxies, or addresses and subnets separated by commas; undefined if neither. */
export function parseProxyTrust(text: string): ProxyTrust | undefined {
  if (/^\d$/.test(text)) return (_, steps) => steps < Number(text);
  const subnets = new BlockList();
  const isList = text.split(/\s*,\s*/).every(subnet => addNet(subnets, subnet));
  return isList ? address => isWithin(subnets, address) : undefined;
}

function addNet(subnets: BlockList, subnet: string): boolean {
  const [, address = '', bits] = /^([\da-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(subnet) ?? [];
  const version = isIP(address);
  const maxBits = version === 6 ? 128 : 32;
  if (version === 0 || Number(bits ?? 0) > maxBits) return false;
  subnets.addSubnet(address, Number(bits ?? maxBits), version === 6 ? 'ipv6' : 'ipv4');
  return true;
}

function isWithin(subnets: BlockList, given: string): boolean {
  const address = unmapIpv4(given);
  return isIP(address) > 0 && subnets.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const unmapIpv4 = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Returns the nearest untrusted sender. Entries further left in X-Forwarded-For can be forged. */
export function clientIp(request: IncomingMessage, trust: ProxyTrust): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  let address = request.socket.remoteAddress ?? '';
  for (let steps = 0; trust(address, steps); steps++) {
    const before = forwarded.pop()?.trim();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** Returns the key of rate limits: an IPv4 address, or the IPv6 /64 of one customer. */
export function toLimitKey(given: string): string {
  const address = unmapIpv4(given).replace(/%.*$/, '');
  if (!isIPv6(address)) return address;
  const subnet = ipv6Groups(address).slice(0, 4);
  return `${subnet.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function ipv6Groups(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map(part => part.split(':').filter(Boolean));
  return [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
}
