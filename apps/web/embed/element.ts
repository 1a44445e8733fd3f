/** `<parlour-table>`: an iframe with a table, created from the attributes of the element. */
import { ATTRIBUTES, type TableAttributes } from './attributes.ts';
import { embedText } from './embed-text.ts';
import type { EmbedMessage, OpenTableMessage, ThemeMessage } from './messages.ts';

const ELEMENT_NAME = 'parlour-table';

/** A second copy of the script leaves the first definition alone. */
export function defineTableElement(script: string): void {
  if (!customElements.get(ELEMENT_NAME)) customElements.define(ELEMENT_NAME, elementClassFor(script));
}

/** The browser requires a class here; the work is done in functions. */
const elementClassFor = (script: string): CustomElementConstructor =>
  class extends HTMLElement {
    static readonly observedAttributes: readonly string[] = [...ATTRIBUTES, 'theme'];
    readonly #root: ShadowRoot = this.attachShadow({ mode: 'open' });
    #frame: TableFrame | undefined;
    #isStale = false;

    connectedCallback(): void {
      this.#begin();
    }

    disconnectedCallback(): void {
      this.#frame?.close();
      this.#frame = undefined;
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (!this.#frame || before === after) return;
      if (name === 'theme') this.#frame.setTheme(after ?? undefined);
      else this.#beginSoon();
    }

    /** Attributes that change together restart the table once. */
    #beginSoon(): void {
      if (this.#isStale) return;
      this.#isStale = true;
      queueMicrotask(() => this.isConnected && this.#isStale && this.#begin());
    }

    #begin(): void {
      this.#isStale = false;
      this.#frame?.close();
      this.#frame = openTableFrame(this, this.#root, script);
    }
  };

/**
 * Only a separate document isolates everything: fonts, `rem`, screen width and dialogs belong to a document, and
 * timers and the worker end with it.
 */

export type TableFrame = { setTheme(theme: string | undefined): void; close(): void };

/** The `div` gives the element a height in a container without one. */
const SHADOW_STYLE = `
:host { display: block; position: relative; height: 100%; overflow: hidden; }
:host([hidden]) { display: none; }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
p { all: initial; position: absolute; inset: 0; padding: 16px; overflow: auto; }
p { font: 16px/1.4 serif; background: #f1e3c3; color: #2a1a0f; }
div { height: 600px; }
`;

const EMPTY_DOCUMENT = '<!doctype html><html lang="en" data-parlour-table><meta charset="utf-8"><title>A table</title>';

export function openTableFrame(host: HTMLElement, root: ShadowRoot, script: string): TableFrame {
  const frame = document.createElement('iframe');
  const { port1: port, port2: remotePort } = new MessageChannel();
  port.onmessage = ({ data }: MessageEvent<EmbedMessage>) => handleMessage(host, frame, data);
  frame.title = embedText('table');
  frame.srcdoc = EMPTY_DOCUMENT;
  frame.addEventListener('load', () => void startDocument(host, frame, script, remotePort), { once: true });
  root.adoptedStyleSheets = [styleSheet()];
  root.replaceChildren(document.createElement('div'), frame);
  return {
    setTheme: theme => port.postMessage({ theme } satisfies ThemeMessage),
    close() {
      port.close();
      frame.remove();
    },
  };
}

let sharedSheet: CSSStyleSheet | undefined;

function styleSheet(): CSSStyleSheet {
  if (!sharedSheet) {
    sharedSheet = new CSSStyleSheet();
    sharedSheet.replaceSync(SHADOW_STYLE);
  }
  return sharedSheet;
}

async function startDocument(
  host: HTMLElement,
  frame: HTMLIFrameElement,
  script: string,
  remotePort: MessagePort,
): Promise<void> {
  const scriptUrl = await loadOwnScript(script);
  const isLoaded =
    (await runScriptIn(frame, script)) || (scriptUrl !== undefined && (await runScriptIn(frame, scriptUrl)));
  if (!frame.isConnected) return;
  if (!isLoaded) return handleMessage(host, frame, { what: 'error', detail: { message: embedText('noScript') } });
  const request: OpenTableMessage = {
    attributes: attributesOf(host),
    theme: host.getAttribute('theme') ?? undefined,
    scriptUrl,
  };
  frame.contentWindow?.postMessage(request, '*', [remotePort]);
}

function runScriptIn(frame: HTMLIFrameElement, address: string): Promise<boolean> {
  const innerDocument = frame.contentDocument;
  if (!innerDocument) return Promise.resolve(false);
  const script = Object.assign(innerDocument.createElement('script'), {
    type: 'module',
    src: address,
    nonce: nonceOf(address),
  });
  return new Promise(resolve => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    innerDocument.head.append(script);
  });
}

/** A page that admits scripts by nonce gave one to this file. */
const nonceOf = (address: string): string => [...document.scripts].find(({ src }) => src === address)?.nonce ?? '';

const attributesOf = (host: HTMLElement): TableAttributes =>
  Object.fromEntries(ATTRIBUTES.map(name => [name, host.getAttribute(name) ?? undefined]));

function handleMessage(host: HTMLElement, frame: HTMLIFrameElement, { what, detail }: EmbedMessage): void {
  if (what === 'ready') frame.title = detail.title;
  if (what === 'error') showError(frame, detail.message);
  host.dispatchEvent(new CustomEvent(`parlour-${what}`, { detail, bubbles: true, composed: true }));
}

/** In place of the table, unless there is a table that shows the error itself. */
function showError(frame: HTMLIFrameElement, message: string): void {
  if (frame.contentDocument?.querySelector('main')) return;
  const port = Object.assign(document.createElement('p'), { textContent: message, role: 'alert' });
  frame.replaceWith(port);
}

/** The script as a blob URL, for workers and for tables without a network. */
let ownScriptUrl: Promise<string | undefined> | undefined;

/** Undefined where the page forbids the fetch; then computer players think in the page. */
export function loadOwnScript(script: string): Promise<string | undefined> {
  ownScriptUrl ??= fetchScript(script).catch(() => undefined);
  return ownScriptUrl;
}

async function fetchScript(script: string): Promise<string | undefined> {
  const response = await fetch(script, { cache: 'force-cache' });
  if (!response.ok) return undefined;
  return URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
}
