/** Where settings stay between visits. */
const KEY = 'parlour-settings';

export function keptSettings(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepSettings(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
