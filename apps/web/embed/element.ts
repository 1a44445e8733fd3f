/** The element `<parlour-table>`: it lays a table as its attributes ask, and tells the page what happens there. */
import { openFrame, type TableFrame } from './frame.ts';
import { ATTRIBUTES } from './terms.ts';

const NAME = 'parlour-table';

/** A second copy of the file leaves the first alone. */
export function defineTable(script: string): void {
  if (!customElements.get(NAME)) customElements.define(NAME, elementFor(script));
}

/** A browser wants a class here; what it does is in functions. */
const elementFor = (script: string): CustomElementConstructor =>
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
      if (name === 'theme') this.#frame.wear(after ?? undefined);
      else this.#beginSoon();
    }

    /** Several attributes that change at once begin one table. */
    #beginSoon(): void {
      if (this.#isStale) return;
      this.#isStale = true;
      queueMicrotask(() => this.isConnected && this.#isStale && this.#begin());
    }

    #begin(): void {
      this.#isStale = false;
      this.#frame?.close();
      this.#frame = openFrame(this, this.#root, script);
    }
  };
