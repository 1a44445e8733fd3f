/** The messages between a page and the document of an embedded table, over a MessagePort. */
import type { GameEvent } from '@parlour/kernel/game';
import type { TableAttributes } from './attributes.ts';

/** The requested table, and the script as a blob URL. */
export type OpenTableMessage = {
  readonly attributes: TableAttributes;
  readonly theme: string | undefined;
  readonly scriptUrl: string | undefined;
};

export type ThemeMessage = { readonly theme: string | undefined };

type EventDetail = { readonly event: GameEvent; readonly sentence: string };

type ResultDetail = {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** The names of all seats; the player has the first. */
  readonly names: readonly string[];
  readonly record: string;
};

/** Messages of the table; they become events of the element, such as `parlour-ready`. */
export type EmbedMessage =
  | {
      readonly what: 'ready';
      readonly detail: { readonly game: string; readonly title: string; readonly seats: number };
    }
  | { readonly what: 'event'; readonly detail: EventDetail }
  | { readonly what: 'result'; readonly detail: ResultDetail }
  | { readonly what: 'error'; readonly detail: { readonly message: string } };
