import { describe, expect, it } from 'vitest';
import {
  choosePlace,
  isCrossed,
  lessonPlaces,
  overlapOf,
  type PopoverBox,
  placesAround,
  type TableZones,
} from './placement.ts';

const box = (left: number, top: number, width: number, height: number): PopoverBox => ({ left, top, width, height });

/** A phone upright: three plates, a trick of three cards, the prompt, the hand. */
const PHONE = {
  zones: {
    window: box(0, 0, 390, 844),
    middle: box(0, 225, 390, 258),
    prompt: box(8, 484, 374, 78),
    seats: box(8, 94, 374, 131),
  },
  trick: [box(50, 293, 92, 130), box(152, 236, 88, 130), box(250, 293, 90, 130)],
  hand: box(0, 566, 390, 218),
  slip: { width: 378, height: 122 },
};

/** A phone on its side while a lesson is read: what was played has moved together. */
const SIDE = {
  zones: { window: box(0, 0, 844, 390), middle: box(0, 48, 780, 164), prompt: box(200, 212, 380, 44) },
  trick: [box(180, 70, 76, 113), box(210, 70, 76, 113), box(241, 70, 76, 113)],
  hand: box(0, 257, 780, 130),
  slip: { width: 288, height: 132 },
};

type Table = Omit<typeof PHONE, 'zones'> & { readonly zones: TableZones };

const placeAt = ({ zones, trick, hand, slip }: Table, ring: PopoverBox): PopoverBox => {
  const place = choosePlace(slip, lessonPlaces(slip, zones), {
    forbidden: [zones.prompt, hand, ring],
    shunned: trick,
  });
  return { ...place!, ...slip };
};

describe('a lesson', () => {
  const targets = (table: Table): PopoverBox[] => [table.hand, table.trick[0]!, table.trick[2]!, box(600, 8, 170, 36)];

  it.each([
    ['upright', PHONE],
    ['on its side', SIDE],
  ])('on a phone %s covers neither its target, nor the prompt, the hand or what was played', (_, table: Table) => {
    const { window } = table.zones;
    for (const ring of targets(table)) {
      const slip = placeAt(table, ring);
      for (const other of [ring, table.zones.prompt, table.hand, ...table.trick])
        expect(overlapOf(slip, other)).toBe(0);
      expect(slip.left).toBeGreaterThanOrEqual(0);
      expect(slip.left + slip.width).toBeLessThanOrEqual(window.width);
      expect(slip.top + slip.height).toBeLessThanOrEqual(window.height);
    }
  });

  it('stands over the seats where the middle of an upright phone is full', () => {
    expect(placeAt(PHONE, PHONE.hand).top).toBe(PHONE.zones.seats.top);
  });

  it('takes the free side of the middle, above the prompt', () => {
    const { left, top, width, height } = placeAt(SIDE, SIDE.hand);
    expect(left).toBeGreaterThan(317);
    expect([left + width, top + height]).toEqual([774, 206]);
  });

  it('stands under a prompt that is above what it is about', () => {
    const zones = { ...PHONE.zones, prompt: box(8, 246, 374, 78), middle: box(0, 100, 390, 140) };
    const kittens = box(8, 600, 374, 60);
    const slip = choosePlace(PHONE.slip, lessonPlaces(PHONE.slip, zones), {
      forbidden: [zones.prompt, kittens],
      shunned: [box(8, 100, 374, 140)],
    });
    expect(slip?.top).toBe(330);
  });

  it('covers of what was played as little as it can where there is no free place', () => {
    const shunned = [box(0, 0, 390, 200), box(0, 200, 390, 30), box(0, 300, 390, 184)];
    const slip = choosePlace(PHONE.slip, lessonPlaces(PHONE.slip, PHONE.zones), { forbidden: [PHONE.hand], shunned });
    expect(slip?.top).toBe(PHONE.zones.middle.top + 6);
  });
});

describe('a remark', () => {
  it('stands at the portrait, within the window, and covers no words', () => {
    const [window, bubble] = [box(0, 0, 390, 844), { width: 180, height: 50 }];
    for (const face of [box(10, 94, 54, 54), box(326, 94, 54, 54), box(168, 780, 54, 54)]) {
      const words = [box(8, 150, 374, 40), face];
      const place = choosePlace(bubble, placesAround(bubble, face, window), { forbidden: words, shunned: [] });
      for (const other of words) expect(overlapOf({ ...place!, ...bubble }, other)).toBe(0);
      expect(place!.left + bubble.width).toBeLessThanOrEqual(window.width);
      expect(place!.left).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('the way from a slip to what it is about', () => {
  const [popover, about] = [
    { left: 0, top: 0, width: 100, height: 40 },
    { left: 0, top: 200, width: 100, height: 40 },
  ];

  it('is crossed by what lies between them', () => {
    expect(isCrossed(popover, about, [{ left: 40, top: 100, width: 30, height: 12 }])).toBe(true);
    expect(isCrossed(popover, about, [{ left: 60, top: 100, width: 30, height: 12 }])).toBe(false);
  });

  it('is clear where nothing lies, or the two touch', () => {
    expect(isCrossed(popover, about, [])).toBe(false);
    expect(isCrossed(popover, { ...about, top: 40 }, [{ left: 0, top: 0, width: 100, height: 300 }])).toBe(false);
  });
});
