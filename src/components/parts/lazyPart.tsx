import { Activity, memo, useDeferredValue, useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { afterLoadIdle, idle, isFastConnection, mayPrefetch, retry } from '../../../plugins/gatsby-plugin-first-paint';
import { createEmitter } from '../../browser/emitter';
import { updatePageSession } from '../../browser/pageSession';
import { useLanguage } from '../../hooks/useLanguage';
import { loadNamespace, type Namespace } from '../../i18n/namespaces';
import type { Language } from '../../site';
import { Boundary } from './Boundary';

/** The module of a part, with the namespaces that it needs. */
export interface PartModule<Props> {
  readonly default: ComponentType<Props>;
  readonly namespaces: readonly Namespace[];
}

interface Loading {
  /** Stands in its place until it is there. */
  readonly fallback?: ReactNode;
  /** It does not come, or fails. */
  readonly onMissing: () => void;
}

interface LazyPart<Props> {
  readonly Part: (props: Props & Loading) => ReactNode;
  /**
   * What opens on a tap and closes again. As soon as its script is there it is made unseen, when React has nothing else to do: a tap has only to show it.
   * Each time that it closes it is made anew.
   */
  readonly OnTap: (props: Props & Loading & { readonly open: boolean }) => ReactNode;
  /** Begins to load it, for one who is likely to want it. */
  readonly preload: (language: Language) => void;
  /** Loads it once the page has come to rest, so that it answers at once when it is asked for: what is large on a fast connection only. */
  readonly usePreload: () => void;
}

/**
 * A part of the page whose script and words come on demand. Unlike with React’s `lazy`, a script that does not come, because the visitor is
 * offline or the site was published anew, takes nothing else away and is asked for again the next time; one that is there shows at once. One that
 * fails takes nothing else away either.
 * @param silent true where the visitor did not ask for it: nothing is said when it does not come
 * @param large true where it weighs too much for a slow connection to fetch before anybody asks
 */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>, { silent = false, large = false } = {}): LazyPart<Props> {
  const coming = new Map<Language, Promise<void>>();
  const there = new Map<Language, ComponentType<Props>>();
  const { subscribe, emit } = createEmitter();
  const useView = (language: Language) =>
    useSyncExternalStore(
      subscribe,
      () => there.get(language),
      () => undefined,
    );

  async function fetchPart(language: Language): Promise<void> {
    const part = await retry(load);
    await Promise.all(part.namespaces.map((namespace) => loadNamespace(namespace, language)));
    there.set(language, memo(part.default));
    emit();
  }
  /** @throws Error when it does not come */
  function partIn(language: Language): Promise<void> {
    const part = coming.get(language) ?? fetchPart(language).finally(() => coming.delete(language));
    coming.set(language, part);
    return part;
  }

  /** @param ahead whether it is made before it is asked for */
  function Place({ props, fallback, onMissing, ahead = false }: Loading & { readonly props: Props; readonly ahead?: boolean }) {
    const language = useLanguage();
    const came = useView(language) ?? null;
    // what waits in its place, or the tap itself, shows before a part is made that is large
    const View = useDeferredValue(came, ahead ? came : null);
    const miss = useEffectEvent(() => {
      if (!silent) updatePageSession({ loadError: { what: 'part' } });
      onMissing();
    });
    const [failed, setFailed] = useState(false);
    const missing = came === null;
    useEffect(() => {
      if (!missing) return;
      let gone = false;
      // what is there or on its way is not waited for any longer
      const begun = !silent || coming.has(language) || there.has(language);
      (begun ? Promise.resolve() : idle())
        .then(() => (there.has(language) ? undefined : partIn(language)))
        .catch(() => {
          if (!gone) miss();
        });
      return () => {
        gone = true;
      };
    }, [language, missing]);
    // not before it is shown
    useEffect(() => {
      if (failed) miss();
    }, [failed]);
    if (!View) return fallback;
    return (
      <Boundary fallback={fallback} onError={() => setFailed(true)}>
        <View {...props} />
      </Boundary>
    );
  }

  function Part({ fallback, onMissing, ...props }: Props & Loading) {
    return <Place props={props as unknown as Props} fallback={fallback} onMissing={onMissing} />;
  }

  function OnTap({ open, fallback, onMissing, ...props }: Props & Loading & { readonly open: boolean }) {
    const isThere = useView(useLanguage()) !== undefined;
    const [was, setWas] = useState({ open, closings: 0 });
    if (was.open !== open) setWas({ open, closings: was.closings + (open ? 0 : 1) });
    if (!open && !isThere) return null;
    return (
      <Activity key={was.closings} mode={open ? 'visible' : 'hidden'}>
        <Place props={props as unknown as Props} fallback={fallback} onMissing={onMissing} ahead={!open} />
      </Activity>
    );
  }

  const preload = async (language: Language) => {
    if (!there.has(language)) await partIn(language).catch(() => undefined);
  };
  function usePreload(): void {
    const language = useLanguage();
    useEffect(() => {
      void afterLoadIdle().then(() => {
        if (mayPrefetch() && (!large || isFastConnection())) void preload(language);
      });
    }, [language]);
  }
  return { Part, OnTap, preload: (language) => void preload(language), usePreload };
}
