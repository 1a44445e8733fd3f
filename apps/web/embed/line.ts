/** What a page and the document of an embedded table tell each other, over a port of their own. */
import type { Happening } from '@parlour/kernel/game';
import type { AskedTerms } from './terms.ts';

/** The first message: what is asked for, and where the script is found again without a network. */
export type Invitation = {
  readonly asked: AskedTerms;
  readonly theme: string | undefined;
  readonly source: string | undefined;
};

/** From then on the page tells only of its theme. */
export type PageTells = { readonly theme: string | undefined };

/** A happening as the chair of the person notices it, in a sentence. */
type ToldHappening = { readonly happening: Happening; readonly sentence: string };

type ToldResult = {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** The names of all seats; the person sits on the first. */
  readonly names: readonly string[];
  /** The whole match as text. */
  readonly record: string;
};

/** What the table tells becomes events of the element: `parlour-ready` and so on. */
export type TableTells =
  | {
      readonly what: 'ready';
      readonly detail: { readonly game: string; readonly title: string; readonly seats: number };
    }
  | { readonly what: 'happening'; readonly detail: ToldHappening }
  | { readonly what: 'result'; readonly detail: ToldResult }
  | { readonly what: 'error'; readonly detail: { readonly message: string } };
