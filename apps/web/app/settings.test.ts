import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Platform, setPlatform } from '../table/platform.ts';
import { changeSettings, DEFAULT_SETTINGS, isCalmMode, setCalmMode, settings } from './settings.ts';

describe('calm', () => {
  beforeAll(() => setPlatform({ saveSettings: () => undefined } as Partial<Platform> as Platform));
  beforeEach(() => changeSettings(DEFAULT_SETTINGS));

  it('ends with all as it was before', () => {
    changeSettings({ pace: 'instant', sound: 'off', motion: 'full' });
    setCalmMode('on');
    expect(isCalmMode(settings.peek())).toBe(true);
    setCalmMode('off');
    expect(settings.peek()).toEqual({ ...DEFAULT_SETTINGS, pace: 'instant', sound: 'off', motion: 'full' });
  });

  it('keeps what was before it when it is asked for twice', () => {
    changeSettings({ pace: 'instant' });
    setCalmMode('on');
    setCalmMode('on');
    setCalmMode('off');
    expect(settings.peek().pace).toBe('instant');
  });

  it('ends with what is usual where nothing is known of before', () => {
    changeSettings({ pace: 'thoughtful', before: { pace: 'headlong', sound: 7, name: 'Nobody' } });
    setCalmMode('off');
    expect(settings.peek()).toEqual(DEFAULT_SETTINGS);
  });
});
