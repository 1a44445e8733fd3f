import '@parlour/board-kit/tokens.css';
import '@parlour/board-kit/theme.css';
import './room.css';
import { hydrate, render } from 'preact';
import { cacheLid, loadAllThemes } from '../lib/box-assets.ts';
import { adoptBoxExtras } from '../lib/box-extras.ts';
import { fontsLoaded, loadFontsWhenIdle } from '../lib/web-fonts.ts';
import { isPrerenderedFor, replayEarlyInput } from '../prerender/handoff.ts';
import { setPlatform } from '../table/platform.ts';
import { App, loadPageAt } from './app.tsx';
import { pagePlatform } from './page-platform.tsx';
import { applySettingsToPage } from './settings.ts';

const parlour = document.getElementById('parlour')!;
setPlatform(pagePlatform);
applySettingsToPage();

async function start(): Promise<void> {
  if (isPrerenderedFor(parlour, location)) {
    // A page that cannot be loaded stays as it was prerendered until it can.
    await loadPageAt(location.pathname).catch(() => undefined);
    for (const lid of parlour.querySelectorAll<HTMLElement>('[data-lid]')) cacheLid(lid.dataset.lid!, lid.innerHTML);
    adoptBoxExtras(parlour.dataset);
    hydrate(<App />, parlour);
  } else {
    parlour.replaceChildren();
    render(<App />, parlour);
  }
  replayEarlyInput(parlour);
  loadFontsWhenIdle();
}

void start();
void fontsLoaded.then(loadAllThemes);

// Caches every file, so it comes last.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void fontsLoaded.then(() => navigator.serviceWorker.register('/service-worker.js'));
}
