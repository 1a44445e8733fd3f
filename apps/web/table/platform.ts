/** What a table needs from the document it is shown in: one of our pages or an embedded table. */
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import type { SeatNamer } from '../worker/narration.ts';
import type { ShuffleProof } from '../worker/records/finished-match.ts';
import type { TableView } from '../worker/table-handle.ts';
import type { WorkerApi } from '../worker/worker-api.ts';
import type { TableController } from './table-controller.ts';

export type LinkProps = {
  readonly to: string;
  readonly class?: string | undefined;
  readonly label?: string;
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
};

/** Parts of the result that differ by document; loaded together with the result. */
export type MatchEndParts = {
  readonly AfterMatchActions: ComponentType<AfterMatchProps>;
  readonly ProofLine: ComponentType<ProofLineProps>;
};

export type Platform = {
  readonly workerApi: () => Pick<WorkerApi, 'read' | 'records' | 'comesOut'>;
  /** The id of the table that is open. */
  readonly currentTableId: () => string;
  readonly readSettings: () => string | null;
  readonly saveSettings: (text: string) => void;
  readonly Link: (props: LinkProps) => JSX.Element | null;
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
