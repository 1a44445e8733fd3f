import { describe, expect, it } from 'vitest';
import {
  decodeOwnText,
  encodeOwnText,
  formatOptions,
  type OptionSpecs,
  parseOptions,
  validateOptions,
} from './options.ts';

const specs: OptionSpecs = {
  target: { kind: 'number', default: 10, least: 5, most: 20, says: 'points' },
  mistakes: { kind: 'choice', default: 'called', of: ['called', 'refused'], says: 'mistakes' },
  peek: { kind: 'switch', default: false, says: 'face up' },
  pack: { kind: 'text', default: 'usual', says: 'texts' },
};

describe('options', () => {
  it('fills in the defaults', () => {
    expect(validateOptions(specs, { target: 7 })).toEqual({
      ok: true,
      value: { target: 7, mistakes: 'called', peek: false, pack: 'usual' },
    });
  });

  it.each([
    [{ target: 4 }, 'Option target must be a whole number from 5 to 20 (got 4).'],
    [{ target: '7' }, 'Option target must be a whole number from 5 to 20 (got "7").'],
    [{ mistakes: 'loved' }, 'Option mistakes must be one of called, refused (got "loved").'],
    [{ peek: 1 }, 'Option peek must be true or false (got 1).'],
    [{ pack: 'two words' }, 'Option pack must be a word without spaces (got "two words").'],
    [{ speed: 1 }, 'There is no option "speed". The options are target, mistakes, peek, pack.'],
    [{ toString: 1 }, 'There is no option "toString". The options are target, mistakes, peek, pack.'],
    [[], 'Options must be an object of names and values.'],
    [null, 'Options must be an object of names and values.'],
  ])('says what is wrong with %j', (given, fault) => {
    expect(validateOptions(specs, given)).toEqual({ ok: false, fault });
  });

  it('carries a text of any letters through a header, if it may', () => {
    const carrying: OptionSpecs = { pack: { kind: 'choice', default: 'a', of: ['a'], carries: true, says: 'texts' } };
    const pack = encodeOwnText('{"title": "Flüsse = ☉"}\n');
    expect(validateOptions(carrying, parseOptions(carrying, formatOptions({ pack })))).toEqual({
      ok: true,
      value: { pack },
    });
    expect(decodeOwnText(pack)).toBe('{"title": "Flüsse = ☉"}\n');
    expect(decodeOwnText('own:%E0')).toBeUndefined();
    expect(validateOptions(specs, { mistakes: pack })).toMatchObject({ ok: false });
  });

  it('survives being written and read', () => {
    const options = { target: 7, mistakes: 'refused', peek: true, pack: 'own' };
    expect(parseOptions(specs, formatOptions(options))).toEqual(options);
  });
});
