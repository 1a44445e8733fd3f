import { describe, expect, it } from 'vitest';
import { validateFile, validateObject } from './pack-files.ts';

const check = (text: string) =>
  validateFile(text, (json, findings) => validateObject(json, { name: 'thing', needed: ['a'], allowed: [] }, findings));

describe('a file that somebody has written', () => {
  it('has every field that is there twice, or unknown, named with its line', () => {
    expect(check('{ "a": 1,\n"b": 2,\n"a": 3 }')).toEqual({
      ok: false,
      fault: [
        { line: 2, message: 'A thing has no "b"; it has a.' },
        { line: 3, message: '"a" is there twice.' },
      ],
    });
  });

  it('is checked in a time that grows no faster than the file', () => {
    const many = Array.from({ length: 300_000 }, (_, n) => `"${n}":1`);
    const checked = check(`{${many.join(',')}}`);
    expect(!checked.ok && checked.fault.length).toBe(300_001);
  });
});
