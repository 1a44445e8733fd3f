import type { Draft } from '@parlour/games/shelf/making';
import { describe, expect, it } from 'vitest';
import { begun, changed, redone, undone } from './history.ts';

const titled = (title: string): Draft => ({ head: [title], about: [], cells: [], pictures: {}, besides: {} });

const typed = changed(
  changed(changed(begun(titled('')), titled('a'), 'title'), titled('ab'), 'title'),
  titled('x'),
  'paste',
);

describe('undo', () => {
  it('takes what was typed into one field as one step', () => {
    expect(undone(typed).now).toEqual(titled('ab'));
    expect(undone(undone(typed)).now).toEqual(titled(''));
    expect(undone(undone(undone(typed))).now).toEqual(titled(''));
  });

  it('can be undone itself, until something else is written', () => {
    const back = undone(undone(typed));
    expect(redone(redone(back)).now).toEqual(titled('x'));
    const other = changed(back, titled('other'), 'title');
    expect(redone(other)).toBe(other);
    expect(undone(other).now).toEqual(titled(''));
  });
});
