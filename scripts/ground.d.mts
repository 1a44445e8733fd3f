export const TYPED: readonly string[];
