/** Whose a connection is: the address it comes from, or the one that a trusted proxy tells. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether the sender at an address, so many steps away from us, is believed about the one before. */
export type Trust = (address: string, steps: number) => boolean;

export const NOBODY: Trust = () => false;

/** A number of proxies, or their addresses and nets with commas between; undefined if it is neither. */
export function trustFrom(text: string): Trust | undefined {
  if (/^\d$/.test(text)) return (_, steps) => steps < Number(text);
  const nets = new BlockList();
  const isList = text.split(/\s*,\s*/).every(net => addNet(nets, net));
  return isList ? address => isWithin(nets, address) : undefined;
}

function addNet(nets: BlockList, net: string): boolean {
  const [, address = '', bits] = /^([\da-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(net) ?? [];
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  if (version === 0 || Number(bits ?? 0) > most) return false;
  nets.addSubnet(address, Number(bits ?? most), version === 6 ? 'ipv6' : 'ipv4');
  return true;
}

function isWithin(nets: BlockList, given: string): boolean {
  const address = plain(given);
  return isIP(address) > 0 && nets.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** IPv4 in the clothes of IPv6 is IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The nearest sender who is not a trusted proxy. What stands further left in the header anybody may have written. */
export function clientOf(request: IncomingMessage, trust: Trust): string {
  const told = String(request.headers['x-forwarded-for'] ?? '').split(',');
  let address = request.socket.remoteAddress ?? '';
  for (let steps = 0; trust(address, steps); steps++) {
    const before = told.pop()?.trim();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** What limits are counted by: an IPv4 address, or the net of 64 bits that a customer gets of IPv6. */
export function householdOf(given: string): string {
  const address = plain(given).replace(/%.*$/, '');
  if (!isIPv6(address)) return address;
  const net = groupsOf(address).slice(0, 4);
  return `${net.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** All eight groups; two colons stand for those that are left out. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map(part => part.split(':').filter(Boolean));
  return [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
}
