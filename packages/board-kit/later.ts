/** Parts of a table that most moments do without: each is fetched when it is shown for the first time. */
import { type ComponentType, h, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element | null {
  let part: ComponentType<P> | undefined;
  return props => {
    const [, setCome] = useState(part !== undefined);
    useEffect(() => {
      if (part) return;
      void load().then(loaded => {
        part = loaded;
        setCome(true);
      });
    }, []);
    return part ? h(part, props) : null;
  };
}
