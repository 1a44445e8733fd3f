export function installPackages(names: readonly string[]): boolean;
