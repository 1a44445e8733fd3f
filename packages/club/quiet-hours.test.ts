import { expect, it } from 'vitest';
import { isInQuietHours, isTimeZone } from './quiet-hours.ts';

const at = (time: string): number => Date.parse(`2026-11-17T${time}:00Z`);

it('goes by the clock on their own wall, also over midnight', () => {
  const night = { from: 22, to: 8, zone: 'Europe/Berlin' };
  const said = ['20:59', '21:00', '23:30', '06:59', '07:00', '12:00'].map(time => isInQuietHours(night, at(time)));
  expect(said).toEqual([false, true, true, true, false, false]);
  expect(isInQuietHours({ ...night, zone: 'America/New_York' }, at('12:00'))).toBe(true);
});

it('within a day, or never', () => {
  const noon = { from: 12, to: 14, zone: 'UTC' };
  expect(['11:59', '12:00', '13:59', '14:00'].map(time => isInQuietHours(noon, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isInQuietHours({ from: 5, to: 5, zone: 'UTC' }, at('05:00'))).toBe(false);
});

it('follows summer time', () => {
  const night = { from: 0, to: 6, zone: 'Europe/London' };
  expect(isInQuietHours(night, Date.parse('2026-07-01T05:30:00Z'))).toBe(false);
  expect(isInQuietHours(night, Date.parse('2026-12-01T05:30:00Z'))).toBe(true);
});

it('knows zones from nonsense', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', '', '../x'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
