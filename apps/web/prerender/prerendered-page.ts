export type PrerenderedPage = {
  readonly path: string;
  readonly title: string;
  /** The box that the page shows. */
  readonly box?: string;
  /** What it shows beside the facts of the box (`BoxExtras`), as JSON. */
  readonly extras?: string;
  readonly html: string;
};
