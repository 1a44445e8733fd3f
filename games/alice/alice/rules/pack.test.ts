import { describe, expect, it } from 'vitest';
import { isLeading, PACK, titleOf, wantedOf, withCard } from './pack.ts';
import { SETS } from './sets.ts';

describe('the pack', () => {
  it('has 16 sets of three, named 1L 1a 1b to 16L 16a 16b', () => {
    expect(SETS).toHaveLength(16);
    expect(PACK).toHaveLength(48);
    expect([...PACK.slice(0, 4), ...PACK.slice(-3)]).toEqual(['1L', '1a', '1b', '2L', '16L', '16a', '16b']);
    expect(PACK.filter(isLeading)).toHaveLength(16);
    expect(wantedOf(7)).toEqual(['7a', '7b']);
  });

  it('has 48 different titles', () => {
    expect(new Set(PACK.map(titleOf)).size).toBe(48);
    expect(['2L', '2a', '2b'].map(titleOf)).toEqual(['Alice swimming in her own tears', 'Mouse', 'Crab']);
  });

  it('says of every set how sure it is', () => {
    const numbers = (standing: string): number[] => SETS.flatMap((set, i) => (set.standing === standing ? i + 1 : []));
    expect(numbers('attested')).toEqual([1, 2, 5, 7]);
    expect(numbers('inferred')).toEqual([4, 14]);
  });

  it('keeps hands in its own order', () => {
    expect(withCard(['1L', '3a'], '2b')).toEqual(['1L', '2b', '3a']);
    expect(withCard(['1L', '9a'], '16b')).toEqual(['1L', '9a', '16b']);
  });
});
