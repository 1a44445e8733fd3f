/** The peers are installed only for the benches, so their types are unknown to our type check. */
export const importPeer = (name: string) => import(name);
