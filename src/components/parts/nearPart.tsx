import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { whenNear } from '../../../plugins/gatsby-plugin-first-paint';
import { lazyPart, type PartModule } from './lazyPart';

interface Near {
  /** Stands in the server's HTML, until the part is there, and without script: what it is about, in the room that it will take. Nothing to be operated. */
  readonly fallback: ReactNode;
}

/** A part of the page that costs nothing until the visitor comes near: only then its script and words are asked for. */
export function nearPart<Props extends object>(load: () => Promise<PartModule<Props>>): (props: Props & Near) => ReactNode {
  const { Part } = lazyPart(load, { silent: true });

  return function NearPart({ fallback, ...props }) {
    const place = useRef<HTMLDivElement>(null);
    const [near, setNear] = useState(false);
    useEffect(() => {
      if (near || !place.current) return;
      return whenNear(place.current, () => startTransition(() => setNear(true)));
    }, [near]);
    return <div ref={place}>{near ? <Part {...(props as unknown as Props)} fallback={fallback} onMissing={() => undefined} /> : fallback}</div>;
  };
}
