/** Where the page keeps the days with a daily deal or a puzzle of the day. */
export const DAYS_KEY = 'parlour-days-done';

export function hasStoredDays(): boolean {
  try {
    return localStorage.getItem(DAYS_KEY) !== null;
  } catch {
    return false;
  }
}
