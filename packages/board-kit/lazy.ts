/** Returns a component whose code is fetched when it is first shown. */
import { type ComponentType, h, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element | null {
  let component: ComponentType<P> | undefined;
  return props => {
    const [, setLoaded] = useState(component !== undefined);
    useEffect(() => {
      if (component) return;
      void load().then(loaded => {
        component = loaded;
        setLoaded(true);
      });
    }, []);
    return component ? h(component, props) : null;
  };
}
