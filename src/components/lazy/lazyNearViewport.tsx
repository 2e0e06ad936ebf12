import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { whenNear } from '../../../plugins/gatsby-plugin-first-paint';
import { lazyComponent } from './lazyComponent';
import type { LazyModule } from './lazyModule';

interface FallbackProps {
  /** In the server's HTML, until the component is loaded, and without script: says what will be there and reserves its space. No controls. */
  readonly fallback: ReactNode;
}

/** A component whose script and namespaces are loaded when its place comes within one screen of the viewport. */
export function lazyNearViewport<Props extends object>(load: () => Promise<LazyModule<Props>>): (props: Props & FallbackProps) => ReactNode {
  const { View } = lazyComponent(load, { silent: true, tool: true });

  return function NearViewport({ fallback, ...props }) {
    const place = useRef<HTMLDivElement>(null);
    const [near, setNear] = useState(false);
    useEffect(() => {
      if (near || !place.current) return;
      return whenNear(place.current, () => startTransition(() => setNear(true)));
    }, [near]);
    return <div ref={place}>{near ? <View {...(props as unknown as Props)} fallback={fallback} /> : fallback}</div>;
  };
}
