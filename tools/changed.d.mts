/** Places whose tests start servers and programs. */
export declare const SLOW: readonly string[];

/** The files to find tests for, and the words for vitest that leave slow tests out. */
export declare function touched(folder?: string): { readonly files: string[]; readonly projects: string[] };
