import { describe, expect, it } from 'vitest';
import { contrastOutcomes, contrastWithOthers, type PlayOutcome } from './deciding-event.ts';

type Event = 'trick' | 'later' | 'both';

const outcome = (worth: number, ...events: Event[]): PlayOutcome<Event> => ({
  worth,
  counts: new Map(events.map(event => [event, 1])),
});

/** In 60 of 100 layouts a trick more, by the event given. */
const ahead = (event: Event): PlayOutcome<Event>[] =>
  Array.from({ length: 100 }, (_, i) => (i < 60 ? outcome(7, 'both', event) : outcome(6, 'both')));
const plain = Array.from({ length: 100 }, () => outcome(6, 'both'));

describe('what separated two plays', () => {
  it('is the event that came with the advantage, and how often', () => {
    expect(contrastOutcomes(ahead('later'), plain)).toEqual({
      ...{ layouts: 100, better: 60, worse: 0, isClear: true },
      deciding: { event: 'later', times: 60, timesOther: 0, more: 60, fewer: 0 },
    });
  });

  it('is no event of the worse play, and nothing where the difference may be chance', () => {
    expect(contrastOutcomes(plain, ahead('later'))).toMatchObject({ better: 0, worse: 60, isClear: false });
    const turns = (first: number, second: number) =>
      Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? outcome(first, 'trick') : outcome(second)));
    const close = contrastOutcomes(turns(7, 6), turns(6, 7));
    expect(close).toMatchObject({ better: 50, worse: 50, isClear: false });
    expect(close.deciding).toBeUndefined();
  });

  it('is named by rank where several events came with it', () => {
    const both = ahead('later').map(({ worth, counts }) => ({
      worth,
      counts: new Map([...counts, ...trickOf(counts)]),
    }));
    const rankOf = (event: Event): number => (event === 'trick' ? 0 : 1);
    expect(contrastOutcomes(both, plain, rankOf).deciding?.event).toBe('trick');
    expect(contrastOutcomes(both, plain, event => -rankOf(event)).deciding?.event).toBe('later');
  });

  it('is learned from the best play that is clearly worse', () => {
    const alike = plain.map(each => each);
    const worse = plain.map(() => outcome(2));
    expect(contrastWithOthers(plain, [worse, alike])).toMatchObject({ other: 0, isClear: true });
    expect(contrastWithOthers(plain, [alike])).toMatchObject({ other: 0, isClear: false, better: 0, worse: 0 });
    expect(contrastWithOthers(plain, [])).toBeUndefined();
  });
});

const trickOf = (counts: ReadonlyMap<Event, number>): [Event, number][] => (counts.has('later') ? [['trick', 1]] : []);
