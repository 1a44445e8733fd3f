/** Quiet hours for notifications, in the member's own time zone. */

/** From one hour to another, also past midnight. Equal hours mean never. */
export type QuietHours = { readonly from: number; readonly to: number; readonly zone: string };

export function isTimeZone(zone: string): boolean {
  try {
    return localHour(zone, 0) >= 0;
  } catch {
    return false;
  }
}

const localHour = (zone: string, now: number): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now));

export function isInQuietHours({ from, to, zone }: QuietHours, now: number): boolean {
  const hour = localHour(zone, now);
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
