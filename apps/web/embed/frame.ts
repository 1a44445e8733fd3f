/**
 * The document of a table inside the element's shadow root. A document of its own is the only thing that keeps everything
 * apart: fonts, `rem` and the width of the screen are a document's, whatever a shadow root does; a dialog covers its
 * document; and with the document go its timers and its worker.
 */
import type { Invitation, PageTells, TableTells } from './line.ts';
import { ownSource } from './source.ts';
import { type AskedTerms, ATTRIBUTES } from './terms.ts';

export type TableFrame = { wear(theme: string | undefined): void; close(): void };

/** The last lets an element in a container without a height have one. */
const STYLE = `
:host { display: block; position: relative; height: 100%; overflow: hidden; }
:host([hidden]) { display: none; }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
p { all: initial; position: absolute; inset: 0; padding: 16px; overflow: auto; }
p { font: 16px/1.4 serif; background: #f1e3c3; color: #2a1a0f; }
div { height: 600px; }
`;

const DOCUMENT = '<!doctype html><html lang="en" data-parlour-table><meta charset="utf-8"><title>A table</title>';

export function openFrame(host: HTMLElement, root: ShadowRoot, script: string): TableFrame {
  const frame = document.createElement('iframe');
  const { port1: line, port2: end } = new MessageChannel();
  line.onmessage = ({ data }: MessageEvent<TableTells>) => hear(host, frame, data);
  frame.title = 'A table';
  frame.srcdoc = DOCUMENT;
  frame.addEventListener('load', () => void furnish(host, frame, script, end), { once: true });
  root.adoptedStyleSheets = [styleSheet()];
  root.replaceChildren(document.createElement('div'), frame);
  return {
    wear: theme => line.postMessage({ theme } satisfies PageTells),
    close() {
      line.close();
      frame.remove();
    },
  };
}

let sheet: CSSStyleSheet | undefined;

function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}

const NO_SCRIPT = 'The table cannot be opened: its script is out of reach, or this page does not allow it.';

async function furnish(host: HTMLElement, frame: HTMLIFrameElement, script: string, end: MessagePort): Promise<void> {
  const source = await ownSource(script);
  const isLoaded = (await runIn(frame, script)) || (source !== undefined && (await runIn(frame, source)));
  if (!frame.isConnected) return;
  if (!isLoaded) return hear(host, frame, { what: 'error', detail: { message: NO_SCRIPT } });
  const invitation: Invitation = { asked: askedOf(host), theme: host.getAttribute('theme') ?? undefined, source };
  frame.contentWindow?.postMessage(invitation, '*', [end]);
}

function runIn(frame: HTMLIFrameElement, address: string): Promise<boolean> {
  const inside = frame.contentDocument;
  if (!inside) return Promise.resolve(false);
  const script = Object.assign(inside.createElement('script'), {
    type: 'module',
    src: address,
    nonce: nonceOf(address),
  });
  return new Promise(resolve => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    inside.head.append(script);
  });
}

/** A page that lets in scripts by a nonce gave one to this file. */
const nonceOf = (address: string): string => [...document.scripts].find(({ src }) => src === address)?.nonce ?? '';

const askedOf = (host: HTMLElement): AskedTerms =>
  Object.fromEntries(ATTRIBUTES.map(name => [name, host.getAttribute(name) ?? undefined]));

function hear(host: HTMLElement, frame: HTMLIFrameElement, { what, detail }: TableTells): void {
  if (what === 'ready') frame.title = detail.title;
  if (what === 'error') say(frame, detail.message);
  host.dispatchEvent(new CustomEvent(`parlour-${what}`, { detail, bubbles: true, composed: true }));
}

/** What went wrong stands where the table would be, unless there is one that says it itself. */
function say(frame: HTMLIFrameElement, message: string): void {
  if (frame.contentDocument?.querySelector('main')) return;
  const line = Object.assign(document.createElement('p'), { textContent: message, role: 'alert' });
  frame.replaceWith(line);
}
