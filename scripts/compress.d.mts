type Strength = { readonly brotli: number; readonly gzip: number };

export declare const QUICK: Strength;
export declare const PRESSED: Strength;
export declare function compressBelow(folder: string, strength: Strength): Promise<void>;
