/** A page as it stands before any script runs. */
export type MadePage = {
  readonly path: string;
  readonly title: string;
  /** The box that lies open on it. */
  readonly box?: string;
  readonly html: string;
};
