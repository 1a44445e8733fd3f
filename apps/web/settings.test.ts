import { beforeEach, describe, expect, it } from 'vitest';
import { change, isCalm, setCalm, settings, USUAL } from './settings.ts';

describe('calm', () => {
  beforeEach(() => change(USUAL));

  it('ends with all as it was before', () => {
    change({ pace: 'instant', sound: 'off', motion: 'full' });
    setCalm('on');
    expect(isCalm(settings.peek())).toBe(true);
    setCalm('off');
    expect(settings.peek()).toEqual({ ...USUAL, pace: 'instant', sound: 'off', motion: 'full' });
  });

  it('keeps what was before it when it is asked for twice', () => {
    change({ pace: 'instant' });
    setCalm('on');
    setCalm('on');
    setCalm('off');
    expect(settings.peek().pace).toBe('instant');
  });

  it('ends with what is usual where nothing is known of before', () => {
    change({ pace: 'thoughtful', before: { pace: 'headlong', sound: 7, name: 'Nobody' } });
    setCalm('off');
    expect(settings.peek()).toEqual(USUAL);
  });
});
