/** The origin in prerendered pages; the server puts its own in its place. */
export const PLACEHOLDER_ORIGIN = 'http://parlour.invalid';

export type PrerenderedPage = {
  readonly path: string;
  readonly title: string;
  /** One or two sentences for search engines and previews. */
  readonly description: string;
  /** The path of a picture for previews, and what it shows. */
  readonly picture: readonly [path: string, alt: string];
  /** What the page is about, as JSON-LD. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** The end of the path of the module that shows it, if the first script does not have it. */
  readonly module?: string;
  /** The box whose game is played from this page. */
  readonly box?: string;
  /** What it shows beside the facts of the box (`BoxExtras`), as JSON. */
  readonly extras?: string;
  readonly html: string;
};

export type PrerenderedSite = {
  readonly pages: readonly PrerenderedPage[];
  /** What unknown addresses get. */
  readonly notFound: string;
  /** Says that pages can be read without script. */
  readonly withoutScript: string;
  /** Addresses that the script answers, as `/table/:id`. */
  readonly patterns: readonly string[];
};
