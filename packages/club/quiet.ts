/** The hours in which somebody is not to be told anything, by the clock on their own wall. */

/** From one hour to another, also over midnight; the same hour twice is no time at all. */
export type QuietHours = { readonly from: number; readonly to: number; readonly zone: string };

/** Whether there is such a time zone. */
export function isZone(zone: string): boolean {
  try {
    return hourIn(zone, 0) >= 0;
  } catch {
    return false;
  }
}

const hourIn = (zone: string, now: number): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now));

export function isQuiet({ from, to, zone }: QuietHours, now: number): boolean {
  const hour = hourIn(zone, now);
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
