/** Places whose tests start servers and programs. */
export declare const SLOW: readonly string[];

/** The files to find tests for, the words for vitest that leave slow tests out, and patterns of the tests that are passed over in haste. */
export declare function touched(folder?: string): {
  readonly files: string[];
  readonly projects: string[];
  readonly passedOver: string[];
};
