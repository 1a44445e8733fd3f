const KEY = 'parlour-settings';

export function readStoredSettings(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeSettings(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Without storage the game still works.
  }
}
