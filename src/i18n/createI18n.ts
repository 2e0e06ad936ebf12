import { createInstance, type BackendModule, type InitOptions, type ResourceLanguage, type i18n } from 'i18next';
import { type Language, sourceLanguage } from '../site';
import { type NamespaceName, namespaceUrl } from './namespaceUrl';

/** The options of every i18next instance (docs/hotel-rules.md 11.5, 11.6). */
export const i18nOptions = {
  fallbackLng: sourceLanguage,
  defaultNS: false as const,
  initAsync: false,
  interpolation: { escapeValue: false, maxReplaces: 1000 },
} satisfies InitOptions;

/** How namespaces are fetched (docs/hotel-rules.md 11.6); the delay doubles with each retry. */
const limits = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** Milliseconds until a request without a response counts as failed. */
const timeoutMs = 8000;

export type FetchNamespace = (language: Language, namespace: NamespaceName) => Promise<ResourceLanguage>;

/** Fetches a published namespace, without retries. @throws Error if the request fails or the response is not JSON */
export async function fetchNamespace(language: Language, namespace: NamespaceName): Promise<ResourceLanguage> {
  const address = namespaceUrl({ language, namespace, version: process.env.MESSAGES_VERSION ?? '' });
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return (await response.json()) as ResourceLanguage;
}

const backendOf = (fetchOnce: FetchNamespace): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) =>
    void fetchOnce(language as Language, namespace as NamespaceName).then(
      (messages) => callback(null, messages),
      // `true` asks i18next to retry
      (error: unknown) => callback(error instanceof Error ? error : String(error), true),
    ),
});

/** An i18next instance that fetches the namespaces of one language on demand, with Portuguese as fallback. */
export function createI18n(language: Language, fetchOnce: FetchNamespace = fetchNamespace): i18n {
  const instance = createInstance();
  void instance.use(backendOf(fetchOnce)).init({ ...i18nOptions, ...limits, lng: language, ns: [], resources: {}, partialBundledLanguages: true });
  return instance;
}
