import '@parlour/board-kit/theme.css';
import './room.css';
import './box-themes.ts';
import { hydrate, render } from 'preact';
import { cacheLid } from '../lib/box-assets.ts';
import { fontsLoaded, loadFontsWhenIdle } from '../lib/web-fonts.ts';
import { isPrerenderedFor, replayEarlyInput } from '../prerender/handoff.ts';
import { setPlatform } from '../table/platform.ts';
import { App } from './app.tsx';
import { pagePlatform } from './page-platform.tsx';
import { applySettingsToPage } from './settings.ts';

const parlour = document.getElementById('parlour')!;
setPlatform(pagePlatform);
applySettingsToPage();
if (isPrerenderedFor(parlour, location.pathname)) {
  for (const lid of parlour.querySelectorAll<HTMLElement>('[data-lid]')) cacheLid(lid.dataset.lid!, lid.innerHTML);
  hydrate(<App />, parlour);
} else {
  parlour.replaceChildren();
  render(<App />, parlour);
}
replayEarlyInput(parlour);
loadFontsWhenIdle();

// Caches every file, so it comes last.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void fontsLoaded.then(() => navigator.serviceWorker.register('/service-worker.js'));
}
