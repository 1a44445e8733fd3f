/** What a table needs from the document it is shown in: one of our pages or an embedded table. */
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import type { ShuffleProof } from '../worker/records/finished-match.ts';
import type { SeatNamer } from '../worker/seat-names.ts';
import type { TableView } from '../worker/table-handle.ts';
import type { WorkerApi } from '../worker/worker-api.ts';
import type { TableController } from './table-controller.ts';

export type LinkProps = {
  readonly to: string;
  readonly class?: string | undefined;
  readonly label?: string;
  /** By default true if the address is that of the page. */
  readonly isCurrent?: boolean;
  readonly children: ComponentChildren;
};

export type PlayerMenuProps = { readonly controller: TableController; readonly tableView: TableView };

export type AfterMatchProps = {
  readonly controller: TableController;
  readonly tableView: TableView;
  readonly record: string;
  onOpenWaitingRoom(): void;
  onShowTable(): void;
};

export type ProofLineProps = {
  readonly proof: ShuffleProof;
  readonly name: SeatNamer;
  /** The record it is about, unless its own page is open. */
  readonly record?: string;
  /** `seal` shows a small seal if nothing is wrong. */
  readonly size?: 'full' | 'seal';
};

/** Titles of medals that are new with a match. */
export type MedalsProps = { readonly titles: readonly string[] };

/** Parts of the result that differ by document; loaded together with the result. */
export type MatchEndParts = {
  readonly AfterMatchActions: ComponentType<AfterMatchProps>;
  readonly ProofLine: ComponentType<ProofLineProps>;
  readonly Medals: ComponentType<MedalsProps>;
};

export type Platform = {
  readonly workerApi: () => Pick<WorkerApi, 'read' | 'records' | 'comesOut'>;
  /** The id of the table that is open. */
  readonly currentTableId: () => string;
  readonly readSettings: () => string | null;
  readonly saveSettings: (text: string) => void;
  readonly Link: (props: LinkProps) => JSX.Element | null;
  /** The address of a portrait, `<box>/<name>`. */
  readonly portraitUrl: (who: string) => string | undefined;
  /** Every portrait there is, as `<box>/<name>`. */
  readonly portraits: readonly string[];
  readonly PlayerMenuLink: (props: PlayerMenuProps) => JSX.Element | null;
  readonly loadMatchEndParts: () => Promise<MatchEndParts>;
};

let current: Platform | undefined;

/** Called once, before anything is rendered. */
export function setPlatform(platform: Platform): void {
  current = platform;
}

export function platform(): Platform {
  if (!current) throw new Error('There is no platform. Call setPlatform before the first render.');
  return current;
}
