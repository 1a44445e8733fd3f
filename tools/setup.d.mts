export declare function buildPages(): Promise<void>;
export declare function run(command: string, args: readonly string[]): number;
export declare function runScript(script: string, args?: readonly string[]): number;
export declare function bundle(): Promise<void>;
export declare function setUp(): Promise<void>;
export declare function bake(): void;
export declare function giveUp(sentence: string): never;
export declare const SKIPPED: number;
