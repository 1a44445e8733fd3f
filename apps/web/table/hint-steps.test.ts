import { describe, expect, it } from 'vitest';
import { type HintProgress, hintText, markedPlay, nextHintQuestion, permittedPlaysText } from './table-controller.ts';

const PERMITTED = 'Two plays are permitted.';
const thought = { play: { do: 'draw' }, why: 'Nothing else helps.', written: 'draw' };
const inSteps = { ...thought, steps: { look: 'Look at the fan.', kind: 'Something drawn.' } };

const describeSteps = (advice: HintProgress) => {
  const { text: says, why } = hintText(advice, PERMITTED);
  return [says, why, nextHintQuestion(advice), markedPlay(advice)?.do];
};

describe('a hint in steps', () => {
  it('names the play last, with its reason', () => {
    expect(([1, 2, 3] as const).map(step => describeSteps({ step, hint: inSteps }))).toEqual([
      ['Look at the fan.', undefined, 'What would be good?', undefined],
      ['Something drawn.', undefined, 'Which play?', undefined],
      ['The marked play would be good.', 'Nothing else helps.', undefined, 'draw'],
    ]);
  });

  it('without steps tells what is permitted, what would be good, and why', () => {
    expect(([1, 2, 3] as const).map(step => describeSteps({ step, hint: thought }))).toEqual([
      [PERMITTED, undefined, 'What would be good?', undefined],
      ['The marked play would be good.', undefined, 'Why?', 'draw'],
      ['Nothing else helps.', undefined, undefined, 'draw'],
    ]);
  });

  it('says what is permitted while it is thought about, and then that it is', () => {
    expect(([1, 2] as const).map(step => describeSteps({ step }))).toEqual([
      [PERMITTED, undefined, 'What would be good?', undefined],
      ['Thinking …', undefined, undefined, undefined],
    ]);
  });

  it('to wait is a hint, too', () => {
    const { play: _, ...waiting } = { ...thought, written: undefined };
    expect(hintText({ step: 2, hint: { ...waiting, play: undefined } }, PERMITTED).text).toBe(
      'It would be good to wait.',
    );
  });

  it('counts what is permitted, and claims no more than was sent', () => {
    expect([
      permittedPlaysText(1, 'exactly'),
      permittedPlaysText(12, 'exactly'),
      permittedPlaysText(100, 'at least'),
    ]).toEqual(['One play is permitted.', '12 plays are permitted.', 'At least 100 plays are permitted.']);
  });
});
