export type PrerenderedPage = {
  readonly path: string;
  readonly title: string;
  /** The box that the page shows. */
  readonly box?: string;
  readonly html: string;
};
