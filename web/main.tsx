import '@parlour/felt/theme.css';
import './fonts.css';
import './room.css';
import './worlds.ts';
import { render } from 'preact';
import { App } from './app.tsx';
import { wearSettings } from './settings.ts';

const parlour = document.getElementById('parlour')!;
parlour.replaceChildren();
wearSettings();
render(<App />, parlour);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'));
}
