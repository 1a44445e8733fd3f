import '@parlour/board-kit/theme.css';
import './room.css';
import './worlds.ts';
import { hydrate, render } from 'preact';
import { App } from './app.tsx';
import { rememberLid } from './boxes.ts';
import { answerEarly, isMadeFor } from './early.ts';
import { bringLetters, lettersCome } from './letters.ts';
import { wearSettings } from './settings.ts';

const parlour = document.getElementById('parlour')!;
wearSettings();
if (isMadeFor(parlour, location.pathname)) {
  for (const lid of parlour.querySelectorAll<HTMLElement>('[data-lid]')) rememberLid(lid.dataset.lid!, lid.innerHTML);
  hydrate(<App />, parlour);
} else {
  parlour.replaceChildren();
  render(<App />, parlour);
}
answerEarly(parlour);
bringLetters();

// It fetches everything, so it comes last.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void lettersCome.then(() => navigator.serviceWorker.register('/service-worker.js'));
}
