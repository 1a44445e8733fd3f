import { describe, expect, it } from 'vitest';
import { flagsOf, gradeOf, OFFENSIVE, PLURAL, VERB_FORM, withGrade } from './graph.ts';
import { buildGraph, decodeGraph, encodeGraph } from './graph-codec.ts';

const plain = (words: string): { word: string; flags: number }[] => words.split(' ').map(word => ({ word, flags: 0 }));

const tacks = [
  { word: 'TACK', flags: withGrade(0, 2) },
  { word: 'TACKS', flags: withGrade(PLURAL | VERB_FORM, 3) },
  { word: 'TASK', flags: withGrade(OFFENSIVE, 7) },
];

describe('the word graph', () => {
  it('knows its words with their flags, and no others', () => {
    const graph = buildGraph(tacks);
    expect(tacks.map(({ word }) => flagsOf(graph, word))).toEqual(tacks.map(({ flags }) => flags));
    expect(['', 'T', 'TAC', 'TACKSS', 'ZOO', 'tack', 'TA*K', 'TÄCK'].map(word => flagsOf(graph, word))).toEqual(
      Array(8).fill(undefined),
    );
    expect(gradeOf(withGrade(PLURAL | VERB_FORM | OFFENSIVE, 5))).toBe(5);
  });

  it('keeps a common ending once', () => {
    expect(buildGraph(plain('TAP TAPS TOP TOPS')).letters).toHaveLength(5);
  });

  it('keeps endings apart that carry other flags', () => {
    const words = [...plain('TAP TOP'), { word: 'TAPS', flags: PLURAL }, { word: 'TOPS', flags: 0 }];
    expect(buildGraph(words).letters).toHaveLength(8);
  });

  it('is the same whatever the order of the words', () => {
    expect(buildGraph(tacks.toReversed())).toEqual(buildGraph(tacks));
  });

  it('survives the way through bytes', () => {
    const graph = buildGraph([...tacks, ...plain('A AT ATE EAT EATEN ZOO')]);
    expect(decodeGraph(encodeGraph(graph))).toEqual(graph);
    expect(decodeGraph(encodeGraph(buildGraph([])))).toEqual(buildGraph([]));
  });

  it('is not taken from bytes cut short', () => {
    const bytes = encodeGraph(buildGraph([...tacks, ...plain('A AT ATE EAT EATEN ZOO')]));
    for (let length = 0; length < bytes.length; length++) {
      expect(() => decodeGraph(bytes.subarray(0, length))).toThrow('cut short');
    }
  });

  it('takes no word twice, and none but of A to Z', () => {
    expect(() => buildGraph(plain('TASK TASK'))).toThrow('TASK');
    expect(() => buildGraph(plain('TÄSK'))).toThrow('TÄSK');
    expect(() => buildGraph([{ word: 'TASK', flags: 255 }])).toThrow('255');
  });
});
