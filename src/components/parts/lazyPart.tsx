import { startTransition, useDeferredValue, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import type { AreaOnDemand } from '../../domain/i18n/areasOnDemand';
import { updatePageSession } from '../../hooks/pageSession';
import { useLanguage } from '../../hooks/useLanguage';
import { idle, whenWelcome } from '../../loading/calm';
import { retried } from '../../loading/retried';
import type { Language } from '../../site';
import { serve, type Area } from '../../words/area';

/** A module that a part of the page is kept in, with the words that the part needs. */
export interface PartModule<Props> {
  readonly default: ComponentType<Props>;
  readonly areas: readonly Area<AreaOnDemand>[];
}

interface Waiting {
  /** Stands in its place until it is there. */
  readonly waiting?: ReactNode;
  /** It does not come. */
  readonly onMissing: () => void;
}

interface LazyPart<Props> {
  readonly Part: (props: Props & Waiting) => ReactNode;
  /** Begins to load it, for one who is likely to want it. */
  readonly ahead: (language: Language) => void;
  /** Loads it once the page has come to rest, so that it answers at once when it is asked for. */
  readonly useAhead: () => void;
}

/**
 * A part of the page whose script and words come on demand. Unlike with React’s `lazy`, a script that does not come, because the visitor is
 * offline or the site was published anew, takes nothing else away and is asked for again the next time; one that is there shows at once.
 * @param unasked true where the visitor did not ask for it: nothing is said then when it does not come
 */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>, { unasked = false } = {}): LazyPart<Props> {
  const coming = new Map<Language, Promise<void>>();
  const there = new Map<Language, ComponentType<Props>>();

  async function fetchPart(language: Language): Promise<void> {
    const part = await retried(load);
    await Promise.all(part.areas.map((area) => serve(area, language)));
    there.set(language, part.default);
  }
  /** @throws Error when it does not come */
  function partIn(language: Language): Promise<void> {
    const part = coming.get(language) ?? fetchPart(language).finally(() => coming.delete(language));
    coming.set(language, part);
    return part;
  }

  function Part(props: Props & Waiting) {
    const language = useLanguage();
    const [, setCame] = useState<Language>();
    // what waits in its place, or the tap itself, shows before a part is made that is large
    const View = useDeferredValue(there.get(language) ?? null, null);
    const miss = useEffectEvent(() => {
      if (!unasked) updatePageSession({ trouble: { what: 'part' } });
      props.onMissing();
    });
    const missing = !there.has(language);
    useEffect(() => {
      if (!missing) return;
      let gone = false;
      // what is there or on its way is not waited for any longer
      const begun = !unasked || coming.has(language) || there.has(language);
      (begun ? Promise.resolve() : idle())
        .then(() => (there.has(language) ? undefined : partIn(language)))
        .then(
          () => startTransition(() => setCame(language)),
          () => {
            if (!gone) miss();
          },
        );
      return () => {
        gone = true;
      };
    }, [language, missing]);
    return View ? <View {...props} /> : props.waiting;
  }

  function ahead(language: Language): void {
    if (!there.has(language)) partIn(language).catch(() => undefined);
  }
  function useAhead(): void {
    const language = useLanguage();
    useEffect(() => void whenWelcome(() => ahead(language)), [language]);
  }
  return { Part, ahead, useAhead };
}
