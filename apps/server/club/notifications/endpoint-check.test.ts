import { request } from 'node:https';
import { describe, expect, it } from 'vitest';
import { globalOnlyLookup, invalidEndpointReason, isGlobalAddress } from './endpoint-check.ts';

describe('where a push message may go', () => {
  it('never inward, by whatever address', () => {
    const internal = [
      ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
      ...['0.0.0.0', '255.255.255.255', '224.0.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', '::ffff:127.0.0.1'],
      ...['::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'ff02::1', 'localhost', ''],
    ];
    expect(internal.filter(isGlobalAddress)).toEqual([]);
    const open = ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'];
    expect(open.filter(isGlobalAddress)).toEqual(open);
  });

  it('by https alone, on its usual port, under a name', () => {
    const bad = [
      ...['http://push.example.org/x', 'https://push.example.org:8443/x', 'https://a:b@push.example.org/x', 'nonsense'],
      ...['https://localhost/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://2130706433/x', 'https://0x7f.1/x'],
      ...['file:///etc/passwd', 'https://intranet/x', 'https://[::ffff:127.0.0.1]/x'],
    ];
    expect(bad.filter(endpoint => invalidEndpointReason(endpoint, undefined) === undefined)).toEqual([]);
    expect(invalidEndpointReason('https://fcm.googleapis.com/fcm/send/abc', undefined)).toBeUndefined();
    expect(invalidEndpointReason('http://127.0.0.1:9/x', 'http://127.0.0.1:9')).toBeUndefined();
    expect(invalidEndpointReason('http://127.0.0.1:99/x', 'http://127.0.0.1:9')).toBeDefined();
  });

  it('and what a name leads to is judged where it is connected to', async () => {
    const failed = new Promise<Error>(resolve => {
      request('https://localhost/x', { lookup: globalOnlyLookup }).on('error', resolve).end();
    });
    expect((await failed).message).toMatch(/public https address/);
  });
});
