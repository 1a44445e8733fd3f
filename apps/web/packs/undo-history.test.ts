import type { PackDraft } from '@parlour/games/shelf/own-packs/template';
import { describe, expect, it } from 'vitest';
import { recordChange, redoStep, startHistory, undoStep } from './undo-history.ts';

const titled = (title: string): PackDraft => ({ head: [title], about: [], cells: [], pictures: {}, besides: {} });

const typed = recordChange(
  recordChange(recordChange(startHistory(titled('')), titled('a'), 'title'), titled('ab'), 'title'),
  titled('x'),
  'paste',
);

describe('undo', () => {
  it('takes what was typed into one field as one step', () => {
    expect(undoStep(typed).now).toEqual(titled('ab'));
    expect(undoStep(undoStep(typed)).now).toEqual(titled(''));
    expect(undoStep(undoStep(undoStep(typed))).now).toEqual(titled(''));
  });

  it('can be undone itself, until something else is written', () => {
    const back = undoStep(undoStep(typed));
    expect(redoStep(redoStep(back)).now).toEqual(titled('x'));
    const other = recordChange(back, titled('other'), 'title');
    expect(redoStep(other)).toBe(other);
    expect(undoStep(other).now).toEqual(titled(''));
  });
});
