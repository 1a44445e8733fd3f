/** Whether somebody has signed in on this device, as far as can be told without asking anybody. */
const KEY = 'parlour-member';

export function hasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteSigned(what: 'in' | 'out'): void {
  try {
    if (what === 'in') localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing is asked for nothing.
  }
}
