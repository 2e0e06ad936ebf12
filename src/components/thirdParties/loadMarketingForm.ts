import { addScript } from './addScript';
import type { MarketingService } from './marketingService';
import { watchFormMessages } from './watchFormMessages';

declare global {
  interface Window {
    /** What the service's script reads when it runs. */
    ss_form?: {
      account: string;
      formID: string;
      width: string;
      domain: string;
      target_id: string;
      /** Its own, while it looks for the container. */
      intervalId?: number;
    };
  }
}

/** Milliseconds until a form that has not come is given up (docs/hotel-rules.md 10.2). */
const timeoutMs = 6000;

/**
 * Address of the form's script, by the domain of the embed code: a form at `app-3QN….marketingautomation.services` has it at
 * `https://koi-3QN….marketingautomation.services`; any other domain serves both.
 * @param domain with its scheme where that is not https, as for a local test server
 */
export function formScriptAddress(domain: string): string {
  const origin = domain.includes('://') ? domain : `https://${domain.replace(/^app-/, 'koi-')}`;
  return `${origin}/client/form.js?ver=2.0.1`;
}

export interface FormToLoad {
  readonly service: MarketingService;
  /** Empty, with an id and no other attribute. */
  readonly container: HTMLElement;
  /** Ends when the visitor leaves or withdraws the consent; it must not have ended yet. */
  readonly signal: AbortSignal;
  /** Once the form is there; answers whether it may stay. */
  readonly onArrival: () => boolean;
}

/**
 * Loads the marketing-automation form into its container, 100 % wide (docs/hotel-rules.md 10.2). In the end the script, what it put into the container and its global state are
 * taken away; at once where it is blocked, fails or takes longer than six seconds. It does not come any later then.
 */
export function loadMarketingForm({ service, container, signal, onArrival }: FormToLoad): void {
  const over = new AbortController();
  const end = () => over.abort();
  let arrived = false;

  /** The form speaks whenever its height changes; its first word counts. */
  function arrive(): void {
    if (arrived) return;
    arrived = true;
    clearTimeout(timer);
    observer.disconnect();
    if (!onArrival()) end();
  }

  function begin(): void {
    window.ss_form = { account: service.account, formID: service.form, width: '100%', domain: service.domain, target_id: container.id };
    const script = addScript(formScriptAddress(service.domain));
    script.addEventListener('error', end);
    over.signal.addEventListener('abort', () => {
      script.remove();
      clearInterval(window.ss_form?.intervalId);
      delete window.ss_form;
    });
  }

  const timer = setTimeout(end, timeoutMs);
  // a form of its own, without a frame
  const observer = new MutationObserver(() => container.querySelector('form') && arrive());
  observer.observe(container, { childList: true, subtree: true });
  const unwatch = watchFormMessages(container, arrive);
  over.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
    unwatch();
    container.replaceChildren();
    for (const { name } of [...container.attributes]) if (name !== 'id') container.removeAttribute(name);
  });
  signal.addEventListener('abort', end);

  // On a page that still loads, the script waits for an event that may have gone by.
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true, signal: over.signal });
}
