/** Signals the player's turn on tab, icon and app badge, optionally with a sound. */
import { playSound } from '@parlour/board-kit/sound/sound';
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { PlaybackStep } from '../table/playback.ts';
import { tableText } from '../table/view/view-text.ts';

/** Not in solitaire, nor in hot-seat play, where the curtain names the player. */
export function isMyTurn({ tableView: { seat, scene, localSeats: people, table } }: PlaybackStep): boolean {
  return table.count > 1 && people.length === 1 && seat !== null && !scene?.over && scene?.turn.includes(seat) === true;
}

export function useTurnBadge(title: string, isMine: boolean): void {
  useEffect(() => {
    document.title = tableText(isMine ? 'pageTitleMyTurn' : 'pageTitle', { title });
    setTurnBadge(isMine ? 'lit' : 'dark');
    if (isMine && settings.peek().knock === 'on') playSound('knock');
  }, [title, isMine]);
  useEffect(() => () => setTurnBadge('dark'), []);
}

const ICONS = { dark: '/icon.svg', lit: '/icon-turn.svg' } as const;

/** Where badges are missing or denied, the tab must do. */
function setTurnBadge(state: keyof typeof ICONS): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', ICONS[state]);
  const badge = state === 'lit' ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}
