import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientOf, householdOf, NOBODY, trustFrom } from './address.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('whose a connection is', () => {
  it('is the address it comes from, whatever it says, unless a proxy is trusted', () => {
    expect(clientOf(from('198.51.100.7', '192.0.2.1'), NOBODY)).toBe('198.51.100.7');
  });

  it('is what the nearest trusted proxies say, never what stands left of that', () => {
    const one = trustFrom('1')!;
    expect(clientOf(from('127.0.0.1', '6.6.6.6, 192.0.2.1'), one)).toBe('192.0.2.1');
    expect(clientOf(from('127.0.0.1', '6.6.6.6, 192.0.2.1, 10.0.0.5'), trustFrom('2')!)).toBe('192.0.2.1');
    const nets = trustFrom('127.0.0.1, 10.0.0.0/8,fd00::/8')!;
    expect(clientOf(from('::ffff:127.0.0.1', '6.6.6.6, 192.0.2.1, 10.9.9.9'), nets)).toBe('192.0.2.1');
    expect(clientOf(from('192.0.2.9', '6.6.6.6'), nets)).toBe('192.0.2.9');
    expect(clientOf(from('fd12::1', '2001:db8::7'), nets)).toBe('2001:db8::7');
  });

  it('stays with the proxy if that tells nothing, or nonsense', () => {
    expect(clientOf(from('127.0.0.1'), trustFrom('1')!)).toBe('127.0.0.1');
    expect(clientOf(from('127.0.0.1', 'unknown'), trustFrom('3')!)).toBe('127.0.0.1');
    expect(clientOf(from('127.0.0.1', '192.0.2.1'), trustFrom('3')!)).toBe('192.0.2.1');
  });

  it.each(['true', 'yes', '10.0.0.0/33', 'fd00::/129', 'localhost', '12', '127.0.0.1,,', '-1'])(
    'trusts nobody by the word %j',
    word => expect(trustFrom(word)).toBeUndefined(),
  );

  it('counts IPv4 whole and IPv6 by its net of 64 bits', () => {
    expect(householdOf('192.0.2.1')).toBe('192.0.2.1');
    expect(householdOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(householdOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(householdOf('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64');
    expect(householdOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(householdOf('::1')).toBe('0:0:0:0::/64');
    expect(householdOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });
});
