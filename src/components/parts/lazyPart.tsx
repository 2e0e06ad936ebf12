import { Activity, memo, useDeferredValue, useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { AreaOnDemand } from '../../domain/i18n/areasOnDemand';
import { createEmitter } from '../../browser/emitter';
import { updatePageSession } from '../../browser/pageSession';
import { useLanguage } from '../../hooks/useLanguage';
import { idle, isFast, isWelcome, whenWelcome } from '../../loading/calm';
import { retried } from '../../loading/retried';
import type { Language } from '../../site';
import { serve, type Area } from '../../words/area';
import { Boundary } from './Boundary';

/** A module that a part of the page is kept in, with the words that the part needs. */
export interface PartModule<Props> {
  readonly default: ComponentType<Props>;
  readonly areas: readonly Area<AreaOnDemand>[];
}

interface Waiting {
  /** Stands in its place until it is there. */
  readonly waiting?: ReactNode;
  /** It does not come, or fails. */
  readonly onMissing: () => void;
}

interface LazyPart<Props> {
  readonly Part: (props: Props & Waiting) => ReactNode;
  /**
   * What opens on a tap and closes again. As soon as its script is there it is made unseen, when React has nothing else to do: a tap has only to show it.
   * Each time that it closes it is made anew.
   */
  readonly OnTap: (props: Props & Waiting & { readonly open: boolean }) => ReactNode;
  /** Begins to load it, for one who is likely to want it. */
  readonly ahead: (language: Language) => void;
  /** Loads it once the page has come to rest, so that it answers at once when it is asked for: what is large on a fast connection only. */
  readonly useAhead: () => void;
}

/**
 * A part of the page whose script and words come on demand. Unlike with React’s `lazy`, a script that does not come, because the visitor is
 * offline or the site was published anew, takes nothing else away and is asked for again the next time; one that is there shows at once. One that
 * fails takes nothing else away either.
 * @param unasked true where the visitor did not ask for it: nothing is said then when it does not come
 * @param large true where it weighs too much for a slow connection to fetch before anybody asks
 */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>, { unasked = false, large = false } = {}): LazyPart<Props> {
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
    const part = await retried(load);
    await Promise.all(part.areas.map((area) => serve(area, language)));
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
  function Place({ props, waiting, onMissing, ahead = false }: Waiting & { readonly props: Props; readonly ahead?: boolean }) {
    const language = useLanguage();
    const came = useView(language) ?? null;
    // what waits in its place, or the tap itself, shows before a part is made that is large
    const View = useDeferredValue(came, ahead ? came : null);
    const miss = useEffectEvent(() => {
      if (!unasked) updatePageSession({ loadError: { what: 'part' } });
      onMissing();
    });
    const [failed, setFailed] = useState(false);
    const missing = came === null;
    useEffect(() => {
      if (!missing) return;
      let gone = false;
      // what is there or on its way is not waited for any longer
      const begun = !unasked || coming.has(language) || there.has(language);
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
    if (!View) return waiting;
    return (
      <Boundary instead={waiting} onFail={() => setFailed(true)}>
        <View {...props} />
      </Boundary>
    );
  }

  function Part({ waiting, onMissing, ...props }: Props & Waiting) {
    return <Place props={props as unknown as Props} waiting={waiting} onMissing={onMissing} />;
  }

  function OnTap({ open, waiting, onMissing, ...props }: Props & Waiting & { readonly open: boolean }) {
    const isThere = useView(useLanguage()) !== undefined;
    const [was, setWas] = useState({ open, closings: 0 });
    if (was.open !== open) setWas({ open, closings: was.closings + (open ? 0 : 1) });
    if (!open && !isThere) return null;
    return (
      <Activity key={was.closings} mode={open ? 'visible' : 'hidden'}>
        <Place props={props as unknown as Props} waiting={waiting} onMissing={onMissing} ahead={!open} />
      </Activity>
    );
  }

  const ahead = async (language: Language) => {
    if (!there.has(language)) await partIn(language).catch(() => undefined);
  };
  function useAhead(): void {
    const language = useLanguage();
    useEffect(
      () =>
        whenWelcome(
          () => ahead(language),
          () => isWelcome() && (!large || isFast()),
        ),
      [language],
    );
  }
  return { Part, OnTap, ahead: (language) => void ahead(language), useAhead };
}
