import { describe, expect, it } from 'vitest';
import { findFreePlace, gapBetween, isCrossed, type Obstacle, overlapOf, type PopoverBox } from './placement.ts';

const WINDOW: PopoverBox = { left: 0, top: 0, width: 360, height: 640 };
const SLIP = { width: 300, height: 120 };
const obstacleAt = (left: number, top: number, width: number, height: number): Obstacle => ({
  box: { left, top, width, height },
  weight: 1000,
});

const placed = (near: PopoverBox, things: readonly Obstacle[]): PopoverBox => ({
  ...findFreePlace(SLIP, WINDOW, things, near),
  ...SLIP,
});

describe('a free place', () => {
  it('covers nothing that is shy of it while there is room', () => {
    const things = [obstacleAt(0, 440, 360, 200), obstacleAt(0, 380, 360, 60), obstacleAt(100, 60, 60, 80)];
    const popover = placed(things[2]!.box, things);
    for (const { box } of things) expect(overlapOf(popover, box)).toBe(0);
  });

  it('lies as near as it can to what it is about', () => {
    const about = obstacleAt(150, 400, 60, 80);
    expect(gapBetween(placed(about.box, [about]), about.box)).toBeLessThan(20);
  });

  it('stays within the window', () => {
    const popover = placed({ left: 340, top: 0, width: 20, height: 20 }, []);
    expect(popover.left + popover.width).toBeLessThanOrEqual(360);
    expect(popover.top).toBeGreaterThanOrEqual(0);
  });

  it('covers what weighs least where there is no room at all', () => {
    const light: Obstacle = { box: { left: 0, top: 0, width: 360, height: 320 }, weight: 1 };
    const popover = placed(light.box, [light, obstacleAt(0, 320, 360, 320)]);
    expect(popover.top + popover.height).toBeLessThanOrEqual(320);
  });

  it('is as good as any that was looked at', () => {
    const things = [
      obstacleAt(0, 0, 200, 300),
      obstacleAt(120, 250, 240, 260),
      { ...obstacleAt(0, 520, 360, 120), weight: 5 },
    ];
    const near = { left: 20, top: 20, width: 40, height: 40 };
    const badness = (popover: PopoverBox): number =>
      things.reduce((sum, { box, weight }) => sum + weight * overlapOf(popover, box), 6 * gapBetween(popover, near));
    const spots = Array.from({ length: 49 * 49 }, (_, i) => ({
      ...{ left: 6 + ((i % 49) * 48) / 48, top: 6 + (Math.floor(i / 49) * 508) / 48, ...SLIP },
    }));
    expect(badness(placed(near, things))).toBeLessThanOrEqual(Math.min(...spots.map(badness)) + 1e-6);
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
