/** Lines are heard one after another, each when the one before is done with. */
export type LineQueue = {
  add(line: string): void;
  /** Once everything that was said has been heard. */
  done(): Promise<void>;
};

/** What goes wrong with a line is told, and the next is heard all the same. */
export function lineQueue(hear: (line: string) => Promise<void>, tell: (error: unknown) => void): LineQueue {
  let last = Promise.resolve();
  return {
    add: line => {
      last = last.then(() => hear(line)).catch(tell);
    },
    done: () => last,
  };
}
