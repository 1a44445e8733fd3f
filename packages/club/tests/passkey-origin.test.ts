import { expect, it } from 'vitest';
import { passkeyUnavailableReason } from '../passkey-origin.ts';

const at = (address: string): string | undefined => passkeyUnavailableReason(new URL(address));

it('people can sign in where a browser can hold on to a name, over a safe line', () => {
  expect(
    ['https://example.org', 'https://a.example:8443', 'http://localhost:8420', 'http://x.localhost'].map(at),
  ).toEqual(Array(4).fill(undefined));
});

it('elsewhere they are told why not', () => {
  expect(at('http://127.0.0.1:8420')).toContain('localhost');
  expect(at('http://[::1]:8420')).toContain('localhost');
  expect(at('https://192.168.1.7')).toContain('IP address');
  expect(at('https://[2001:db8::1]')).toContain('IP address');
  expect(at('http://example.org')).toContain('https');
  expect(at('http://localhost.example.org')).toContain('https');
});
