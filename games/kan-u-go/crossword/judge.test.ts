import { describe, expect, it } from 'vitest';
import { readBaked } from '../bake/sources.ts';
import { openLexicon } from '../lexicon/lexicon.ts';
import { sayAdditionRefusal } from '../rules/english.ts';
import { type Cell, type Crossword, type Limits, onlyNewCells, type PluralRule } from './crossword.ts';
import { refuseAddition } from './judge.ts';
import { readAddition } from './notation.ts';

const full = openLexicon(readBaked('full.lexicon'), 'full');
const FOUR: Limits = { opening: [2, 4], least: 1, most: 4, plurals: 'sheet' };
const THREE: Limits = { ...FOUR, opening: [2, 3], most: 3 };

function crossword(...words: string[]): Crossword {
  const laid: Cell[] = [];
  for (const text of words) laid.push(...onlyNewCells(laid, readAddition(text)!));
  return laid;
}

const judge = (laid: Crossword, text: string, limits = FOUR): string => {
  const refusal = refuseAddition(laid, readAddition(text)!, full, limits);
  return refusal === undefined ? 'permitted' : `${refusal.clause}: ${sayAdditionRefusal(refusal, 'text')}`;
};

const NOTHING: Crossword = [];
const TASK = crossword('TASK across at 0,0');
const TACK = crossword('TACK across at 0,0');
const MAST = crossword('MAST across at 0,0');

describe('the number and place of the letters', () => {
  it.each([
    ['TASK across at 0,0', 'permitted'],
    ['TASK down at 0,0', 'permitted'],
    ['ON down at 0,0', 'permitted'],
    ['COVER across at 0,0', 'KG-2: The first word needs 2 to 4 letters. You laid 5.'],
    ['A at 0,0', 'KG-2: The first word needs 2 to 4 letters. You laid 1.'],
    ['TASK across at 0,1', 'KG-2: The first word starts at 0,0.'],
    ['TASK down at -1,0', 'KG-2: The first word starts at 0,0.'],
  ])('[KG-2] opening with %s: %s', (text, judgement) => expect(judge(NOTHING, text)).toBe(judgement));

  it('[KG-2] [KG-3] three letters at most with six or seven players', () => {
    expect(judge(NOTHING, 'TASK across at 0,0', THREE)).toBe('KG-2: The first word needs 2 to 3 letters. You laid 4.');
    expect(judge(TASK, 'OXIN down at 1,0', THREE)).toBe('KG-3: An addition needs 1 to 3 letters. You laid 4.');
    expect(judge(TASK, 'END down at 1,2', THREE)).toBe('permitted');
  });

  it.each([
    ['before, behind and on both sides', crossword('OVER across at 0,0'), 'C at 0,-1'],
    ['behind', crossword('COVE across at 0,0'), 'R at 0,4'],
    ['above and below', crossword('TASK across at 0,0', 'SEND down at 0,2', 'TOXIN down at 0,0', 'WAXEN across at 2,-2'), 'SC.R down at -2,1'], // biome-ignore format: one a line
    ['on both sides of two letters', crossword('TASK across at 0,0', 'SEND down at 0,2', 'TOXIN down at 0,0'), 'WA.E across at 2,-2'], // biome-ignore format: one a line
  ])('[KG-3] letters are added %s', (_, laid, text) => expect(judge(laid, text)).toBe('permitted'));

  it('[KG-3] five are too many', () => {
    expect(judge(TASK, 'HIRST down at 1,0')).toBe('KG-3: An addition needs 1 to 4 letters. You laid 5.');
  });

  it('[KG-4] all stand in one line', () => {
    expect(judge(TASK, 'O at 1,0 N at 1,1 E at 2,1')).toBe(
      'KG-4: All letters of a turn go in one line, across or down.',
    );
  });

  it('[KG-5] one place is attacked in one turn', () => {
    const laid = crossword('TASK across at 0,0', 'TO down at 0,0', 'KIN down at 0,3');
    expect(judge(laid, 'R at 1,1 S at 1,4')).toBe(
      "KG-5: There's a gap at 1,2: the letters must form one unbroken line.",
    );
    expect(judge(TASK, 'A.E down at -1,1')).not.toContain('KG-5');
    expect(judge(TASK, 'S..O down at 1,0')).toBe(
      "KG-5: There's a gap at 2,0: the letters must form one unbroken line.",
    );
  });

  it('[KG-5] the run touches the crossword', () => {
    expect(judge(TASK, 'ON across at 5,5')).toBe('KG-5: The letters must touch the crossword.');
    expect(judge(TASK, 'ON across at 1,4')).toBe('KG-5: The letters must touch the crossword.');
  });

  it('[KG-11] a card once played stays', () => {
    expect(judge(TASK, 'TOXIN down at 0,0')).toBe('KG-11: 0,0 already has T. Letters stay where they are.');
    expect(judge(TASK, 'M at 0,0')).toBe('KG-11: 0,0 already has T. Letters stay where they are.');
  });

  it('[KG-12r] there is no edge', () => {
    let laid = TASK;
    for (const text of [
      'END down at 1,2',
      'ICE across at 3,3',
      'LSE down at 4,5',
      'ND across at 6,6',
      'ARK down at 7,7',
    ]) {
      expect(judge(laid, text)).toBe('permitted');
      laid = [...laid, ...readAddition(text)!];
    }
    expect(judge(TASK, 'OA down at -2,3')).toBe('permitted');
  });

  it('[KG-15r] a square holds one card, and never a free card', () => {
    expect(judge(TASK, 'A at 1,0 O at 1,0')).toBe("KG-15r: Two cards can't share the square 1,0.");
    expect(judge(TASK, 'E*D down at 1,2')).toBe('KG-15r: Free cards never go in the crossword.');
  });
});

describe('words', () => {
  it('[KG-1] only words of the dictionary count', () => {
    expect(judge(NOTHING, 'TXSK across at 0,0')).toBe("KG-1: TXSK isn't in the dictionary.");
    expect(judge(TASK, 'OXI down at 1,0')).toBe("KG-1: TOXI isn't in the dictionary.");
    expect(judge(TASK, 'X at 0,-1')).toBe("KG-1: XTASK isn't in the dictionary.");
  });

  it('[KG-1] a smaller dictionary has fewer', () => {
    const child = openLexicon(readBaked('full.lexicon'), 'child');
    expect(refuseAddition(TASK, readAddition('OXIN down at 1,0')!, child, FOUR)?.clause).toBe('KG-1');
  });

  it('[KG-6] letters that stand together make words both ways', () => {
    const laid = crossword('TASK across at 0,0', 'SEND down at 0,2');
    expect(judge(laid, 'OR across at 1,0')).toBe("KG-6: That would also make AR down, which isn't a word.");
    expect(judge(laid, 'ICE across at 1,3')).toBe("KG-1: EICE isn't in the dictionary.");
    expect(judge([...laid, ...readAddition('C at -1,1')!, ...readAddition('E at 1,1')!], 'R at 2,1')).toContain(
      'KG-1: RN',
    );
  });

  it('[KG-6] a single card answers for both its words', () => {
    const laid = crossword('TASK across at 0,0', 'TO down at 0,0');
    expect(judge(laid, 'R at 1,1')).toBe("KG-6: That would also make AR down, which isn't a word.");
    expect(judge(laid, 'N at 1,1')).toBe('permitted');
  });
});

describe('plurals', () => {
  it.each(['CATS across at 0,0', 'BOYS down at 0,0'])('[KG-14r] no opening plural: %s', text => {
    expect(judge(NOTHING, text)).toMatch(/^KG-14r: [A-Z]+ is a plural, and the first word can't be one\.$/);
  });

  it.each([
    [TACK, 'S at 0,4', 'TACKS'],
    [crossword('TACK down at 0,0'), 'S at 4,0', 'TACKS'],
    [crossword('BOX across at 0,0'), 'ES across at 0,3', 'BOXES'],
    [crossword('OX across at 0,0'), 'F..ES across at 0,-1', 'FOXES'],
    [crossword('CAT down at 0,0'), 'APS across at 0,1', 'CAPS'],
  ])('[KG-7] a plural may not be made: %#', (laid, text, word) => {
    expect(judge(laid, text)).toMatch(new RegExp(`^KG-7: ${word} is a plural`));
  });

  it('[KG-7] CITIES and KNIVES are plurals as well', () => {
    const race = { ...FOUR, most: 12 };
    expect(judge(crossword('CAT down at 0,0'), 'ITIES across at 0,1', race)).toMatch(/^KG-7: CITIES/);
    expect(judge(crossword('KIT down at 0,0'), 'NIVES across at 0,1', race)).toMatch(/^KG-7: KNIVES/);
  });

  it('[KG-8] TACK, and S-U-N-K down from it', () => {
    expect(judge(TACK, 'SUNK down at 0,4')).toBe('permitted');
    expect(judge(TACK, 'BUSY down at -2,4')).toBe('permitted');
  });

  it('[KG-8] [KG-10] SONG, SCRAP and TACK, and E-E-S-E down from the G: GEESE is a plural without S', () => {
    const laid = crossword('SONG across at 0,0', 'SCRAP down at 0,0', 'TACK across at 3,-1');
    expect(judge(laid, 'EESE down at 1,3')).toBe('permitted');
  });

  it('[KG-9] J-O-Y goes above the S of MAST', () => {
    expect(judge(MAST, 'JOY down at -3,2')).toBe('permitted');
    expect(judge(MAST, 'TACK down at -4,2')).toBe('permitted');
  });

  it('[KG-10] GEESE and DICE are words like any other', () => {
    expect(judge(NOTHING, 'DICE across at 0,0')).toBe('permitted');
    expect(judge(NOTHING, 'MEN across at 0,0')).toBe('permitted');
  });

  it('[KG-13r] what can be a plural is one; GAS, THIS and GROWS are none', () => {
    expect(judge(NOTHING, 'JOYS across at 0,0')).toMatch(/^KG-14r/);
    for (const word of ['GAS', 'LENS', 'NEWS', 'THIS']) expect(judge(NOTHING, `${word} down at 0,0`)).toBe('permitted');
    expect(judge(crossword('GROW across at 0,0'), 'S at 0,4')).toBe('permitted');
    expect(judge(crossword('BLES across at 0,0'), 'S at 0,4')).toBe('permitted');
  });

  it('[KG-14r] with the S of a plural at least two letters are laid, and the other word is permitted', () => {
    expect(judge(TACK, 'S at 0,4')).toBe(
      'KG-7: TACKS is a plural. You can only add its S together with other letters that make another word.',
    );
    expect(judge(TACK, 'BUGS down at -3,4')).toBe(
      'KG-14r: TACKS is a plural. It needs an allowed word across it, and BUGS is a plural too.',
    );
    expect(judge(TACK, 'GAS down at -2,4')).toBe('permitted');
  });

  it('[KG-14r] a single S that stands in two words may end a plural in neither', () => {
    const corner = crossword('GA across at 0,0', 'TACK down at -4,2');
    expect(judge(corner, 'S at 0,2')).toMatch(/^KG-7: TACKS/);
  });

  it('[KG-8] one word may bring the S to two others', () => {
    expect(judge(crossword('CAT across at 0,0', 'DOG across at 2,0'), 'SASH down at 0,3')).toBe('permitted');
  });

  it.each<[PluralRule, string, string]>([
    ['sheet', 'KG-7', 'KG-7'],
    ['verbs-allowed', 'permitted', 'KG-7'],
    ['all', 'permitted', 'permitted'],
  ])('[KG-7] under the rule "%s" TACKS and BOOTHS are judged so', (plurals, tacks, booths) => {
    const limits = { ...FOUR, plurals };
    expect(judge(TACK, 'S at 0,4', limits)).toContain(tacks);
    expect(judge(crossword('BOOTH across at 0,0'), 'S at 0,5', limits)).toContain(booths);
  });
});

describe("the booklet's whole example", () => {
  it('[KG-3] [KG-5] [KG-6] thirteen turns of our reading of the lost picture', () => {
    const turns = [
      'TASK across at 0,0', 'END down at 1,2', 'OXIN down at 1,0', 'WA.E across at 2,-2', 'SC.R down at -2,1',
      'ICE across at 3,3', 'QUI.T down at 0,5', 'THU across at -2,-2', 'RY across at 4,6', 'OA down at -2,3',
      'LD across at -2,4', 'A.E down at 3,7', 'OW across at 4,-2',
    ]; // biome-ignore format: the example of the booklet
    let laid: Crossword = [];
    for (const text of turns) {
      expect(judge(laid, text)).toBe('permitted');
      laid = [...laid, ...readAddition(text)!];
    }
    expect(laid).toHaveLength(37);
  });
});
