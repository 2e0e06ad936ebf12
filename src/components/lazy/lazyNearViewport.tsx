import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { idle, whenNear } from '../../../plugins/gatsby-plugin-first-paint';
import { useLanguage } from '../../hooks/useLanguage';
import { lazyComponent } from './lazyComponent';
import type { LazyModule } from './lazyModule';

interface FallbackProps {
  /** In the server's HTML, until the component is loaded, and without script: says what will be there and reserves its space. It stays while it has the focus. */
  readonly fallback: ReactNode;
}

/** Resolves once an element does not contain the focus, which stays in it while another window is in front. */
const focusOutside = (element: HTMLElement) =>
  new Promise<void>((resolve) => {
    const leaving = new AbortController();
    const check = () => {
      if (element.contains(document.activeElement)) return;
      leaving.abort();
      resolve();
    };
    element.addEventListener('focusout', () => setTimeout(check), { signal: leaving.signal });
    check();
  });

/** A component whose script and namespaces are loaded when its place comes within one screen of the viewport. */
export function lazyNearViewport<Props extends object>(load: () => Promise<LazyModule<Props>>): (props: Props & FallbackProps) => ReactNode {
  const { View, request } = lazyComponent(load, { silent: true, tool: true });

  return function NearViewport({ fallback, ...props }) {
    const language = useLanguage();
    const place = useRef<HTMLDivElement>(null);
    const [shown, setShown] = useState(false);
    useEffect(() => {
      const { current } = place;
      if (shown || !current) return;
      return whenNear(current, () => {
        void idle()
          .then(() => request(language))
          .then(() => focusOutside(current))
          .then(() => startTransition(() => setShown(true)));
      });
    }, [shown, language]);
    return <div ref={place}>{shown ? <View {...(props as unknown as Props)} fallback={fallback} /> : fallback}</div>;
  };
}
