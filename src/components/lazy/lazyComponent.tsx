import { Activity, type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { afterLoadIdle, idle, isFastConnection, mayPrefetch } from '../../../plugins/gatsby-plugin-first-paint';
import { updatePageSession } from '../../browser/pageSession';
import { useLanguage } from '../../hooks/useLanguage';
import type { Language } from '../../site';
import { ErrorBoundary, ToolBoundary } from '../ui/ToolBoundary';
import { type LazyModule, lazyModule } from './lazyModule';

interface LoadingProps {
  /** Shown until the component is loaded, and if it fails. */
  readonly fallback?: ReactNode;
  readonly onError?: (() => void) | undefined;
}

/**
 * A component whose script and namespaces are loaded on demand. Unlike with React's `lazy`, the rest of the page stays if it cannot be loaded (offline, or
 * after a deployment) or fails to render, it is requested again the next time, and once loaded it renders synchronously.
 * @param silent true if the visitor did not ask for it: no error is shown, and loading waits until the browser is idle
 * @param tool true if it is in the page: if it fails to render, that is said in its place, with a button that brings it back
 * @param large true if it is too large to be preloaded on a slow connection
 */
export function lazyComponent<Props extends object>(load: () => Promise<LazyModule<Props>>, { silent = false, tool = false, large = false } = {}) {
  const lazy = lazyModule(load);

  function Loader({ props, fallback, onError, prerendered = false }: LoadingProps & { readonly props: Props; readonly prerendered?: boolean }) {
    const language = useLanguage();
    const component = lazy.useLoaded(language) ?? null;
    // the fallback, or the response to the tap, is painted before a large component is rendered
    const Loaded = useDeferredValue(component, prerendered ? component : null);
    const report = useEffectEvent(() => {
      if (!silent) updatePageSession({ loadError: { what: 'component' } });
      onError?.();
    });
    const [failed, setFailed] = useState(false);
    const missing = component === null;
    useEffect(() => {
      if (!missing) return;
      let unmounted = false;
      const immediately = !silent || lazy.isRequested(language);
      (immediately ? Promise.resolve() : idle())
        .then(() => lazy.request(language))
        .catch(() => {
          if (!unmounted) report();
        });
      return () => {
        unmounted = true;
      };
    }, [language, missing]);
    // an effect, since effects of a hidden overlay run only once it is shown
    useEffect(() => {
      if (failed) report();
    }, [failed]);
    if (!Loaded) return fallback;
    const view = <Loaded {...props} />;
    if (tool) return <ToolBoundary>{view}</ToolBoundary>;
    return (
      <ErrorBoundary stopped={() => fallback} onError={() => setFailed(true)}>
        {view}
      </ErrorBoundary>
    );
  }

  function View({ fallback, onError, ...props }: Props & LoadingProps) {
    return <Loader props={props as unknown as Props} fallback={fallback} onError={onError} />;
  }

  /** For what a tap opens and closes again: rendered hidden while idle, so that the tap has only to show it; its state is reset when it closes. */
  function Overlay({ open, fallback, onError, ...props }: Props & LoadingProps & { readonly open: boolean }) {
    const isLoaded = lazy.useLoaded(useLanguage()) !== undefined;
    const [last, setLast] = useState({ open, closings: 0 });
    if (last.open !== open) setLast({ open, closings: last.closings + (open ? 0 : 1) });
    if (!open && !isLoaded) return null;
    return (
      <Activity key={last.closings} mode={open ? 'visible' : 'hidden'}>
        <Loader props={props as unknown as Props} fallback={fallback} onError={onError} prerendered={!open} />
      </Activity>
    );
  }

  const request = (language: Language): Promise<unknown> => lazy.request(language).catch(() => undefined);
  const preload = (language: Language): void => void request(language);
  /** Preloads it once the page is loaded and idle; if `large`, on a fast connection only. */
  function usePreload(): void {
    const language = useLanguage();
    useEffect(() => {
      void afterLoadIdle().then(() => {
        if (mayPrefetch() && (!large || isFastConnection())) preload(language);
      });
    }, [language]);
  }
  return { View, Overlay, preload, request, usePreload };
}
