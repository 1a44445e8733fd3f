import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientIp, parseProxyTrust, TRUST_NO_PROXY, toLimitKey } from './client-ip.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('whose a connection is', () => {
  it('is the address it comes from, whatever it says, unless a proxy is trusted', () => {
    expect(clientIp(from('198.51.100.7', '192.0.2.1'), TRUST_NO_PROXY)).toBe('198.51.100.7');
  });

  it('is what the nearest trusted proxies say, never what stands left of that', () => {
    const one = parseProxyTrust('1')!;
    expect(clientIp(from('127.0.0.1', '6.6.6.6, 192.0.2.1'), one)).toBe('192.0.2.1');
    expect(clientIp(from('127.0.0.1', '6.6.6.6, 192.0.2.1, 10.0.0.5'), parseProxyTrust('2')!)).toBe('192.0.2.1');
    const nets = parseProxyTrust('127.0.0.1, 10.0.0.0/8,fd00::/8')!;
    expect(clientIp(from('::ffff:127.0.0.1', '6.6.6.6, 192.0.2.1, 10.9.9.9'), nets)).toBe('192.0.2.1');
    expect(clientIp(from('192.0.2.9', '6.6.6.6'), nets)).toBe('192.0.2.9');
    expect(clientIp(from('fd12::1', '2001:db8::7'), nets)).toBe('2001:db8::7');
  });

  it('stays with the proxy if that tells nothing, or nonsense', () => {
    expect(clientIp(from('127.0.0.1'), parseProxyTrust('1')!)).toBe('127.0.0.1');
    expect(clientIp(from('127.0.0.1', 'unknown'), parseProxyTrust('3')!)).toBe('127.0.0.1');
    expect(clientIp(from('127.0.0.1', '192.0.2.1'), parseProxyTrust('3')!)).toBe('192.0.2.1');
  });

  it.each(['true', 'yes', '10.0.0.0/33', 'fd00::/129', 'localhost', '12', '127.0.0.1,,', '-1'])(
    'trusts nobody by the word %j',
    word => expect(parseProxyTrust(word)).toBeUndefined(),
  );

  it('counts IPv4 whole and IPv6 by its net of 64 bits', () => {
    expect(toLimitKey('192.0.2.1')).toBe('192.0.2.1');
    expect(toLimitKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(toLimitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(toLimitKey('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64');
    expect(toLimitKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(toLimitKey('::1')).toBe('0:0:0:0::/64');
    expect(toLimitKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });
});
