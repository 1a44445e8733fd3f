/** Queues that are fair: whoever asks for much waits for themselves, not the others. */
export type Queue<T> = {
  readonly size: () => number;
  /** False if there is no room left: not for anybody, or not for this one. */
  push(path: readonly string[], item: T): boolean;
  shift(): T | undefined;
};

/**
 * Fair at every step of a path: between addresses first, then between the tables of one address. `most` says how many may
 * wait in all, for each address, and for each table.
 */
export function fairQueue<T>([most = 0, ...rest]: readonly number[]): Queue<T> {
  return rest.length === 0 ? line(most) : fork(most, () => fairQueue<T>(rest));
}

function line<T>(most: number): Queue<T> {
  const items: T[] = [];
  return {
    size: () => items.length,
    push: (_, item) => items.length < most && items.push(item) > 0,
    shift: () => items.shift(),
  };
}

function fork<T>(most: number, branch: () => Queue<T>): Queue<T> {
  /** The one served longest ago comes first. */
  const branches = new Map<string, Queue<T>>();
  let size = 0;
  return {
    size: () => size,
    push([key = '', ...path], item) {
      const next = branches.get(key) ?? branch();
      if (size >= most || !next.push(path, item)) return false;
      branches.set(key, next);
      size += 1;
      return true;
    },
    shift() {
      const [key, next] = branches.entries().next().value ?? [];
      if (key === undefined || !next) return undefined;
      branches.delete(key);
      const item = next.shift();
      if (next.size() > 0) branches.set(key, next);
      size -= 1;
      return item;
    },
  };
}
