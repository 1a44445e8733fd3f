export declare function buildPages(): Promise<void>;
export declare function finishPages(): Promise<void>;
export declare function run(command: string, args: readonly string[]): number;
export declare function bundle(): Promise<void>;
export declare function setUp(): Promise<void>;
export declare function bake(): Promise<unknown>;
export declare function giveUp(sentence: string): never;
export declare const SKIPPED: number;
