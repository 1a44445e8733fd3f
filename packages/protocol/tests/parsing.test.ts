import { describe, expect, it } from 'vitest';
import { parseClientFrame } from '../client-frames.ts';
import { checkAnswer, parseServerFrame } from '../parse-lite.ts';
import { protocolFault } from '../wire-constants.ts';

const table = '0'.repeat(16);
const hello = (more: object): string => JSON.stringify({ ask: 'hello', id: 'x', table, ...more });

describe('versions', () => {
  it('a client that names no version speaks the newest', () => {
    expect(parseClientFrame(hello({}))).toMatchObject({ ask: 'hello' });
    expect(parseClientFrame(hello({ protocol: 2 }))).toMatchObject({ ask: 'hello', protocol: 2 });
  });

  it('a newer client is told in one sentence, whatever else it says that is not known here', () => {
    for (const more of [{ protocol: 3 }, { protocol: 3, compress: true }, { protocol: 9, table: { not: 'a name' } }])
      expect(parseClientFrame(hello(more))).toMatchObject({ code: 'bad-protocol', id: 'x' });
    expect(parseClientFrame(hello({ compress: true }))).toMatchObject({ code: 'bad-request', id: 'x' });
  });

  it('an older client is served as long as its version is spoken', () => {
    expect(protocolFault(1, [1, 2, 3])).toBeUndefined();
    expect(protocolFault(2, [1, 2, 3])).toBeUndefined();
    expect(protocolFault(1, [2, 3])).toBe(
      'You use protocol 1, but this version is no longer supported. Supported: 2, 3.',
    );
    expect(protocolFault(4, [2, 3])).toBe('You use protocol 4, but this server is older. Supported: 2, 3.');
  });

  it('nonsense in the place of a version is a bad request', () => {
    for (const protocol of [0, -1, 1.5, '1', null, 1e300])
      expect(parseClientFrame(hello({ protocol }))).toMatchObject({ code: 'bad-request' });
  });
});

describe('a frame of a server', () => {
  it('is passed over if it is of no known kind or lacks what it cannot be without', () => {
    const strange = ['', 'no json', '[]', '1', 'null', '{}', '{"tell":"weather"}', '{"tell":"news"}', '{"ok":"yes"}'];
    for (const text of [...strange, '{"ok":false}', '{"tell":"said","seat":"1","phrase":"hello"}'])
      expect(parseServerFrame(text)).toBeUndefined();
  });

  it('is read with more than is known of it', () => {
    const said = { tell: 'said', seat: 1, phrase: 'hello', loud: true };
    expect(parseServerFrame(JSON.stringify(said))).toEqual(said);
  });

  it('answers what was asked, or it is no answer', () => {
    expect(checkAnswer('play', { ok: true, number: 3 })).toEqual({ ok: true, number: 3 });
    expect(checkAnswer('hint', { ok: true, number: 3 })).toMatchObject({ ok: false, error: { code: 'our-fault' } });
    expect(checkAnswer('sit', { ok: true, number: 3 })).toMatchObject({ ok: false, error: { code: 'our-fault' } });
  });
});
