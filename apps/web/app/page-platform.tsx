/** What our own pages give to a table. */
import { lazy } from '@parlour/board-kit/lazy';
import type { Platform } from '../table/platform.ts';
import { ALL_PORTRAITS, portraitUrl } from '../ui/people.tsx';
import { workerApi } from '../worker/worker-client.ts';
import { Link, lastPathSegment } from './router.tsx';

const SETTINGS_KEY = 'parlour-settings';

function readSettings(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

function saveSettings(text: string): void {
  try {
    localStorage.setItem(SETTINGS_KEY, text);
  } catch {
    // Without storage the game still works.
  }
}

export const pagePlatform: Platform = {
  workerApi,
  currentTableId: lastPathSegment,
  readSettings,
  saveSettings,
  Link,
  portraitUrl(who) {
    const [box = '', name = ''] = who.split('/');
    return portraitUrl(box, name);
  },
  portraits: ALL_PORTRAITS,
  PlayerMenuLink: lazy(async () => (await import('../table/player-menu-link.tsx')).PlayerMenuLink),
  async loadMatchEndParts() {
    const [{ AfterMatchActions }, { ProofLine }, { Medals }] = await Promise.all([
      import('../table/between-matches/after-match-actions.tsx'),
      import('../ui/proof-line.tsx'),
      import('../table/between-matches/medals.tsx'),
    ]);
    return { AfterMatchActions, ProofLine, Medals };
  },
};
