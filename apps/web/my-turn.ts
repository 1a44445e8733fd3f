/** Whoever looks at something else is told that the table waits for them: by the tab, the icon, and if wanted a knock. */
import { play } from '@parlour/board-kit/sound';
import { useEffect } from 'preact/hooks';
import type { Shown } from './following.ts';
import { settings } from './settings.ts';

/** Alone at a patience it is always one's turn, and at one screen the curtain says whose it is. */
export function isMyTurn({ sight: { seat, scene, people, table } }: Shown): boolean {
  return table.count > 1 && people.length === 1 && seat !== null && !scene?.over && scene?.turn.includes(seat) === true;
}

export function useMyTurn(title: string, isMine: boolean): void {
  useEffect(() => {
    document.title = isMine ? `Your turn · ${title}` : `${title} · Parlour`;
    sign(isMine ? 'lit' : 'dark');
    if (isMine && settings.peek().knock === 'on') play('knock');
  }, [title, isMine]);
  useEffect(() => () => sign('dark'), []);
}

const ICONS = { dark: '/icon.svg', lit: '/icon-turn.svg' } as const;

/** Where there is no badge, or it is not allowed, the tab has to do. */
function sign(lamp: keyof typeof ICONS): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', ICONS[lamp]);
  const badge = lamp === 'lit' ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}
