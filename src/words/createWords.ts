import { createInstance, type BackendModule, type ResourceLanguage, type i18n } from 'i18next';
import type { AreaOnDemand } from '../domain/i18n/areasOnDemand';
import { defaultLanguage, type Language } from '../site';

/** How words are read (docs/hotel-rules.md 11.6); the wait doubles with each retry. i18next's backend connector keeps to them. */
const limits = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

const backendOf = (read: (language: Language, area: AreaOnDemand) => Promise<ResourceLanguage>): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, area, callback) =>
    void read(language as Language, area as AreaOnDemand).then(
      (words) => callback(null, words),
      // `true` asks for another try
      (error: unknown) => callback(error instanceof Error ? error : String(error), true),
    ),
});

/** The words of one language that are read area by area, with Portuguese behind them. Each area is pending, loaded or failed. */
export function createWords({ language, read }: { language: Language; read: (language: Language, area: AreaOnDemand) => Promise<ResourceLanguage> }): i18n {
  const words = createInstance();
  void words.use(backendOf(read)).init({
    ...limits,
    lng: language,
    fallbackLng: defaultLanguage,
    ns: [],
    defaultNS: false,
    initAsync: false,
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false, maxReplaces: 1000 },
    react: { useSuspense: false, bindI18nStore: 'added' },
    showSupportNotice: false,
  });
  return words;
}
