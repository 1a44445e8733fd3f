/** A queue that is fair between tables: whoever asks for much waits for himself, not the others. */
export type FairQueue<T> = {
  readonly size: () => number;
  /** False if there is no room left: not for anybody, or not for this one. */
  push(key: string, item: T): boolean;
  shift(): T | undefined;
};

export function fairQueue<T>(most: number, mostEach: number): FairQueue<T> {
  /** The line served longest ago comes first. */
  const lines = new Map<string, T[]>();
  let size = 0;
  return {
    size: () => size,
    push(key, item) {
      const line = lines.get(key) ?? [];
      if (size >= most || line.length >= mostEach) return false;
      line.push(item);
      lines.set(key, line);
      size += 1;
      return true;
    },
    shift() {
      const first = lines.entries().next().value;
      if (!first) return undefined;
      const [key, line] = first;
      lines.delete(key);
      if (line.length > 1) lines.set(key, line);
      size -= 1;
      return line.shift();
    },
  };
}
